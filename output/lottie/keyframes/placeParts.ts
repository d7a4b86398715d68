import { decompose, type Parts } from '../../../geometry/decompose';
import { apply, type Matrix, type Point } from '../../../geometry/matrix';

/** A matrix as players take it: the place of the anchor, scales in per cent, the angle of the x axis, and the skew. */
export interface PlaceParts {
  readonly p: readonly number[];
  readonly s: readonly number[];
  readonly r: readonly number[];
  readonly sk: readonly number[];
}

const RADIAN = Math.PI / 180;

/** @param anchor - in the coordinates of the object */
export function placeParts(matrix: Matrix, anchor: Point): PlaceParts {
  const { x, y } = apply(matrix, anchor);
  return { p: [x, y], ...linearParts(decompose(matrix)) };
}

/** Players lean the y axis by a shear: it keeps its height, not its length. */
export function linearParts({ scaleX, scaleY, skewX, skewY }: Parts): Omit<PlaceParts, 'p'> {
  let lean = (skewX - skewY) % 180;
  if (lean > 90) lean -= 180;
  if (lean < -90) lean += 180;
  const height = scaleY * Math.cos((skewX - skewY) * RADIAN);
  const isFlat = Math.abs(Math.abs(lean) - 90) < 0.01;
  return {
    s: [scaleX * 100, isFlat ? 0 : height * 100],
    r: [skewY],
    sk: [isFlat || Math.abs(lean) < 0.005 ? 0 : lean],
  };
}

/** The same angle by full turns that is nearest to another one. */
export function nearestTurn(angle: number, other: number): number {
  return angle + 360 * Math.round((other - angle) / 360);
}
