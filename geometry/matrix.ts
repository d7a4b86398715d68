/**
 * An affine transformation as the document stores it: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in pixels, y
 * downwards. The host's own Matrix objects have the same members.
 */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

export interface Point {
  x: number;
  y: number;
}

export const IDENTITY: Readonly<Matrix> = Object.freeze({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 });

/** The transformation that applies `inner` first, then `outer`. */
export function concat(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
    ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
  };
}

export function apply(matrix: Matrix, { x, y }: Point): Point {
  return { x: matrix.a * x + matrix.c * y + matrix.tx, y: matrix.b * x + matrix.d * y + matrix.ty };
}

/** The inverse; undefined if the matrix is singular. */
export function invert({ a, b, c, d, tx, ty }: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(determinant)) return undefined;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    tx: (c * ty - d * tx) / determinant,
    ty: (b * tx - a * ty) / determinant,
  };
}

export function isIdentity({ a, b, c, d, tx, ty }: Matrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0;
}

/** True for a pure translation. */
export function isTranslation({ a, b, c, d }: Matrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1;
}

export function translation(x: number, y: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
}

/** The transformation with the linear part of `matrix` that leaves `point` in place. */
export function around(matrix: Matrix, { x, y }: Point): Matrix {
  const { a, b, c, d } = matrix;
  return { a, b, c, d, tx: x - a * x - c * y, ty: y - b * x - d * y };
}
