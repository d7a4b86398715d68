import type { AdobeMath, Contract } from '../../contract/adobe';
import { apply, concat, invert, type Matrix, type Point } from '../../../geometry/matrix';
import { invalidArgument } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';

/** `fl.Math`. Matrices map a point to `(a x + c y + tx, b x + d y + ty)`. */
export class HostMath extends HostObject implements Contract<AdobeMath> {
  static override readonly className = '_Math';

  /** The matrix that maps first by `mat1`, then by `mat2`. */
  concatMatrix(mat1: Matrix, mat2: Matrix): Matrix {
    checkFields('concatMatrix', 1, mat1, MATRIX);
    checkFields('concatMatrix', 2, mat2, MATRIX);
    return concat(mat2, mat1);
  }

  /** @throws HostError for a matrix without an inverse. */
  invertMatrix(mat: Matrix): Matrix {
    checkFields('invertMatrix', 1, mat, MATRIX);
    const inverse = invert(mat);
    if (!inverse) throw invalidArgument('invertMatrix', 1);
    return inverse;
  }

  pointDistance(pt1: Point, pt2: Point): number {
    checkFields('pointDistance', 1, pt1, POINT);
    checkFields('pointDistance', 2, pt2, POINT);
    return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
  }

  transformPoint(matrix: Matrix, point: Point): Point {
    checkFields('transformPoint', 1, matrix, MATRIX);
    checkFields('transformPoint', 2, point, POINT);
    return apply(matrix, point);
  }
}

const MATRIX = ['a', 'b', 'c', 'd', 'tx', 'ty'];
const POINT = ['x', 'y'];

function checkFields(method: string, position: number, value: object, fields: readonly string[]): void {
  const held = (value ?? {}) as Record<string, unknown>;
  if (fields.some((field) => !Number.isFinite(held[field]))) throw invalidArgument(method, position);
}
