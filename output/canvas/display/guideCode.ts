import type { ClassicSpan } from '../../../film/tracks/Track';
import { distance } from '../../../geometry/alongCurve';
import type { Point } from '../../../geometry/matrix';
import { fixed } from '../code/fixed';

/** How far a curve may be from the points that it replaces, in pixels. */
const TOLERANCE = 0.1;

/** How far it may be from the middle between two of them besides, as a share of their distance: they are on a curve. */
const BEND = 0.05;

/** The guide of a tween as the player takes it: `{path:[x,y,cx,cy,x,y,…]}`; undefined for a tween without one. */
export function guideCode({ guide }: ClassicSpan): string | undefined {
  const points = guide?.points ?? [];
  if (points.length < 2) return undefined;
  const path = curvesThrough(points).flatMap(({ control, end }) => [control, end]);
  const numbers = [points[0], ...path].flatMap(({ x, y }) => [fixed(x, 1), fixed(y, 1)]);
  return `{path:[${numbers.join(',')}]}`;
}

interface Curve {
  control: Point;
  end: Point;
}

/** Quadratic curves that run through points, as few as there need be. */
export function curvesThrough(points: readonly Point[]): Curve[] {
  const curves: Curve[] = [];
  let from = 0;
  while (from < points.length - 1) {
    let to = from + 1;
    while (to + 1 < points.length && curveFits(points, from, to + 1)) to++;
    curves.push(curveOf(points, from, to));
    from = to;
  }
  return curves;
}

/** The curve between two points that passes through the one in the middle of them. */
function curveOf(points: readonly Point[], from: number, to: number): Curve {
  const [start, end] = [points[from], points[to]];
  const low = points[Math.floor((from + to) / 2)];
  const high = points[Math.ceil((from + to) / 2)];
  const along = (axis: 'x' | 'y'): number => low[axis] + high[axis] - (start[axis] + end[axis]) / 2;
  return { control: { x: along('x'), y: along('y') }, end };
}

function curveFits(points: readonly Point[], from: number, to: number): boolean {
  const { control, end } = curveOf(points, from, to);
  const start = points[from];
  const away = (i: number, point: Point): number => {
    const t = (i - from) / (to - from);
    const at = (axis: 'x' | 'y'): number =>
      (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis];
    return distance({ x: at('x'), y: at('y') }, point);
  };
  for (let i = from; i < to; i++) {
    const [point, next] = [points[i], points[i + 1]];
    if (away(i, point) > TOLERANCE) return false;
    // Through any three points there is a curve, which overshoots where they are at uneven distances or at a corner.
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    if (away(i + 0.5, middle) > TOLERANCE + BEND * distance(point, next)) return false;
  }
  return true;
}
