import { decodeCubics } from '../../../../geometry/edges/decodeCubics';
import type { HalfEdges } from '../../../../geometry/edges/HalfEdges';
import type { Point } from '../../../../geometry/matrix';
import type { XmlNode } from '../../../../document/xml/XmlNode';

type Cubic = [Point, Point, Point, Point];

/**
 * The cubic curves of a shape, and for each edge the one that it is a part of. They are in the `cubics` of the document,
 * in whole twips; an edge that none of them claims is a curve of its own.
 */
export class CubicSegments {
  readonly segments: Cubic[] = [];
  /** For each edge the index of its curve. */
  readonly indices: number[] = [];

  constructor(shape: XmlNode, edges: HalfEdges) {
    const claims = this.readHints(shape);
    for (let half = 0; half < edges.count; half += 2) {
      const [start, control, end] = [edges.point(half, 0), edges.point(half, 1), edges.point(half, 2)];
      const index = claims.get(keyOf(start, end)) ?? claims.get(keyOf(end, start));
      this.indices.push(index ?? this.segments.push(elevate(start, control, end)) - 1);
    }
  }

  /** The index of a curve by the rounded ends of each edge in it. */
  private readHints(shape: XmlNode): Map<string, number> {
    const claims = new Map<string, number>();
    for (const node of shape.child('edges')?.children ?? []) {
      for (const { points, ends } of decodeCubics(node.attr('cubics') ?? '')) {
        const index = this.segments.push(points) - 1;
        for (let i = 1; i < ends.length; i++) claims.set(keyOf(ends[i - 1], ends[i]), index);
      }
    }
    return claims;
  }
}

function keyOf(start: Point, end: Point): string {
  return [start.x, start.y, end.x, end.y].map((value) => Math.round(value * 20)).join(' ');
}

/** The quadratic curve as a cubic one. */
function elevate(start: Point, control: Point, end: Point): Cubic {
  const towards = (from: Point): Point => ({
    x: from.x + ((control.x - from.x) * 2) / 3,
    y: from.y + ((control.y - from.y) * 2) / 3,
  });
  return [start, towards(start), towards(end), end];
}
