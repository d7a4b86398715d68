import fc from 'fast-check';
import { randomSource } from '../../../../src/collection/elements/randomize/source';

const drawn = (seed: number, count: number) => Array.from({ length: count }, randomSource('m', seed));

describe('seeded numbers', () => {
  it('Seeded numbers are in [0, 1)', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (seed) => {
        const drawn = Array.from({ length: 5 }, randomSource('m', seed));
        return drawn.every((r) => r >= 0 && r < 1);
      }),
    );
    const random = randomSource('m', 5);
    const draws = Array.from({ length: 10000 }, random);
    expect(draws.every((r) => r >= 0 && r < 1)).toBe(true);
    expect(draws.reduce((sum, r) => sum + r, 0) / draws.length).toBeCloseTo(0.5, 1);
  });

  /** The states of the generator as Park and Miller published them: seed 1 comes to 1043618065 after 10,000 steps. */
  it('Seeded numbers are those of Park and Miller, so that results repeat in every version', () => {
    const numbers = drawn(1, 10000);
    [16807, 282475249, 1622650073, 984943658].forEach((state, i) => {
      expect(numbers[i]).toBe((state - 1) / 2147483646);
    });
    expect(numbers[9999]).toBe((1043618065 - 1) / 2147483646);
  });

  it('Seeded numbers differ from seed to seed, including the limits of the generator', () => {
    const seeds = [0, 1, 2, 3, 2147483645, 2147483647, 2147483648];
    const sequences = seeds.map((seed) => drawn(seed, 4));
    sequences.forEach((numbers) => {
      expect(new Set(numbers).size).toBe(4);
      expect(numbers.every((r) => r >= 0 && r < 1)).toBe(true);
    });
    const first = sequences.slice(0, 5).map(([r]) => r);
    expect(new Set(first).size).toBe(5);
  });

  it('Seeded numbers are the same for a seed, its negative and the number that it is rounded down to', () => {
    expect(drawn(-7, 3)).toEqual(drawn(7, 3));
    expect(drawn(7.9, 3)).toEqual(drawn(7, 3));
    expect(drawn(2147483646, 3)).toEqual(drawn(0, 3));
  });
});
