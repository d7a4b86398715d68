import type { Point } from './matrix';

/**
 * The value of an ease curve at a time from 0 to 1. The curve consists of cubic Bézier pieces: an end point, two
 * control points, an end point that the next piece begins with, and so on; times ascend along it.
 */
export function easeAt(points: readonly Point[], time: number): number {
  let first = 0;
  while (first + 4 < points.length && points[first + 3].x < time) first += 3;
  const [start, leave, arrive, end] = points.slice(first, first + 4);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (bezier(start.x, leave.x, arrive.x, end.x, middle) < time) low = middle;
    else high = middle;
  }
  return bezier(start.y, leave.y, arrive.y, end.y, (low + high) / 2);
}

/** A cubic Bézier curve at a parameter from 0 to 1. */
export function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}
