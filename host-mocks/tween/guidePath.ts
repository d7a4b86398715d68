import { distance } from '../geometry/alongCurve';
import type { Point } from '../geometry/matrix';
import { STRIDE, type Segments } from '../geometry/Segments';

/** Straight pieces that stand for one curve. */
const PIECES = 24;

/** A curve of a motion guide, as the points that it runs through. */
type Curve = readonly Point[];

/** A place on a curve: so many pieces from its first point. */
interface Spot {
  curve: Curve;
  at: number;
  point: Point;
  off: number;
}

/**
 * The way along a motion guide from the point nearest to `from` to the one nearest to `to`. Where lines cross it goes on
 * as straight as it can. Undefined where the guide does not lead there, or lies farther than `reach` from an end.
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
    const [x, y, controlX, controlY, endX, endY] = points.subarray(i * STRIDE, (i + 1) * STRIDE);
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
      const [a, b] = [curve[i], curve[i + 1]];
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
  let curve = start.curve;
  let from = start.at;
  let turned = isBackward;
  for (;;) {
    const points = turned ? [...curve].reverse() : curve;
    const last = points.length - 1;
    const begin = turned ? last - from : from;
    const stop = curve === end.curve ? (turned ? last - end.at : end.at) : -1;
    if (stop >= begin) {
      way.push(...points.slice(Math.floor(begin) + 1, Math.ceil(stop)), end.point);
      return way;
    }
    way.push(...points.slice(Math.floor(begin) + 1));
    left.delete(curve);
    // The curve that the way starts on is met again where the guide is closed.
    if (curve === start.curve && end.curve === curve) left.add(curve);
    const next = straightest(points[last - 1], points[last], [...left]);
    if (!next || way.length > MOST_POINTS) return undefined;
    ({ curve, turned } = next);
    from = turned ? curve.length - 1 : 0;
  }
}

/** A way longer than this goes in circles. */
const MOST_POINTS = 100_000;

/** The curve that goes on from the end of another one, with the least turn. */
function straightest(
  before: Point,
  end: Point,
  curves: readonly Curve[],
): { curve: Curve; turned: boolean } | undefined {
  let best: { curve: Curve; turned: boolean } | undefined;
  let most = -Infinity;
  for (const curve of curves) {
    for (const turned of [false, true]) {
      const points = turned ? [...curve].reverse() : curve;
      if (distance(points[0], end) > SAME_POINT) continue;
      const straight = cosineOf(before, end, points[1]);
      if (straight > most) [best, most] = [{ curve, turned }, straight];
    }
  }
  return best;
}

/** Points that are nearer belong together: half of a twip. */
const SAME_POINT = 0.025;

/** The cosine of a turn: 1 goes straight on, -1 goes back. */
function cosineOf(before: Point, middle: Point, after: Point): number {
  const [inX, inY] = [middle.x - before.x, middle.y - before.y];
  const [outX, outY] = [after.x - middle.x, after.y - middle.y];
  return (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(points[i - 1], point)), 0);
}
