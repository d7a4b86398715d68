import type { Point } from '../matrix';
import { type Curve, line, partOf, pointOn, quadratic, reversed, tangentOf } from './Curve';

/** The style of a line. */
export interface Pen {
  /** In pixels. */
  width: number;
  cap: 'none' | 'round' | 'square';
  join: 'round' | 'miter' | 'bevel';
  miterLimit: number;
  /** Lengths of dash and gap in pixels; undefined for a line without gaps. */
  dashes?: readonly [number, number];
}

/** Maximum change of direction of a curve whose sides are drawn as curves, in radians. */
const TURN = Math.PI / 8;

/** Directions with a smaller difference, in radians, are the same. */
const SMOOTH = 0.001;

/**
 * The outlines of a stroked line. They overlap, and all are clockwise: every point inside any of them is part of the
 * line.
 *
 * @param run Consecutive curves.
 */
export function strokeOutline(run: readonly Curve[], isClosed: boolean, pen: Pen): Curve[] {
  const drawn = run.filter(({ x0, y0, cx, cy, x1, y1 }) => x0 !== x1 || y0 !== y1 || cx !== x0 || cy !== y0);
  const parts = pen.dashes ? dashed(drawn, pen.dashes) : [drawn];
  return parts.flatMap((part) => outlineOf(part, isClosed && !pen.dashes, pen));
}

function outlineOf(run: readonly Curve[], isClosed: boolean, pen: Pen): Curve[] {
  const half = pen.width / 2;
  const pieces = run.flatMap((curve) => straighten(curve, half));
  if (pieces.length === 0) return [];
  const last = pieces[pieces.length - 1];
  const joins = pieces.map((piece, i) => {
    const before = i > 0 ? pieces[i - 1] : isClosed ? last : undefined;
    return before ? join(before, piece, pen) : [];
  });
  const caps = isClosed ? [] : [cap(reversed(pieces[0]), pen), cap(last, pen)];
  return [...pieces.map((piece) => strip(piece, half)), ...joins, ...caps].flat();
}

/**
 * Divides a curve into parts with little change of direction; parts with a bend narrower than the pen become straight.
 */
function straighten(curve: Curve, half: number): Curve[] {
  if (curve.isLine) return [curve];
  const start = tangentOf(curve, 0);
  const end = tangentOf(curve, 1);
  const turn = Math.abs(angleBetween(start, end));
  const count = Math.max(1, Math.ceil(turn / TURN));
  const isTight = tightestRadius(curve) < 1.2 * half;
  const parts = isTight ? 2 * count : count;
  const points = Array.from({ length: parts + 1 }, (_, i) => pointOn(curve, i / parts));
  return Array.from({ length: parts }, (_, i) => {
    const [from, to] = [points[i], points[i + 1]];
    if (isTight) return line(from.x, from.y, to.x, to.y);
    return partOf(curve, i / parts, (i + 1) / parts, from, to);
  });
}

/** The smallest radius of curvature, in pixels. */
function tightestRadius(curve: Curve): number {
  const ax = curve.x0 - 2 * curve.cx + curve.x1;
  const ay = curve.y0 - 2 * curve.cy + curve.y1;
  let least = Infinity;
  for (let i = 0; i <= 16; i++) {
    const { x, y } = tangentOf(curve, i / 16);
    const turn = Math.abs(2 * (x * ay - y * ax));
    const speed = Math.hypot(x, y);
    if (turn > 0) least = Math.min(least, (speed * speed * speed) / turn);
  }
  return least;
}

/** The two sides of a piece and its ends. */
function strip(piece: Curve, half: number): Curve[] {
  const right = offset(piece, half);
  const left = reversed(offset(piece, -half));
  return clockwise([
    left,
    line(left.x1, left.y1, right.x0, right.y0),
    right,
    line(right.x1, right.y1, left.x0, left.y0),
  ]);
}

/** The parallel curve at a distance; a positive distance is to the right. */
function offset(curve: Curve, distance: number): Curve {
  const from = normal(tangentOf(curve, 0));
  const to = normal(tangentOf(curve, 1));
  const x0 = curve.x0 + from.x * distance;
  const y0 = curve.y0 + from.y * distance;
  const x1 = curve.x1 + to.x * distance;
  const y1 = curve.y1 + to.y * distance;
  if (curve.isLine) return line(x0, y0, x1, y1);
  const reach = distance / (1 + from.x * to.x + from.y * to.y);
  return quadratic(x0, y0, curve.cx + (from.x + to.x) * reach, curve.cy + (from.y + to.y) * reach, x1, y1);
}

/** The unit vector to the right of a direction. */
function normal({ x, y }: Point): Point {
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 0, y: 0 } : { x: -y / length, y: x / length };
}

