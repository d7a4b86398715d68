import { lookUp } from '../../../document/xml/lookUp';

describe('lookUp', () => {
  it('The entries of a table are found', () => {
    expect(lookUp({ a: 1 }, 'a')).toBe(1);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'An entry under %s is not found',
    (name) => {
      expect(lookUp({ a: 1 }, name)).toBeUndefined();
    },
  );
});
