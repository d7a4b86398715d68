import fc from 'fast-check';
import { compose, rotation } from '../../../../geometry/decompose';
import { apply, type Matrix } from '../../../../geometry/matrix';
import { carriedMatrix, pivotInParent } from '../../../../film/tween/numbers/carriedMatrix';
import { tweenedMatrix } from '../../../../film/tween/numbers/classicTween';
import {
  ANIMATE,
  ANIMATE_2019,
  ANIMATE_2020,
  arithmeticOf,
  FLASH,
} from '../../../../film/tween/numbers/Arithmetic';

const turned = (a: number, b: number, tx: number, ty: number): Matrix => ({
  a: a / 65536,
  b: b / 65536,
  c: -b / 65536,
  d: a / 65536,
  tx,
  ty,
});
const origin = { x: 0, y: 0 };

/** Movies that Flash CS5 published, and an atlas of Animate CC 2018. */
const flash = [
  { matrix: turned(65536, 0, -5.4, 28.9), pivot: origin },
  { matrix: turned(64712, -9482, 1.7, 25.35), pivot: origin },
];
const animate = [
  { matrix: turned(65336, 5103, 3, 5.25), pivot: { x: -3.55, y: -7.05 } },
  { matrix: turned(-65176, -6827, -2.75, -9.3), pivot: { x: -3.5, y: -6.9 } },
];

describe('positions between keyframes', () => {
  it.each([
    // The last one is 0.12 px away from the exact position.
    ['Flash', flash, FLASH, 0.234375, [-3.75, 28]],
    ['Flash', flash, FLASH, 0.4375, [-2.3, 27.35]],
    ['Flash', flash, FLASH, 0.609375, [-0.95, 26.75]],
    ['Animate', animate, ANIMATE, 1 / 49, [3.35, 4.95]],
    ['Animate', animate, ANIMATE, 2 / 49, [3.75, 4.7]],
    ['Animate', animate, ANIMATE, 24 / 49, [7.3, -4.7]],
  ])('Positions are those that %s published', (_program, [from, to], arithmetic, progress, [x, y]) => {
    const even = { position: progress, rotation: progress, scale: progress };
    const { tx, ty } = tweenedMatrix(from, to, even, 'auto', arithmetic);
    expect([tx, ty]).toEqual([x, y]);
  });
});

describe('carriedMatrix(placement, parts, place, arithmetic)', () => {
  const twips = fc.integer({ min: -8000, max: 8000 }).map((count) => count / 20);
  const point = fc.record({ x: twips, y: twips });
  const scale = fc.double({ min: 0.2, max: 3, noNaN: true });
  const degrees = fc.integer({ min: -180, max: 180 });
  const placement = fc
    .record({ scale, degrees, tx: twips, ty: twips, pivot: point })
    .map(({ scale: size, degrees: angle, tx, ty, pivot }) => {
      const { a, b } = rotation(angle);
      return { matrix: { a: a * size, b: b * size, c: -b * size, d: a * size, tx, ty }, pivot };
    });

  it.each([
    ['Flash', FLASH],
    ['Animate', ANIMATE],
    ['Animate 2020', ANIMATE_2020],
  ])(
    'The transformation point comes near to the place, in whole twips, as %s does it',
    (_program, arithmetic) => {
      fc.assert(
        fc.property(placement, scale, scale, degrees, point, (from, scaleX, scaleY, angle, place) => {
          // Angles on entries of the table are exact.
          const parts = { scaleX, scaleY, skewX: angle, skewY: angle };
          const matrix = carriedMatrix(from, parts, place, arithmetic) ?? fail();
          const exact = compose(parts);
          for (const part of ['a', 'b', 'c', 'd'] as const)
            expect(Math.abs(matrix[part] - exact[part])).toBeLessThan(0.002);
          for (const length of [matrix.tx, matrix.ty])
            expect(Math.abs(length * 20 - Math.round(length * 20))).toBeLessThan(1e-6);
          const found = apply(matrix, from.pivot);
          // A twip or two for each joint; those before the scaling are scaled as well.
          const room = 0.12 * (3 + Math.max(scaleX, scaleY) * 2);
          expect(Math.hypot(found.x - place.x, found.y - place.y)).toBeLessThan(room);
        }),
      );
    },
  );

  it('A pure movement is exact', () => {
    const parts = { scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 };
    fc.assert(
      fc.property(
        point,
        point,
        point,
        fc.constantFrom(FLASH, ANIMATE, ANIMATE_2020),
        (at, pivot, by, arithmetic) => {
          const from = { matrix: { a: 1, b: 0, c: 0, d: 1, tx: at.x, ty: at.y }, pivot };
          const { x, y } = pivotInParent(from, arithmetic);
          const { tx, ty } = carriedMatrix(from, parts, { x: x + by.x, y: y + by.y }, arithmetic) ?? fail();
          expect(tx).toBeCloseTo(at.x + by.x, 9);
          expect(ty).toBeCloseTo(at.y + by.y, 9);
        },
      ),
    );
  });

  it('The matrix is undefined for an element that its keyframe flattens', () => {
    const from = { matrix: { a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0 }, pivot: origin };
    const parts = { scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 };
    expect(carriedMatrix(from, parts, origin, ANIMATE)).toBeUndefined();
  });
});

describe('arithmeticOf(majorVersion)', () => {
  it.each([
    [11, FLASH],
    [12, FLASH],
    [13, ANIMATE],
    [18, ANIMATE],
    [19, ANIMATE_2019],
    [20, ANIMATE_2020],
    [Infinity, ANIMATE_2020],
  ])('%d', (version, arithmetic) => {
    expect(arithmeticOf(version)).toBe(arithmetic);
  });
});

function fail(): never {
  throw new Error('the matrix is missing');
}
