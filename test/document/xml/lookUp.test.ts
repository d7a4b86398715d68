import { lookUp } from '../../../document/xml/lookUp';

describe('lookUp', () => {
  it('lookUp finds the entries of a table', () => {
    expect(lookUp({ a: 1 }, 'a')).toBe(1);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'lookUp finds nothing under %s',
    (name) => {
      expect(lookUp({ a: 1 }, name)).toBeUndefined();
    },
  );
});
