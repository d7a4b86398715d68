import { apply, type Matrix } from '../matrix';
import type { Segments } from './Segments';

/** Applies a transformation to segments. */
export function rewriteSegments(segments: Segments, matrix: Matrix): Segments {
  const points = new Float64Array(segments.points.length);
  for (let i = 0; i < points.length; i += 2) {
    const { x, y } = apply(matrix, { x: segments.points[i], y: segments.points[i + 1] });
    points[i] = x;
    points[i + 1] = y;
  }
  return { ...segments, points };
}
