import type { AdobeMath, Contract } from '../../contract/adobe';
import { invalidArgument } from '../../realm/HostError';
import { HostObject } from '../../realm/HostObject';

interface MatrixValue {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

interface PointValue {
  x: number;
  y: number;
}

/** `fl.Math`. Matrices map a point to `(a x + c y + tx, b x + d y + ty)`. */
export class HostMath extends HostObject implements Contract<AdobeMath> {
  static override readonly className = '_Math';

  /** The matrix that maps first by `mat1`, then by `mat2`. */
  concatMatrix(mat1: MatrixValue, mat2: MatrixValue): MatrixValue {
    checkFields('concatMatrix', 1, mat1, MATRIX);
    checkFields('concatMatrix', 2, mat2, MATRIX);
    return {
      a: mat1.a * mat2.a + mat1.b * mat2.c,
      b: mat1.a * mat2.b + mat1.b * mat2.d,
      c: mat1.c * mat2.a + mat1.d * mat2.c,
      d: mat1.c * mat2.b + mat1.d * mat2.d,
      tx: mat1.tx * mat2.a + mat1.ty * mat2.c + mat2.tx,
      ty: mat1.tx * mat2.b + mat1.ty * mat2.d + mat2.ty,
    };
  }

  /** @throws HostError for a matrix without an inverse. */
  invertMatrix(mat: MatrixValue): MatrixValue {
    checkFields('invertMatrix', 1, mat, MATRIX);
    const determinant = mat.a * mat.d - mat.b * mat.c;
    if (determinant === 0) throw invalidArgument('invertMatrix', 1);
    const [a, b, c, d] = [mat.d, -mat.b, -mat.c, mat.a].map((term) => term / determinant);
    return { a, b, c, d, tx: -(mat.tx * a + mat.ty * c), ty: -(mat.tx * b + mat.ty * d) };
  }

  pointDistance(pt1: PointValue, pt2: PointValue): number {
    checkFields('pointDistance', 1, pt1, POINT);
    checkFields('pointDistance', 2, pt2, POINT);
    return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
  }

  transformPoint(matrix: MatrixValue, point: PointValue): PointValue {
    checkFields('transformPoint', 1, matrix, MATRIX);
    checkFields('transformPoint', 2, point, POINT);
    return {
      x: matrix.a * point.x + matrix.c * point.y + matrix.tx,
      y: matrix.b * point.x + matrix.d * point.y + matrix.ty,
    };
  }
}

const MATRIX = ['a', 'b', 'c', 'd', 'tx', 'ty'];
const POINT = ['x', 'y'];

function checkFields(method: string, position: number, value: object, fields: readonly string[]): void {
  const held = (value ?? {}) as Record<string, unknown>;
  if (fields.some((field) => !Number.isFinite(held[field]))) throw invalidArgument(method, position);
}
