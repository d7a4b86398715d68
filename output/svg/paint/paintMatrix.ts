import { concat, type Matrix } from '../../../geometry/matrix';
import type { State } from '../State';

/** From the coordinates of a gradient or bitmap to those of the path that it fills. */
export function paintMatrix(matrix: Matrix, { paints }: State): Matrix {
  return paints ? concat(paints, matrix) : matrix;
}
