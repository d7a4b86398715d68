import fc from 'fast-check';
import { apply, around, type Matrix } from '../../../../geometry/matrix';
import { compose, decompose, rotation, rotationOf } from '../../../../geometry/decompose';
import {
  guidedMatrix,
  placeAt,
  tweenedMatrix,
  type Placement,
  type Turning,
  type TweenProgress,
} from '../../../../film/tween/numbers/classicTween';
import { ANIMATE } from '../../../../film/tween/numbers/Arithmetic';

const even = (progress: number) => ({ position: progress, rotation: progress, scale: progress });
const turned = (degrees: number, tx = 0, ty = 0): Matrix => ({ ...rotation(degrees), tx, ty });
const origin = { x: 0, y: 0 };

/** Angles between keyframes come from a table, a quarter of a degree apart. */
function expectAngle(found: number, expected: number): void {
  expect(Math.abs(found - expected)).toBeLessThan(0.25);
}

/** The arithmetic of a document of Animate. */
function between(from: Placement, to: Placement, progress: TweenProgress, turning: Turning): Matrix {
  return tweenedMatrix(from, to, progress, turning, ANIMATE);
}

describe('tweenedMatrix(from, to, progress, turning)', () => {
  it('The transformation point moves straight, and the position depends only on the point of the first end', () => {
    const pivot = { x: 10, y: 20 };
    const from = { matrix: turned(0, 5, 5), pivot };
    const to = { matrix: turned(90, 100, 0), pivot: { x: 3, y: 4 } };
    const end = apply(to.matrix, to.pivot);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (progress) => {
        const place = apply(between(from, to, even(progress), 'auto'), pivot);
        expect(Math.abs(place.x - 15 - (end.x - 15) * progress)).toBeLessThan(0.2);
        expect(Math.abs(place.y - 25 - (end.y - 25) * progress)).toBeLessThan(0.2);
      }),
    );
  });

  it.each<[from: number, to: number, turning: Turning, half: number]>([
    [170, -170, 'auto', 180],
    [0, 90, 'auto', 45],
    [0, 90, 'none', 0],
    [0, 0, 1, 180],
    [0, 90, 1, -135],
    [0, 90, -1, 45],
    [0, -90, -1, 135],
    [0, -0.001, 1, 180],
    [0, 0, 2, 0],
    [10, 50, 0, 30],
  ])('The angle between %d and %d degrees with turning %s is %d half way', (from, to, turning, half) => {
    const matrix = between(
      { matrix: turned(from), pivot: origin },
      { matrix: turned(to), pivot: origin },
      even(0.5),
      turning,
    );
    expect(Math.cos(((rotationOf(decompose(matrix)) - half) * Math.PI) / 180)).toBeCloseTo(1, 4);
  });

  it.each<[to: number, turning: Turning, covered: number]>([
    [90, 1, 450],
    [90, -1, -630],
    [-90, 1, 630],
    [-90, -1, -450],
    [0, 2, 720],
    [30, 'auto', 30],
  ])('A rotation to %d degrees with turning %s covers %d in total', (end, turning, covered) => {
    const matrix = between(
      { matrix: turned(0), pivot: origin },
      { matrix: turned(end), pivot: origin },
      even(0.1),
      turning,
    );
    expectAngle(rotationOf(decompose(matrix)), covered / 10);
  });

  it.each([40, -40])('A skew of %d degrees changes evenly during the rotation', (lean) => {
    const leaning = { ...compose({ scaleX: 1, scaleY: 1, skewX: lean, skewY: 0 }), tx: 0, ty: 0 };
    const matrix = between(
      { matrix: turned(0), pivot: origin },
      { matrix: leaning, pivot: origin },
      even(0.1),
      1,
    );
    const { skewX, skewY } = decompose(matrix);
    expectAngle(skewX, 36 + lean / 10);
    expectAngle(skewY, 36);
  });

  it.each<[title: string, from: number[], to: number[], half: number[]]>([
    ['turned over like a card is a line half way', [1, 0, 0, 1], [-1, 0, 0, 1], [0, 0, 0, 1]],
    ['folded over its edge goes through zero', [1, 0, 0, 1], [1, 0, 0, -0.5], [1, 0, 0, 0.25]],
    ['mirrored at both ends stays so', [-1, 0, 0, 1], [-2, 0, 0, 1], [-1.5, 0, 0, 1]],
    ['mirrored and turned does both', [1, 0, 0, 1], [0, 1, 1, 0], [0, 0, Math.SQRT1_2, Math.SQRT1_2]],
  ])('An element that is %s', (_title, from, to, half) => {
    const end = ([a, b, c, d]: number[]): Matrix => ({ a, b, c, d, tx: 0, ty: 0 });
    const at = (progress: number): number[] => {
      const [first, last] = [from, to].map((matrix) => ({ matrix: end(matrix), pivot: origin }));
      const { a, b, c, d } = between(first, last, even(progress), 'auto');
      return [a, b, c, d];
    };
    at(0.5).forEach((value, i) => {
      expect(value).toBeCloseTo(half[i], 4);
    });
    at(1).forEach((value, i) => {
      expect(value).toBeCloseTo(to[i], 4);
    });
  });

  it('Position, rotation and scale have their own eases', () => {
    const from = { matrix: turned(0), pivot: origin };
    const to = { matrix: { a: 0, b: 3, c: -3, d: 0, tx: 100, ty: 0 }, pivot: origin };
    const matrix = between(from, to, { position: 0.1, rotation: 1, scale: 0 }, 'auto');
    expect(matrix.tx).toBeCloseTo(10, 9);
    expect(matrix.a).toBeCloseTo(0, 4);
    expect(matrix.b).toBeCloseTo(1, 4);
  });
});

describe('placeAt(linear, point, place)', () => {
  it('The matrix moves the point to the target', () => {
    const matrix = placeAt(around({ ...turned(30), a: 2 }, origin), { x: 3, y: 4 }, { x: -7, y: 8 });
    expect(apply(matrix, { x: 3, y: 4 })).toEqual({ x: expect.closeTo(-7, 9), y: expect.closeTo(8, 9) });
  });
});

describe('guidedMatrix(from, to, progress, turning, path)', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];
  const pivot = { x: 5, y: 5 };
  const from = { matrix: turned(0, -5, -5), pivot };
  const to = { matrix: turned(90, 105, 95), pivot };

  it('The transformation point moves evenly along the path', () => {
    const matrix = guidedMatrix(from, to, even(0.75), 'auto', { points, isOriented: false }, ANIMATE);
    expect(apply(matrix, pivot)).toEqual({ x: expect.closeTo(100, 6), y: expect.closeTo(50, 6) });
    expectAngle(rotationOf(decompose(matrix)), 67.5);
  });

  it('An element that is oriented to the path keeps its angle to it', () => {
    const at = (progress: number): number =>
      rotationOf(
        decompose(guidedMatrix(from, to, even(progress), 'auto', { points, isOriented: true }, ANIMATE)),
      );
    expect([0, 0.25, 0.49, 0.51, 1].map(at).map((angle) => Math.round(angle))).toEqual([0, 0, 0, 90, 90]);
  });
});
