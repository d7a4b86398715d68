import fc from 'fast-check';
import type { Box } from '../../../../geometry/Box';
import { apply, invert, type Matrix, type Point } from '../../../../geometry/matrix';
import { tileOf } from '../../../../output/svg/paint/tileOf';

const SIZE = { width: 200, height: 120 };

/** The pixel of the bitmap that is seen at a point of the shape, as browsers repeat a tile. */
function pixelAt(point: Point, { part, matrix }: ReturnType<typeof tileOf>): Point {
  const inverse = invert(matrix) as Matrix;
  const { x, y } = apply(inverse, point);
  const { x: left = 0, y: top = 0, width, height } = part;
  return {
    x: left + modulo(x - left, width),
    y: top + modulo(y - top, height),
  };
}

function modulo(value: number, by: number): number {
  return value - Math.floor(value / by) * by;
}

const number = (most: number): fc.Arbitrary<number> => fc.double({ min: -most, max: most, noNaN: true });

/** Turned, stretched and moved, not flat. */
const matrices = fc
  .record({ a: number(4), b: number(4), c: number(4), d: number(4), tx: number(900), ty: number(900) })
  .filter(({ a, b, c, d }) => Math.abs(a * d - b * c) > 0.05);

const boxes = fc
  .record({ left: number(500), top: number(500), width: fc.nat(80), height: fc.nat(80) })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));

describe('The tile of a bitmap fill', () => {
  it('A shape shows the same pixels of a part as of the whole bitmap', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(matrices, boxes, share, share, (matrix, box, across, down) => {
        const point = {
          x: box.left + across * (box.right - box.left),
          y: box.top + down * (box.bottom - box.top),
        };
        const seen = pixelAt(point, tileOf(SIZE, matrix, box));
        const whole = pixelAt(point, tileOf(SIZE, matrix));
        // At the edge between two tiles rounding tells which of them it is.
        for (const [one, other, length] of [
          [seen.x, whole.x, SIZE.width],
          [seen.y, whole.y, SIZE.height],
        ]) {
          const apart = modulo(one - other, length);
          expect(Math.min(apart, length - apart)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it.each<[string, Box, object]>([
    [
      'in the middle is cut',
      { left: 50, top: 50, right: 60, bottom: 70 },
      { x: 41, y: 36, width: 28, height: 48 },
    ],
    [
      'a tile away is cut as the first one',
      { left: -150, top: 170, right: -140, bottom: 190 },
      { x: 41, y: 36, width: 28, height: 48 },
    ],
    ['over the edge of the bitmap is whole', { left: 190, top: 50, right: 210, bottom: 70 }, SIZE],
    ['larger than the bitmap is whole', { left: -10, top: -10, right: 500, bottom: 500 }, SIZE],
    ['that is not known is whole', { left: NaN, top: 0, right: NaN, bottom: 1 }, SIZE],
    ['of nothing is whole', { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }, SIZE],
  ])('The part of a shape %s', (_what, box, part) => {
    expect(tileOf(SIZE, { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, box).part).toEqual(part);
  });

  it('A flat matrix leaves it whole', () => {
    const flat = { a: 1, b: 0, c: 2, d: 0, tx: 0, ty: 0 };
    expect(tileOf(SIZE, flat, { left: 1, top: 1, right: 2, bottom: 2 })).toEqual({
      part: SIZE,
      matrix: flat,
    });
  });
});
