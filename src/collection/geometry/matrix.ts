import type { Vector } from './box';

/** A plane transformation: x' = a·x + c·y + tx, y' = b·x + d·y + ty, as the host's Matrix. */
export interface Transform {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

/** The transformation that applies the inner one first, then the outer one. */
export function concat(outer: Transform, inner: Transform): Transform {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
    ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
  };
}

export function transformPoint(transform: Transform, point: Vector): Vector {
  return {
    x: transform.a * point.x + transform.c * point.y + transform.tx,
    y: transform.b * point.x + transform.d * point.y + transform.ty,
  };
}

/** The distance that becomes this one by the transformation; null when it flattens everything to a line or point. */
export function inverseDistance(transform: Transform, distance: Vector): Vector | null {
  const determinant = transform.a * transform.d - transform.b * transform.c;
  if (determinant === 0) return null;
  return {
    x: (transform.d * distance.x - transform.c * distance.y) / determinant,
    y: (transform.a * distance.y - transform.b * distance.x) / determinant,
  };
}

/** The transformation with this linear part that leaves a point where it is. */
function about(pivot: Vector, a: number, b: number, c: number, d: number): Transform {
  return { a, b, c, d, tx: pivot.x - a * pivot.x - c * pivot.y, ty: pivot.y - b * pivot.x - d * pivot.y };
}

/** A clockwise rotation by an angle in degrees about a point. */
export function rotationAbout(pivot: Vector, angle: number): Transform {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return about(pivot, cos, sin, -sin, cos);
}

export function scalingAbout(pivot: Vector, xScale: number, yScale: number): Transform {
  return about(pivot, xScale, 0, 0, yScale);
}
