import { mergePseudos, readingPseudo } from '../../../src/selector/plan/Pseudo';

const first = readingPseudo(1, () => () => true);
const second = readingPseudo(1, () => () => false);

describe('mergePseudos', () => {
  it('The words of every list are there, with the last meaning of each', () => {
    expect(mergePseudos([{ a: first, b: first }, {}, { b: second, c: second }])).toEqual({
      a: first,
      b: second,
      c: second,
    });
  });

  it('Members that scripts add to every object are not taken', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything.blurrish = first;
    try {
      expect(Object.keys(mergePseudos([{ a: first }]))).toEqual(['a']);
    } finally {
      delete everything.blurrish;
    }
  });
});
