import fc from 'fast-check';
import { align } from '../../../../app/cli/diff/alignLists';
import { keepingOrder, Matching } from '../../../../app/cli/diff/Matching';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
const same = (one: string, other: string): boolean => one === other;
const score = (one: string, other: string): number => (one === other ? 1 : 0);

/** The length of the longest common subsequence, by trying all. */
function longest(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  if (one[0] === other[0]) return 1 + longest(one.slice(1), other.slice(1));
  return Math.max(longest(one.slice(1), other), longest(one, other.slice(1)));
}

describe('align', () => {
  it('Both orders are kept, nothing is left out, and as much as possible is paired', () => {
    fc.assert(
      fc.property(letters, letters, (olds, news) => {
        const pairs = align(olds, news, same, score);
        expect(pairs.flatMap(({ before }) => before ?? [])).toEqual(olds);
        expect(pairs.flatMap(({ after }) => after ?? [])).toEqual(news);
        const paired = pairs.filter(({ before, after }) => before !== undefined && after !== undefined);
        expect(paired.every(({ before, after }) => before === after)).toBe(true);
        expect(paired).toHaveLength(longest(olds, news));
      }),
      { numRuns: 200 },
    );
  });
});

describe('Matching', () => {
  it.each([
    ['the nearest', 100, 99],
    ['in their order, where they are too many to compare,', 20_000, 0],
  ])('Things that nothing distinguishes are paired %s', (_, count, partner) => {
    const things = Array.from({ length: count }, (_each, at) => ({ at }));
    const moved = [...things].reverse().map(({ at }) => ({ at }));
    const matching = new Matching(things, moved).byDistance(
      () => 'same',
      (before, after) => Math.abs(before.at - after.at),
    );
    expect(matching.pairs.size).toBe(count);
    expect(matching.pairs.get(things[0])).toBe(moved[partner]);
  });
});

describe('keepingOrder', () => {
  it('The partners that stay rise, and no longer rising list exists', () => {
    const some = fc.uniqueArray(fc.nat(20), { maxLength: 8 });
    fc.assert(
      fc.property(some, (numbers) => {
        const kept = numbers.filter((number) => keepingOrder(numbers).has(number));
        expect(kept).toEqual([...kept].sort((one, other) => one - other));
        const sorted = [...numbers].sort((one, other) => one - other).map(String);
        expect(kept).toHaveLength(longest(numbers.map(String), sorted));
      }),
      { numRuns: 200 },
    );
  });
});
