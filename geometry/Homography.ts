import { emptyBox, include, type Box } from './Box';
import { concat, type Matrix, type Point } from './matrix';
import { SegmentPen, STRIDE, type Segments } from './edges/Segments';
import type { Space } from './Space';

/**
 * A projection of a plane in space onto another: a point is transformed by the affine part, then divided by
 * `p * x + q * y + w`.
 */
export interface Homography extends Matrix {
  p: number;
  q: number;
  w: number;
}

/** The camera of a stage. */
export interface Perspective {
  /** From the eye to the stage, in pixels. */
  focalLength: number;
  /** The vanishing point. */
  center: Point;
}

/** Minimum distance of visible planes from the eye, as a share of the distance from the stage to the eye. */
const NEAR = 0.01;

/**
 * The perspective projection of a plane in space. As in ActionScript's `PerspectiveProjection`, an object at a depth of
 * `z` pixels is scaled by `focalLength / (focalLength + z)` about the vanishing point.
 *
 * @param space From the plane to space.
 */
export function seenBy({ focalLength, center }: Perspective, space: Space): Homography {
  const [p, q, w] = [2, 6, 14].map((at) => space[at] / focalLength);
  return {
    a: space[0] + center.x * p,
    b: space[1] + center.y * p,
    c: space[4] + center.x * q,
    d: space[5] + center.y * q,
    tx: space[12] + center.x * w,
    ty: space[13] + center.y * w,
    p,
    q,
    w: 1 + w,
  };
}

/** The projection followed by a matrix. */
export function carried(matrix: Matrix, { p, q, w, ...seen }: Homography): Homography {
  const { a, b, c, d, tx, ty } = concat({ ...matrix, tx: 0, ty: 0 }, seen);
  const { tx: x, ty: y } = matrix;
  return { a: a + x * p, b: b + y * p, c: c + x * q, d: d + y * q, tx: tx + x * w, ty: ty + y * w, p, q, w };
}

/** The projection of a point; undefined for a point at the eye or behind it. */
export function seenPoint(seen: Homography, { x, y }: Point): Point | undefined {
  const share = seen.p * x + seen.q * y + seen.w;
  if (share < NEAR) return undefined;
  return {
    x: (seen.a * x + seen.c * y + seen.tx) / share,
    y: (seen.b * x + seen.d * y + seen.ty) / share,
  };
}

/** The best affine approximation around a point; undefined if the point is not visible. */
export function affineAt(seen: Homography, point: Point): Matrix | undefined {
  const image = seenPoint(seen, point);
  if (!image) return undefined;
  const share = seen.p * point.x + seen.q * point.y + seen.w;
  const [a, b] = [(seen.a - image.x * seen.p) / share, (seen.b - image.y * seen.p) / share];
  const [c, d] = [(seen.c - image.x * seen.q) / share, (seen.d - image.y * seen.q) / share];
  return {
    a,
    b,
    c,
    d,
    tx: image.x - a * point.x - c * point.y,
    ty: image.y - b * point.x - d * point.y,
  };
}

/** True if it is affine: parallel lines stay parallel. */
export function isAffine({ p, q }: Homography): boolean {
  return Math.abs(p) < 1e-9 && Math.abs(q) < 1e-9;
}

/** The box of a projected box, without the part behind the eye. */
export function seenBox(seen: Homography, { left, top, right, bottom }: Box): Box {
  const box = emptyBox();
  for (const x of [left, right]) {
    for (const y of [top, bottom]) {
      const point = seenPoint(seen, { x, y });
      if (point) include(box, point.x, point.y);
    }
  }
  return box;
}

/** Number of quadratic curves that approximate a projected curve, which is not a quadratic curve itself. */
const PIECES = 6;

/** Projects segments; undefined if some of them are not in front of the eye. */
export function seenSegments(seen: Homography, { count, points, lines }: Segments): Segments | undefined {
  const pen = new SegmentPen();
  for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
    const [x0, y0, x1, y1, x2, y2] = points.subarray(at, at + STRIDE);
    const pieces = lines[i] === 1 ? 1 : PIECES;
    const on = (time: number): Point | undefined => {
      const [start, control, end] = [(1 - time) ** 2, 2 * time * (1 - time), time ** 2];
      return seenPoint(seen, {
        x: start * x0 + control * x1 + end * x2,
        y: start * y0 + control * y1 + end * y2,
      });
    };
    let from = on(0);
    for (let piece = 1; piece <= pieces; piece++) {
      const [middle, to] = [on((piece - 0.5) / pieces), on(piece / pieces)];
      if (!from || !middle || !to) return undefined;
      pen.moveTo(from.x, from.y);
      if (lines[i] === 1) pen.lineTo(to.x, to.y);
      else pen.curveTo(2 * middle.x - (from.x + to.x) / 2, 2 * middle.y - (from.y + to.y) / 2, to.x, to.y);
      from = to;
    }
  }
  return pen.segments();
}
