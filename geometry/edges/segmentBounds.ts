import { include, type Box } from '../Box';
import type { Matrix } from '../matrix';
import { STRIDE, type Segments } from './Segments';

/** Grows `box` to include the transformed segments: exact, because it uses the extrema of each curve. */
export function includeSegments(box: Box, segments: Segments, { a, b, c, d, tx, ty }: Matrix): void {
  const { count, points, lines } = segments;
  for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
    const x0 = a * points[at] + c * points[at + 1] + tx;
    const y0 = b * points[at] + d * points[at + 1] + ty;
    const x2 = a * points[at + 4] + c * points[at + 5] + tx;
    const y2 = b * points[at + 4] + d * points[at + 5] + ty;
    include(box, x0, y0);
    include(box, x2, y2);
    if (lines[i] === 1) continue;
    const x1 = a * points[at + 2] + c * points[at + 3] + tx;
    const y1 = b * points[at + 2] + d * points[at + 3] + ty;
    if (x1 < box.left || x1 > box.right) {
      const x = extremum(x0, x1, x2);
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
    }
    if (y1 < box.top || y1 > box.bottom) {
      const y = extremum(y0, y1, y2);
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  }
}

/** The extremum of a quadratic whose control value is outside its end values. */
function extremum(start: number, control: number, end: number): number {
  const leg = start - control;
  return start - (leg * leg) / (leg + end - control);
}
