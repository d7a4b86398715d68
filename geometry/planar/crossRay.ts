import { pointOn, tangentOf, type Curve } from './Curve';
import type { Point } from '../matrix';

/** The direction of a ray: to the left, or upwards. */
export type Ray = 'left' | 'up';

/** A curve that a ray crosses. */
export interface RayCrossing {
  /** Distance from the start of the ray. */
  distance: number;
  /** True if the start of the ray is on the right of the curve, looking along it. */
  isOnRight: boolean;
}

/** The ray direction at the largest angle to a curve. */
export function rayAcross(curve: Curve, t: number): Ray {
  const { x, y } = tangentOf(curve, t);
  return Math.abs(x) > Math.abs(y) ? 'up' : 'left';
}

/** True if the ray leaves a curve on its left, so that the right is the side without the ray. */
export function isRightBehind(curve: Curve, t: number, ray: Ray): boolean {
  const { x, y } = tangentOf(curve, t);
  return ray === 'left' ? y < 0 : x > 0;
}

/**
 * The crossings of a ray from a point with a curve: none, one or two. A common end of consecutive curves counts once.
 */
export function crossRay(curve: Curve, from: Point, ray: Ray): RayCrossing[] {
  const isLeft = ray === 'left';
  const level = isLeft ? from.y : from.x;
  const p0 = isLeft ? curve.y0 : curve.x0;
  const p1 = isLeft ? curve.y1 : curve.x1;
  const c = isLeft ? curve.cy : curve.cx;
  if (level < Math.min(p0, p1, c) || level > Math.max(p0, p1, c)) return [];
  const origin = isLeft ? from.x : from.y;
  const crossings: RayCrossing[] = [];
  const check = (start: number, end: number, t0: number, t1: number): void => {
    const rises = start <= level && level < end;
    const falls = end <= level && level < start;
    if (!rises && !falls) return;
    const at = pointOn(curve, parameterAt(curve.isLine, p0, c, p1, level, t0, t1));
    const distance = origin - (isLeft ? at.x : at.y);
    if (distance > 0) crossings.push({ distance, isOnRight: isLeft ? falls : rises });
  };
  const bend = p0 - 2 * c + p1;
  const turn = curve.isLine || bend === 0 ? -1 : (p0 - c) / bend;
  if (turn > 0 && turn < 1) {
    const value = p0 - ((p0 - c) * (p0 - c)) / bend;
    check(p0, value, 0, turn);
    check(value, p1, turn, 1);
  } else {
    check(p0, p1, 0, 1);
  }
  return crossings;
}

/** The parameter, between two others, at which a coordinate has a given value. */
function parameterAt(
  isLine: boolean,
  p0: number,
  c: number,
  p1: number,
  value: number,
  low: number,
  high: number,
): number {
  if (isLine) return (value - p0) / (p1 - p0);
  const a = p0 - 2 * c + p1;
  const b = c - p0;
  const root = Math.sqrt(Math.max(0, b * b - a * (p0 - value)));
  const q = b >= 0 ? -b - root : -b + root;
  const candidates = [q / a, (p0 - value) / q].filter(Number.isFinite);
  const middle = (low + high) / 2;
  const best = candidates.reduce(
    (nearest, t) => (Math.abs(t - middle) < Math.abs(nearest - middle) ? t : nearest),
    Infinity,
  );
  return Math.min(high, Math.max(low, best));
}
