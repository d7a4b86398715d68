import { planarEdges } from '../../../geometry/planar/PlanarEdge';
import { lengthOf } from '../../../geometry/planar/strokeOutline';
import type { ShapeOutline } from '../shapeOutline';
import type { DocumentStroke } from './DocumentStroke';

/** How many dashes the lines of a shape have. */
export function dashesIn({ edges }: ShapeOutline, strokes: ReadonlyMap<number, DocumentStroke>): number {
  let count = 0;
  for (const edge of edges) {
    const dashes = strokes.get(edge.strokeStyle)?.dashes;
    if (!dashes) continue;
    const length = planarEdges([edge]).reduce((sum, { curve }) => sum + lengthOf(curve), 0);
    count += length / (dashes[0] + dashes[1]);
  }
  return count;
}
