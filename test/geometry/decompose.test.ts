import fc from 'fast-check';
import { compose, decompose, normalizeAngle, rotation, rotationOf, turned } from '../../geometry/decompose';

const scale = fc.double({ min: 0.05, max: 20, noNaN: true });
const angle = fc.double({ min: -179.9, max: 180, noNaN: true });
const parts = fc.record({ scaleX: scale, scaleY: scale, skewX: angle, skewY: angle });

describe('Taking matrices apart', () => {
  it.each([
    ['the identity', { a: 1, b: 0, c: 0, d: 1 }, { scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 }, 0],
    [
      'a quarter turn clockwise',
      { a: 0, b: 1, c: -1, d: 0 },
      { scaleX: 1, scaleY: 1, skewX: 90, skewY: 90 },
      90,
    ],
    ['half a turn', { a: -1, b: 0, c: 0, d: -1 }, { scaleX: 1, scaleY: 1, skewX: 180, skewY: 180 }, 180],
    [
      'mirrored left to right',
      { a: -1, b: 0, c: 0, d: 1 },
      { scaleX: 1, scaleY: 1, skewX: 0, skewY: 180 },
      NaN,
    ],
    ['stretched', { a: 2, b: 0, c: 0, d: 0.5 }, { scaleX: 2, scaleY: 0.5, skewX: 0, skewY: 0 }, 0],
    ['leaning', { a: 1, b: 0, c: -1, d: 1 }, { scaleX: 1, scaleY: Math.SQRT2, skewX: 45, skewY: 0 }, NaN],
  ])('%s', (_, matrix, expected, rotationExpected) => {
    const seen = decompose(matrix);
    for (const name of ['scaleX', 'scaleY', 'skewX', 'skewY'] as const)
      expect(seen[name]).toBeCloseTo(expected[name], 12);
    expect(rotationOf(seen)).toBe(rotationExpected);
  });

  it('Parts put together and taken apart again are the same', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const seen = decompose(compose(given));
        expect(seen.scaleX).toBeCloseTo(given.scaleX, 9);
        expect(seen.scaleY).toBeCloseTo(given.scaleY, 9);
        expect(normalizeAngle(seen.skewX - given.skewX)).toBeCloseTo(0, 7);
        expect(normalizeAngle(seen.skewY - given.skewY)).toBeCloseTo(0, 7);
      }),
    );
  });

  it('A matrix taken apart and put together again is the same', () => {
    const number = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.record({ a: number, b: number, c: number, d: number }), (matrix) => {
        const seen = compose(decompose(matrix));
        for (const name of ['a', 'b', 'c', 'd'] as const) expect(seen[name]).toBeCloseTo(matrix[name], 9);
      }),
    );
  });

  it('An axis without changes keeps its numbers to the last digit', () => {
    const matrix = { a: 0.7071, b: 0.7071, c: -0.33, d: 0.44 };
    expect(turned(matrix, { scaleX: 2 })).toMatchObject({ c: -0.33, d: 0.44 });
    expect(turned(matrix, { skewX: 10 })).toMatchObject({ a: 0.7071, b: 0.7071 });
  });

  it('Turning by multiples of 90 degrees is exact', () => {
    expect(
      [0, 90, 180, 270, -90].map((degrees) => Object.values(rotation(degrees)).map((value) => value + 0)),
    ).toEqual([
      [1, 0, 0, 1],
      [0, 1, -1, 0],
      [-1, 0, 0, -1],
      [0, -1, 1, 0],
      [0, -1, 1, 0],
    ]);
  });

  it.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [190, -170],
    [-190, 170],
    [720, 0],
    [541, -179],
  ])('%d degrees are %d', (degrees, expected) => {
    expect(normalizeAngle(degrees) + 0).toBe(expected);
  });
});
