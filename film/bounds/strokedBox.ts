import { emptyBox, include, isEmpty, type Box } from '../../geometry/Box';
import type { Matrix } from '../../geometry/matrix';
import { includeSegments } from '../../geometry/edges/segmentBounds';
import type { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import type { FilmElement } from '../records/FilmElement';
import type { Extent } from './Extent';

/** Grows `box` so that it holds a shape or primitive after the transformation, with what its strokes paint outside. */
export function includeStroked(
  box: Box,
  { strokes, outline }: FilmElement,
  matrix: Matrix,
  extent: Extent,
): void {
  for (const { segments, strokeStyle } of outline.edges) {
    const line = emptyBox();
    includeSegments(line, segments, matrix);
    if (isEmpty(line)) continue;
    const stroke = strokes.get(strokeStyle);
    const [reach, least] = stroke ? [reachOf(stroke, extent), LEAST[extent]] : [0, 0];
    const x = Math.max(least, reach * Math.hypot(matrix.a, matrix.c));
    const y = Math.max(least, reach * Math.hypot(matrix.b, matrix.d));
    include(box, line.left - x, line.top - y);
    include(box, line.right + x, line.bottom + y);
  }
}

/** Pixels by which strokes reach beyond their lines at least: exporters measure no stroke thinner than two pixels. */
const LEAST: Record<Extent, number> = { edited: 0, published: 1, painted: 0, played: 0 };

/** What a published box keeps around the thinnest line, in pixels. Source: four symbols of a published document. */
const THINNEST = 1;

/** Half of the width; hairlines have none. Corners that are painted reach farther where they are not round. */
function reachOf(stroke: DocumentStroke, extent: Extent): number {
  if (stroke.isHairline) return 0;
  const half = stroke.weight / 2;
  if (extent !== 'painted' && extent !== 'played') return Math.max(THINNEST, half);
  if (stroke.joints === 'miter') return half * Math.max(Math.SQRT2, stroke.miterLimit);
  return stroke.caps === 'square' ? half * Math.SQRT2 : half;
}