/** The curves that fill the gap on the outer side of a corner. */
function join(before: Curve, after: Curve, pen: Pen): Curve[] {
  const arriving = tangentOf(before, 1);
  const leaving = tangentOf(after, 0);
  const turn = angleBetween(arriving, leaving);
  if (Math.abs(turn) < SMOOTH) return [];
  const corner = { x: after.x0, y: after.y0 };
  const half = pen.width / 2;
  // The direction changes so little within a part of a bend that a straight side is accurate enough.
  const isBend = Math.abs(turn) < TURN;
  if (pen.join === 'round' && !isBend) return circle(corner, half);
  const side = turn > 0 ? -half : half;
  const [from, to] = [normal(arriving), normal(leaving)];
  const first = { x: corner.x + from.x * side, y: corner.y + from.y * side };
  const second = { x: corner.x + to.x * side, y: corner.y + to.y * side };
  const cosine = Math.cos(turn / 2);
  const isPointed =
    (isBend || pen.join === 'miter') && Math.abs(cosine) > 1e-6 && (isBend || 1 / cosine <= pen.miterLimit);
  if (!isPointed) return polygon([corner, first, second]);
  const reach = side / (1 + from.x * to.x + from.y * to.y);
  const tip = { x: corner.x + (from.x + to.x) * reach, y: corner.y + (from.y + to.y) * reach };
  return polygon([corner, first, tip, second]);
}

/** The curves of the cap at the end of a line. */
function cap(piece: Curve, pen: Pen): Curve[] {
  if (pen.cap === 'none') return [];
  const half = pen.width / 2;
  const end = { x: piece.x1, y: piece.y1 };
  if (pen.cap === 'round') return circle(end, half);
  const across = normal(tangentOf(piece, 1));
  const at = (along: number, beside: number): Point => ({
    x: end.x + (across.y * along + across.x * beside) * half,
    y: end.y + (-across.x * along + across.y * beside) * half,
  });
  return polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]);
}

function circle({ x, y }: Point, radius: number): Curve[] {
  const step = Math.PI / 4;
  const reach = radius / Math.cos(step / 2);
  return Array.from({ length: 8 }, (_, i) => {
    const from = i * step;
    const to = ((i + 1) % 8) * step;
    const middle = from + step / 2;
    return quadratic(
      x + radius * Math.cos(from),
      y + radius * Math.sin(from),
      x + reach * Math.cos(middle),
      y + reach * Math.sin(middle),
      x + radius * Math.cos(to),
      y + radius * Math.sin(to),
    );
  });
}

function polygon(points: readonly Point[]): Curve[] {
  return clockwise(
    points.map((point, i) => {
      const next = points[(i + 1) % points.length];
      return line(point.x, point.y, next.x, next.y);
    }),
  );
}

function clockwise(outline: readonly Curve[]): Curve[] {
  let area = 0;
  for (const { x0, y0, cx, cy, x1, y1 } of outline) area += x0 * cy - cx * y0 + cx * y1 - x1 * cy;
  return area >= 0 ? [...outline] : outline.map(reversed).reverse();
}

/** The angle from one direction to another, in radians, clockwise. */
function angleBetween(one: Point, other: Point): number {
  return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}

/** Number of straight pieces for measuring a curve. */
const PIECES = 32;

/**
 * The dashes of a line, each a run of curves.
 *
 * @param lengths Of dash and gap, in pixels. A dash of length 0 is a dot of minimum length.
 */
function dashed(run: readonly Curve[], [dash, gap]: readonly [number, number]): Curve[][] {
  const DOT = 0.001;
  const long = Math.max(dash, DOT);
  if (gap <= 0) return [[...run]];
  const dashes: Curve[][] = [];
  let isDash = true;
  let left = long;
  let current: Curve[] = [];
  for (const curve of run) {
    const measure = lengthsOf(curve);
    const total = measure[PIECES];
    let from = 0;
    let done = 0;
    while (total - done > left) {
      done += left;
      const to = parameterAt(measure, done);
      if (isDash)
        dashes.push([...current, partOf(curve, from, to, pointOn(curve, from), pointOn(curve, to))]);
      current = [];
      from = to;
      isDash = !isDash;
      left = isDash ? long : gap;
    }
    left -= total - done;
    if (isDash && from < 1) current.push(partOf(curve, from, 1, pointOn(curve, from), pointOn(curve, 1)));
  }
  if (current.length > 0) dashes.push(current);
  return dashes;
}

/** The length of a curve. */
export function lengthOf(curve: Curve): number {
  return lengthsOf(curve)[PIECES];
}

/** The length of a curve from its start to each of its pieces. */
function lengthsOf(curve: Curve): number[] {
  const lengths = [0];
  let before = pointOn(curve, 0);
  for (let i = 1; i <= PIECES; i++) {
    const at = pointOn(curve, i / PIECES);
    lengths.push(lengths[i - 1] + Math.hypot(at.x - before.x, at.y - before.y));
    before = at;
  }
  return lengths;
}

function parameterAt(lengths: readonly number[], length: number): number {
  const i = Math.max(
    1,
    lengths.findIndex((reached) => reached >= length),
  );
  const share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1]);
  return (i - 1 + share) / PIECES;
}
