import type { StyledSegments } from '../edges/HalfEdges';
import { STRIDE } from '../edges/Segments';
import type { Curve } from './Curve';

/** A curve of a shape with the numbers of its styles: 0 is none. */
export interface PlanarEdge {
  readonly curve: Curve;
  /** The fill on the left, looking along the curve. */
  readonly fill0: number;
  /** The fill on the right. */
  readonly fill1: number;
  readonly stroke: number;
}

export function planarEdges(styled: readonly StyledSegments[]): PlanarEdge[] {
  const edges: PlanarEdge[] = [];
  for (const { fillStyle0, fillStyle1, strokeStyle, segments } of styled) {
    const { points, lines } = segments;
    for (let i = 0, at = 0; i < segments.count; i++, at += STRIDE) {
      edges.push({
        curve: {
          x0: points[at],
          y0: points[at + 1],
          cx: points[at + 2],
          cy: points[at + 3],
          x1: points[at + 4],
          y1: points[at + 5],
          isLine: lines[i] === 1,
        },
        fill0: fillStyle0,
        fill1: fillStyle1,
        stroke: strokeStyle,
      });
    }
  }
  return edges;
}
