import { emptyBox, unite, type Box } from '../Box';
import type { Point } from '../matrix';
import { crossRay, type Ray } from './crossRay';
import { hullBox } from './Curve';
import type { PlanarEdge } from './PlanarEdge';

/** Neighbouring edges, and their box. */
export interface EdgeGroup {
  readonly box: Box;
  readonly edges: readonly PlanarEdge[];
}

/** The edges of a shape, grouped for finding the fill at a point. */
export class Fills {
  constructor(private readonly groups: readonly EdgeGroup[]) {}

  /** The box of each edge. */
  static of(edges: readonly PlanarEdge[]): Fills {
    return new Fills(edges.map((edge) => ({ box: hullBox(edge.curve), edges: [edge] })));
  }

  /** The fill at a point that is not on an edge: that of the facing side of the nearest edge in one direction. */
  at(point: Point, ray: Ray): number {
    let least = Infinity;
    let fill = 0;
    for (const { box, edges } of this.groups) {
      if (isBeside(box, point, ray)) continue;
      for (const { curve, fill0, fill1 } of edges) {
        for (const { distance, isOnRight } of crossRay(curve, point, ray)) {
          if (distance >= least) continue;
          least = distance;
          fill = isOnRight ? fill1 : fill0;
        }
      }
    }
    return fill;
  }
}

/** True for a box that a ray from a point misses. */
export function isBeside({ left, top, right, bottom }: Box, { x, y }: Point, ray: Ray): boolean {
  return ray === 'left' ? y < top || y > bottom || x < left : x < left || x > right || y < top;
}

/** The box of the points that define some edges. */
export function boxOfEdges(edges: readonly PlanarEdge[]): Box {
  const box = emptyBox();
  for (const { curve } of edges) unite(box, hullBox(curve));
  return box;
}
