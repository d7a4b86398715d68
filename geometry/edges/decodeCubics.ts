import type { Point } from '../matrix';
import { TWIPS_PER_PIXEL } from '../twips';

/** One cubic curve of a `cubics` text, the editor's own form of an outline, in pixels. */
export interface CubicSegment {
  /** Start, two control points, end. */
  points: [Point, Point, Point, Point];
  /** Ends of the outline's segments that approximate the curve, in order from its start to its end. */
  ends: Point[];
}

/** `!x y`, then in brackets an optional point, `;`, three points, and the points of the outline: see `decodeCubics`. */
const CURVE = /!([^(!]*)\([^;!]*;([^)!]*)\)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;
/** A point on the outline; points after `Q` and `P` are control points. */
const ON_OUTLINE = /[qp]([^qQpP]*)/g;

/**
 * The curves of a `cubics` text, `!x y(;x,y x,y x,yq x y Q x y q x y);`: start, two control points and end, then the points
 * of the outline, `q` and `p` on it, `Q` and `P` control points of its quadratic curves.
 */
export function decodeCubics(text: string): CubicSegment[] {
  const segments: CubicSegment[] = [];
  for (const [, start, body] of text.matchAll(CURVE)) {
    const mark = body.search(/[qp]/i);
    const curve = pointsOf(start + ' ' + (mark < 0 ? body : body.slice(0, mark)));
    if (curve.length < 4) continue;
    const ends = [...body.matchAll(ON_OUTLINE)].flatMap(([, numbers]) => pointsOf(numbers));
    const [one, two, three, four] = curve;
    segments.push({ points: [one, two, three, four], ends });
  }
  return segments;
}

function pointsOf(text: string): Point[] {
  const numbers = (text.match(NUMBER) ?? []).map((number) => Number(number) / TWIPS_PER_PIXEL);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i], y: numbers[i + 1] });
  return points;
}
