import type { ClassicSpan } from '../../../film/tracks/Track';
import { distance } from '../../../geometry/alongCurve';
import type { Point } from '../../../geometry/matrix';
import { fixed } from '../code/fixed';

/** How far a curve may be from the points that it replaces, in pixels. */
const TOLERANCE = 0.1;

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
  for (let i = from + 1; i < to; i++) {
    const t = (i - from) / (to - from);
    const at = (axis: 'x' | 'y'): number =>
      (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis];
    if (distance({ x: at('x'), y: at('y') }, points[i]) > TOLERANCE) return false;
  }
  return true;
}
