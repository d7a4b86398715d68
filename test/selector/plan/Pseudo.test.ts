import { mergePseudos, readingPseudo } from '../../../src/selector/plan/Pseudo';

const first = readingPseudo(1, () => () => true);
const second = readingPseudo(1, () => () => false);

describe('mergePseudos', () => {
  it('has the words of every list, the last meaning of each', () => {
    expect(mergePseudos([{ a: first, b: first }, {}, { b: second, c: second }])).toEqual({
      a: first,
      b: second,
      c: second,
    });
  });

  it('takes no members that scripts add to every object', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything.blurrish = first;
    try {
      expect(Object.keys(mergePseudos([{ a: first }]))).toEqual(['a']);
    } finally {
      delete everything.blurrish;
    }
  });
});
