import type { AdobeHalfEdge, Contract } from '../../../contract/adobe';
import { HostObject } from '../../../realm/HostObject';
import type { Edge } from './Edge';
import type { ShapeGraph } from './ShapeGraph';
import type { Vertex } from './Vertex';

/** One side of an edge, with a direction. */
export class HalfEdge extends HostObject implements Contract<AdobeHalfEdge> {
  static override readonly className = 'HalfEdge';

  constructor(
    private readonly graph: ShapeGraph,
    private readonly index: number,
  ) {
    super();
  }

  override get isStale(): boolean {
    return this.graph.isStale;
  }

  /**
   * Unique within the shape, and never 0: the example of contour.getHalfEdge loops `while (id != iStart)` from `id =
   * 0`, and so do the exporters of many authors.
   */
  get id(): number {
    return this.index + 1;
  }
  getEdge(): Edge {
    return this.graph.edge(this.index >> 1);
  }
  /** The next half edge on the same contour: it begins at the vertex of this one. */
  getNext(): HalfEdge {
    return this.graph.halfEdge(this.graph.walks.previous[this.index]);
  }
  getPrev(): HalfEdge {
    return this.graph.halfEdge(this.graph.walks.next[this.index]);
  }
  getOppositeHalfEdge(): HalfEdge {
    return this.graph.halfEdge(this.index ^ 1);
  }
  /**
   * The vertex at the head. The contours of a shape run in the file's direction, half edges against it: their head is
   * the start in the file.
   */
  getVertex(): Vertex {
    return this.graph.vertex(this.graph.halfEdges.origin(this.index));
  }
}
