import type { Matrix } from '../../geometry/matrix';
import type { DecomposedMatrix, Matrix3D } from './AtlasData';

const NAMES = ['m00', 'm01', 'm02', 'm03', 'm10', 'm11', 'm12', 'm13', 'm20', 'm21', 'm22', 'm23', 'm30', 'm31', 'm32', 'm33']; // prettier-ignore

/** A plane's matrix among those of space, row by row. */
export function matrix3D({ a, b, c, d, tx, ty }: Matrix): Matrix3D {
  const linear = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0].map(factor);
  const values = [...linear, length(tx), length(ty), 0, 1];
  return Object.fromEntries(NAMES.map((name, index) => [name, values[index]]));
}

/** The same as place, angle and scale. Skew is lost, as in Animate's own files. */
export function decomposed({ a, b, c, d, tx, ty }: Matrix): DecomposedMatrix {
  const scaleX = Math.hypot(a, b);
  const scaleY = scaleX === 0 ? Math.hypot(c, d) : (a * d - b * c) / scaleX;
  return {
    Position: { x: length(tx), y: length(ty), z: 0 },
    Rotation: { x: 0, y: 0, z: factor(Math.atan2(b, a)) },
    Scaling: { x: factor(scaleX), y: factor(scaleY), z: 1 },
  };
}

export function factor(value: number): number {
  return Number(value.toFixed(6)) + 0;
}

/** In pixels. */
export function length(value: number): number {
  return Number(value.toFixed(3)) + 0;
}
