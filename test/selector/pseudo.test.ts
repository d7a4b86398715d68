import { joined, pseudo } from '../../src/selector/pseudo';

const first = pseudo(1, () => true);
const second = pseudo(1, () => false);

describe('joined', () => {
  test('has the words of every list, the last meaning of each', () => {
    expect(joined([{ a: first, b: first }, {}, { b: second, c: second }])).toEqual({
      a: first,
      b: second,
      c: second,
    });
  });

  test('takes no members that scripts add to every object', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything.blurrish = first;
    try {
      expect(Object.keys(joined([{ a: first }]))).toEqual(['a']);
    } finally {
      delete everything.blurrish;
    }
  });
});
