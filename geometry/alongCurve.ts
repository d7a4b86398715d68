import type { Point } from './matrix';

/** Number of straight pieces for measuring a curve. */
const PIECES = 100;

/**
 * The point at a fraction of a curve's length.
 *
 * @param curve The curve's points by a parameter from 0 to 1.
 * @param share From 0, the start, to 1, the end.
 */
export function alongCurve(curve: (parameter: number) => Point, share: number): Point {
  const points = Array.from({ length: PIECES + 1 }, (_, i) => curve(i / PIECES));
  return alongPoints(points, share);
}

/** The point at a fraction of the length of a polyline. */
export function alongPoints(points: readonly Point[], share: number): Point {
  const lengths = points.map((point, i) => (i === 0 ? 0 : distance(points[i - 1], point)));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 1; i < points.length; i++) {
    if (left <= lengths[i] && lengths[i] > 0) return between(points[i - 1], points[i], left / lengths[i]);
    left -= lengths[i];
  }
  return points[points.length - 1];
}

/** The direction of a polyline at a fraction of its length, in degrees clockwise from the right. */
export function directionAt(points: readonly Point[], share: number): number {
  const step = 0.001;
  const [from, to] = [Math.max(0, share - step), Math.min(1, share + step)].map((at) =>
    alongPoints(points, at),
  );
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
