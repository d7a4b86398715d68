import type { Box } from '../Box';
import type { Point } from '../matrix';

/** A straight line or a quadratic curve, in pixels. The control point of a line is its middle. */
export interface Curve {
  readonly x0: number;
  readonly y0: number;
  readonly cx: number;
  readonly cy: number;
  readonly x1: number;
  readonly y1: number;
  readonly isLine: boolean;
}

/** The parameter of a sample point, chosen so that it rarely is a vertex of a drawing with round numbers. */
export const SAMPLE = 0.48713;

export function line(x0: number, y0: number, x1: number, y1: number): Curve {
  return { x0, y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, x1, y1, isLine: true };
}

export function quadratic(x0: number, y0: number, cx: number, cy: number, x1: number, y1: number): Curve {
  return { x0, y0, cx, cy, x1, y1, isLine: false };
}

export function pointOn({ x0, y0, cx, cy, x1, y1, isLine }: Curve, t: number): Point {
  if (isLine) return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t };
  const s = 1 - t;
  return { x: s * s * x0 + 2 * s * t * cx + t * t * x1, y: s * s * y0 + 2 * s * t * cy + t * t * y1 };
}

/** The derivative by the parameter. */
export function tangentOf({ x0, y0, cx, cy, x1, y1, isLine }: Curve, t: number): Point {
  if (isLine) return { x: x1 - x0, y: y1 - y0 };
  const s = 1 - t;
  return { x: 2 * (s * (cx - x0) + t * (x1 - cx)), y: 2 * (s * (cy - y0) + t * (y1 - cy)) };
}

/** The part of a curve between two parameters, with the given points as its ends. */
export function partOf(curve: Curve, from: number, to: number, start: Point, end: Point): Curve {
  if (curve.isLine) return line(start.x, start.y, end.x, end.y);
  const { x0, y0, cx, cy, x1, y1 } = curve;
  const s = 1 - from;
  const u = 1 - to;
  const mix = (p: number, c: number, q: number): number =>
    s * u * p + (s * to + u * from) * c + from * to * q;
  return quadratic(start.x, start.y, mix(x0, cx, x1), mix(y0, cy, y1), end.x, end.y);
}

/** The curve in the opposite direction. */
export function reversed({ x0, y0, cx, cy, x1, y1, isLine }: Curve): Curve {
  return { x0: x1, y0: y1, cx, cy, x1: x0, y1: y0, isLine };
}

/** The curve moved to the right and down. */
export function movedBy({ x0, y0, cx, cy, x1, y1, isLine }: Curve, by: number): Curve {
  return { x0: x0 + by, y0: y0 + by, cx: cx + by, cy: cy + by, x1: x1 + by, y1: y1 + by, isLine };
}

/** A box that contains the curve: that of its three points. */
export function hullBox({ x0, y0, cx, cy, x1, y1 }: Curve): Box {
  return {
    left: Math.min(x0, cx, x1),
    top: Math.min(y0, cy, y1),
    right: Math.max(x0, cx, x1),
    bottom: Math.max(y0, cy, y1),
  };
}

export function areApart(one: Box, other: Box, distance: number): boolean {
  return (
    one.left > other.right + distance ||
    other.left > one.right + distance ||
    one.top > other.bottom + distance ||
    other.top > one.bottom + distance
  );
}

/** The parameter of the point of a curve that is nearest to a point. */
export function nearestOn(curve: Curve, { x, y }: Point): number {
  if (curve.isLine) {
    const dx = curve.x1 - curve.x0;
    const dy = curve.y1 - curve.y0;
    const squared = dx * dx + dy * dy;
    return squared === 0 ? 0 : clamp(((x - curve.x0) * dx + (y - curve.y0) * dy) / squared);
  }
  let best = 0;
  let least = Infinity;
  const STEPS = 8;
  for (let i = 0; i <= STEPS; i++) {
    const parameter = descend(curve, x, y, i / STEPS);
    const at = pointOn(curve, parameter);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance < least) {
      least = distance;
      best = parameter;
    }
  }
  return best;
}

/** Newton's method for the parameter at which the curve is perpendicular to the direction of the point. */
function descend(curve: Curve, x: number, y: number, start: number): number {
  const ax = 2 * (curve.x0 - 2 * curve.cx + curve.x1);
  const ay = 2 * (curve.y0 - 2 * curve.cy + curve.y1);
  let t = start;
  for (let i = 0; i < 6; i++) {
    const at = pointOn(curve, t);
    const d = tangentOf(curve, t);
    const slope = d.x * d.x + d.y * d.y + (at.x - x) * ax + (at.y - y) * ay;
    if (slope <= 0) break;
    const next = clamp(t - ((at.x - x) * d.x + (at.y - y) * d.y) / slope);
    if (Math.abs(next - t) < 1e-12) return next;
    t = next;
  }
  return t;
}

function clamp(t: number): number {
  return t < 0 ? 0 : t > 1 ? 1 : t;
}
