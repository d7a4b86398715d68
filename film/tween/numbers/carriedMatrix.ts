import type { Parts } from '../../../geometry/decompose';
import { invert, type Matrix, type Point } from '../../../geometry/matrix';
import type { Arithmetic } from './Arithmetic';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

const STEPS = 65536;
/**
 * The matrix between two keyframes, calculated as Animate does. It is not composed from the new scales and angles
 * directly, but is the product of the keyframe's matrix and a second one that transforms the element from there. The
 * second matrix moves the transformation point to the origin, reverses the scales and angles of the keyframe, scales,
 * rotates, and moves the point to its target. Each product is rounded, so that positions differ by up to 0.15 px from
 * the exact ones.
 *
 * Of 36,611 positions in movies that Flash CS5 published 96.8 % agree to the twip and 99.9 % within one; of 848 in
 * atlases of Animate CC 2018 66 % agree to the twip and 97 % within one, the others within two.
 *
 * @param matrix The element's on its keyframe.
 * @param pivot Its transformation point, in its own coordinates.
 * @param parts The scales and angles at that frame.
 * @param target Where the transformation point is then. @returns undefined if the keyframe's matrix flattens the
 *   element
 */
export function carriedMatrix(
  { matrix, pivot }: { matrix: Matrix; pivot: Point },
  parts: Parts,
  target: Point,
  arithmetic: Arithmetic,
): Matrix | undefined {
  const undone = invert({ ...matrix, tx: 0, ty: 0 });
  if (!undone) return undefined;
  const start = counted(matrix);
  const origin = placeInTwips(undone, inTwips(pivotInParent({ matrix, pivot }, arithmetic)), arithmetic);
  const back = { ...counted(undone, arithmetic.factor), tx: -origin.x, ty: -origin.y };
  const size = counted({ a: parts.scaleX, b: 0, c: 0, d: parts.scaleY, tx: 0, ty: 0 });
  const turn = counted({ ...arithmetic.compose({ ...parts, scaleX: 1, scaleY: 1 }), tx: 0, ty: 0 });
  const move = counted({ a: 1, b: 0, c: 0, d: 1, tx: target.x, ty: target.y });
  const carrying = [size, turn, move].reduce((first, then) => join(first, then, arithmetic), back);
  return inPixels(join(start, carrying, arithmetic));
}

/** The position of an element's transformation point, rounded to twips, in pixels. */
export function pivotInParent(
  { matrix, pivot }: { matrix: Matrix; pivot: Point },
  arithmetic: Arithmetic,
): Point {
  const { x, y } = placeInTwips(matrix, inTwips(pivot), arithmetic);
  const { tx, ty } = counted(matrix);
  return { x: (x + tx) / TWIPS_PER_PIXEL, y: (y + ty) / TWIPS_PER_PIXEL };
}

/** A point in twips after scaling and rotation. */
function placeInTwips({ a, b, c, d }: Matrix, { x, y }: Point, { point }: Arithmetic): Point {
  return { x: point(a * x, c * y), y: point(b * x, d * y) };
}

/** The product of two matrices in fixed point: `first`, followed by `then`. */
function join(first: Matrix, then: Matrix, { sum }: Arithmetic): Matrix {
  const product = (one: number, by: number, other: number, byOther: number): number =>
    sum((one * by) / STEPS, (other * byOther) / STEPS);
  return {
    a: product(first.a, then.a, first.b, then.c),
    b: product(first.a, then.b, first.b, then.d),
    c: product(first.c, then.a, first.d, then.c),
    d: product(first.c, then.b, first.d, then.d),
    tx: product(first.tx, then.a, first.ty, then.c) + then.tx,
    ty: product(first.tx, then.b, first.ty, then.d) + then.ty,
  };
}

/** Converts a matrix to fixed point: factors in steps of 1/65536, the translation in twips. */
function counted({ a, b, c, d, tx, ty }: Matrix, whole: (value: number) => number = Math.round): Matrix {
  const factor = (value: number): number => whole(value * STEPS);
  return {
    a: factor(a),
    b: factor(b),
    c: factor(c),
    d: factor(d),
    tx: Math.round(tx * TWIPS_PER_PIXEL),
    ty: Math.round(ty * TWIPS_PER_PIXEL),
  };
}

function inTwips({ x, y }: Point): Point {
  return { x: x * TWIPS_PER_PIXEL, y: y * TWIPS_PER_PIXEL };
}

function inPixels({ a, b, c, d, tx, ty }: Matrix): Matrix {
  return {
    a: a / STEPS,
    b: b / STEPS,
    c: c / STEPS,
    d: d / STEPS,
    tx: tx / TWIPS_PER_PIXEL,
    ty: ty / TWIPS_PER_PIXEL,
  };
}
