import { emptyBox, include, isEmpty, unite, type Box } from '../../../geometry/Box';
import type { Matrix } from '../../../geometry/matrix';
import { IDENTITY } from '../../../geometry/matrix';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { toTwips } from '../records/twips';

/** Segments with the same styles; 0 is not a style. Their points are whole twips. */
export interface TwipEdge {
  /** The fill on the left of the segments, and that on the right, counted from 1. */
  readonly fill0: number;
  readonly fill1: number;
  readonly line: number;
  readonly segments: Segments;
}

/** Segments in whole twips, after a matrix in pixels. */
export function twipSegments({ count, points, lines }: Segments, matrix: Matrix): Segments {
  const { a, b, c, d, tx, ty } = matrix;
  const moved = new Float64Array(count * STRIDE);
  for (let at = 0; at < moved.length; at += 2) {
    const [x, y] = [points[at], points[at + 1]];
    moved[at] = toTwips(a * x + c * y + tx);
    moved[at + 1] = toTwips(b * x + d * y + ty);
  }
  return { count, points: moved, lines };
}

/** The box of the segments, in twips. */
export function boxOfEdges(edges: readonly TwipEdge[]): Box {
  const box = emptyBox();
  for (const { segments } of edges) includeSegments(box, segments, IDENTITY);
  return rounded(box);
}

/** The box with what the lines paint outside of their edges. */
export function boxWithLines(edges: readonly TwipEdge[], widthOf: (line: number) => number): Box {
  const box = emptyBox();
  for (const { segments, line } of edges) {
    const own = emptyBox();
    includeSegments(own, segments, IDENTITY);
    if (isEmpty(own)) continue;
    const reach = line === 0 ? 0 : widthOf(line) / 2;
    include(box, own.left - reach, own.top - reach);
    include(box, own.right + reach, own.bottom + reach);
  }
  return rounded(box);
}

export function uniteAll(boxes: readonly Box[]): Box {
  const all = emptyBox();
  for (const box of boxes) unite(all, box);
  return all;
}

function rounded({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
  };
}
