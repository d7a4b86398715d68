import { areApart, hullBox, nearestOn, pointOn, tangentOf, type Curve } from './Curve';

/** A common point of two curves: the parameters of both. */
export interface Meeting {
  one: number;
  other: number;
}

/** Curves whose control point is nearer to their chord are treated as straight in the search for common points. */
const FLAT = 0.002;

/** Maximum number of times that a curve is halved. */
const MAX_DEPTH = 20;

/**
 * The points at which two curves cross, or at which an end of one is within `tolerance` of the other.
 *
 * @param tolerance In pixels.
 */
export function meetings(one: Curve, other: Curve, tolerance: number): Meeting[] {
  if (areApart(hullBox(one), hullBox(other), tolerance)) return [];
  const results: Meeting[] = [];
  for (const end of [0, 1]) {
    const onOther = near(other, one, end, tolerance);
    if (onOther !== undefined) results.push({ one: end, other: onOther });
    const onOne = near(one, other, end, tolerance);
    if (onOne !== undefined) results.push({ one: onOne, other: end });
  }
  if (areOneCurve(one, other, tolerance)) return results;
  if (one.isLine && other.isLine) crossLines(one, other, results);
  else cross({ curve: one, from: 0, to: 1, depth: 0 }, { curve: other, from: 0, to: 1, depth: 0 }, results);
  return results;
}

/** The parameter at which a curve passes the end of another. */
function near(curve: Curve, of: Curve, end: number, tolerance: number): number | undefined {
  const point = pointOn(of, end);
  const t = nearestOn(curve, point);
  const at = pointOn(curve, t);
  return Math.hypot(at.x - point.x, at.y - point.y) <= tolerance ? t : undefined;
}

function areOneCurve(one: Curve, other: Curve, tolerance: number): boolean {
  const isNear = (x: number, y: number): boolean => Math.abs(x) <= tolerance && Math.abs(y) <= tolerance;
  if (!isNear(one.cx - other.cx, one.cy - other.cy)) return false;
  return (
    (isNear(one.x0 - other.x0, one.y0 - other.y0) && isNear(one.x1 - other.x1, one.y1 - other.y1)) ||
    (isNear(one.x0 - other.x1, one.y0 - other.y1) && isNear(one.x1 - other.x0, one.y1 - other.y0))
  );
}

function crossLines(one: Curve, other: Curve, results: Meeting[]): void {
  const [t, u] = crossing(one.x0, one.y0, one.x1, one.y1, other.x0, other.y0, other.x1, other.y1);
  if (t >= 0 && t <= 1 && u >= 0 && u <= 1) results.push({ one: t, other: u });
}

/** The parameters at which two straight lines cross; NaN for parallel ones. */
function crossing(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): [number, number] {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = qx - px;
  const ey = qy - py;
  const turn = dx * ey - dy * ex;
  if (Math.abs(turn) < 1e-14) return [NaN, NaN];
  return [((px - ax) * ey - (py - ay) * ex) / turn, ((px - ax) * dy - (py - ay) * dx) / turn];
}

/** A part of a curve during the subdivision. */
interface Piece {
  curve: Curve;
  from: number;
  to: number;
  depth: number;
}

/** Halves the more curved of two pieces until both are almost straight, then intersects them. */
function cross(one: Piece, other: Piece, results: Meeting[]): void {
  if (areApart(hullBox(one.curve), hullBox(other.curve), 0)) return;
  const oneBend = one.depth < MAX_DEPTH ? bendOf(one.curve) : 0;
  const otherBend = other.depth < MAX_DEPTH ? bendOf(other.curve) : 0;
  if (oneBend <= FLAT && otherBend <= FLAT) {
    crossFlat(one, other, results);
  } else if (oneBend >= otherBend) {
    for (const half of halves(one)) cross(half, other, results);
  } else {
    for (const half of halves(other)) cross(one, half, results);
  }
}

function crossFlat(one: Piece, other: Piece, results: Meeting[]): void {
  const a = one.curve;
  const b = other.curve;
  const [t, u] = crossing(a.x0, a.y0, a.x1, a.y1, b.x0, b.y0, b.x1, b.y1);
  // A crossing slightly beyond the end counts: the next piece may find the same point, or miss it.
  const SLACK = 1e-6;
  if (!(t >= -SLACK && t <= 1 + SLACK && u >= -SLACK && u <= 1 + SLACK)) return;
  results.push({ one: one.from + (one.to - one.from) * t, other: other.from + (other.to - other.from) * u });
}

/** The distance of the control point from the middle between the ends. */
function bendOf({ x0, y0, cx, cy, x1, y1, isLine }: Curve): number {
  return isLine ? 0 : Math.max(Math.abs(cx - (x0 + x1) / 2), Math.abs(cy - (y0 + y1) / 2));
}

function halves({ curve, from, to, depth }: Piece): [Piece, Piece] {
  const { x0, y0, cx, cy, x1, y1, isLine } = curve;
  const lx = (x0 + cx) / 2;
  const ly = (y0 + cy) / 2;
  const rx = (cx + x1) / 2;
  const ry = (cy + y1) / 2;
  const mx = (lx + rx) / 2;
  const my = (ly + ry) / 2;
  const middle = (from + to) / 2;
  return [
    { curve: { x0, y0, cx: lx, cy: ly, x1: mx, y1: my, isLine }, from, to: middle, depth: depth + 1 },
    { curve: { x0: mx, y0: my, cx: rx, cy: ry, x1, y1, isLine }, from: middle, to, depth: depth + 1 },
  ];
}

/** Newton's method from a guess to the crossing of two curves; returns the guess if it diverges. */
export function refine(one: Curve, other: Curve, guess: Meeting): Meeting {
  let { one: t, other: u } = guess;
  for (let i = 0; i < 8; i++) {
    const p = pointOn(one, t);
    const q = pointOn(other, u);
    const d = tangentOf(one, t);
    const e = tangentOf(other, u);
    const turn = d.x * e.y - d.y * e.x;
    if (Math.abs(turn) < 1e-9) return guess;
    const x = q.x - p.x;
    const y = q.y - p.y;
    t += (x * e.y - y * e.x) / turn;
    u += (x * d.y - y * d.x) / turn;
    if (Math.abs(x) + Math.abs(y) < 1e-10) break;
  }
  const isNear = Math.abs(t - guess.one) < 0.05 && Math.abs(u - guess.other) < 0.05;
  return isNear && t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { one: t, other: u } : guess;
}
