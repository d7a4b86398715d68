import { entryAt } from '../../../geometry/entryAt';
import { distance } from '../../../geometry/alongCurve';
import type { Point } from '../../../geometry/matrix';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';

/** Number of straight pieces that approximate a curve. */
const PIECES = 24;

/** A curve of a motion guide as a polyline. */
type Curve = readonly Point[];

/** A position on a curve, counted in pieces from its first point. */
interface Spot {
  curve: Curve;
  at: number;
  point: Point;
  off: number;
}

/**
 * The way along a motion guide from the point nearest to `from` to the one nearest to `to`. At crossings it continues
 * as straight as possible. Undefined if the guide does not connect them, or is farther than `reach` from an end.
 */
export function guidePath(
  guide: readonly Segments[],
  from: Point,
  to: Point,
  reach: number,
): Point[] | undefined {
  const curves = guide.flatMap(curvesOf);
  const [start, end] = [from, to].map((point) => nearestSpot(curves, point));
  if (!start || !end || start.off > reach || end.off > reach) return undefined;
  const ways = [false, true]
    .map((isBackward) => wayFrom(start, end, isBackward, curves))
    .filter((way) => way !== undefined);
  return ways.sort((one, other) => lengthOf(one) - lengthOf(other)).at(0);
}

function curvesOf({ count, points, lines }: Segments): Curve[] {
  return Array.from({ length: count }, (_, i) => {
    const [x = 0, y = 0, controlX = 0, controlY = 0, endX = 0, endY = 0] = points.subarray(
      i * STRIDE,
      (i + 1) * STRIDE,
    );
    const pieces = lines[i] === 1 ? 1 : PIECES;
    return Array.from({ length: pieces + 1 }, (_piece, k) => {
      const t = k / pieces;
      const bend = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      return lines[i] === 1
        ? { x: x + (endX - x) * t, y: y + (endY - y) * t }
        : { x: bend(x, controlX, endX), y: bend(y, controlY, endY) };
    });
  });
}

function nearestSpot(curves: readonly Curve[], point: Point): Spot | undefined {
  let nearest: Spot | undefined;
  for (const curve of curves) {
    for (let i = 0; i + 1 < curve.length; i++) {
      const [a, b] = [entryAt(curve, i), entryAt(curve, i + 1)];
      const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
      const share = Math.min(1, Math.max(0, square === 0 ? 0 : along));
      const spot = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      const off = distance(spot, point);
      if (!nearest || off < nearest.off) nearest = { curve, at: i + share, point: spot, off };
    }
  }
  return nearest;
}

function wayFrom(start: Spot, end: Spot, isBackward: boolean, curves: readonly Curve[]): Point[] | undefined {
  const way = [start.point];
  const left = new Set(curves);
  let next: Directed | undefined = { curve: start.curve, isTurned: isBackward };
  let begin = placeOn(next, start);
  while (next) {
    const points = pointsOf(next);
    const stop = next.curve === end.curve ? placeOn(next, end) : -1;
    if (stop >= begin) return [...way, ...points.slice(Math.floor(begin) + 1, Math.ceil(stop)), end.point];
    for (const point of points.slice(Math.floor(begin) + 1)) way.push(point);
    left.delete(next.curve);
    next = straightest(points, [...left]);
    begin = 0;
  }
  return undefined;
}

/** A curve, and the direction in which the path follows it. */
interface Directed {
  curve: Curve;
  isTurned: boolean;
}

function pointsOf({ curve, isTurned }: Directed): Curve {
  return isTurned ? [...curve].reverse() : curve;
}

/** The position of a spot on its curve, counted in the direction of the path. */
function placeOn({ curve, isTurned }: Directed, { at }: Spot): number {
  return isTurned ? curve.length - 1 - at : at;
}

/** The curve that continues another one with the least change of direction. */
function straightest(before: Curve, curves: readonly Curve[]): Directed | undefined {
  const [last, end] = [entryAt(before, before.length - 2), entryAt(before, before.length - 1)];
  let best: Directed | undefined;
  let most = -Infinity;
  for (const curve of curves) {
    for (const isTurned of [false, true]) {
      const points = pointsOf({ curve, isTurned });
      if (distance(entryAt(points, 0), end) > SAME_POINT) continue;
      const straight = cosineOf(last, end, entryAt(points, 1));
      if (straight > most) [best, most] = [{ curve, isTurned }, straight];
    }
  }
  return best;
}

/** Points with a smaller distance are the same point: half a twip. */
const SAME_POINT = 0.025;

/** The cosine of a change of direction: 1 is straight on, -1 is back. */
function cosineOf(before: Point, middle: Point, after: Point): number {
  const [inX, inY] = [middle.x - before.x, middle.y - before.y];
  const [outX, outY] = [after.x - middle.x, after.y - middle.y];
  return (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(entryAt(points, i - 1), point)), 0);
}
