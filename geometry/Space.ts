import { rotation } from './decompose';
import type { Matrix, Point } from './matrix';

/** A transformation of space without perspective: 16 numbers, column by column, as in ActionScript's `Matrix3D.rawData`. */
export type Space = readonly number[];

/** A point in space, in pixels; `z` grows away from the eye. */
export interface SpacePoint extends Point {
  z: number;
}

/** A transformation of the plane as one of space. */
export function flatSpace({ a, b, c, d, tx, ty }: Matrix): Space {
  return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
}

export function shiftedSpace({ x, y, z }: SpacePoint): Space {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

/** Rotations, in degrees, about the x axis first, then y, then z. Positive ones turn y to z, z to x and x to y. */
export function turnedSpace({ x, y, z }: SpacePoint): Space {
  const [across, down, flat] = [rotation(x), rotation(y), rotation(z)];
  const aboutX = [1, 0, 0, 0, 0, across.a, across.b, 0, 0, across.c, across.d, 0, 0, 0, 0, 1];
  const aboutY = [down.a, 0, down.c, 0, 0, 1, 0, 0, down.b, 0, down.d, 0, 0, 0, 0, 1];
  return concatSpaces(flatSpace({ ...flat, tx: 0, ty: 0 }), concatSpaces(aboutY, aboutX));
}

/** The transformation that applies `inner` first, then `outer`. */
export function concatSpaces(outer: Space, inner: Space): Space {
  return inner.map((_, i) => {
    const [column, row] = [i - (i % 4), i % 4];
    let sum = 0;
    for (let k = 0; k < 4; k++) sum += outer[4 * k + row] * inner[column + k];
    return sum;
  });
}

export function applySpace(space: Space, { x, y, z }: SpacePoint): SpacePoint {
  const at = (row: number): number =>
    space[row] * x + space[4 + row] * y + space[8 + row] * z + space[12 + row];
  return { x: at(0), y: at(1), z: at(2) };
}
