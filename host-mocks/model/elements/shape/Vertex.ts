import type { AdobeVertex, Contract } from '../../../contract/adobe';
import { HostObject } from '../../../realm/HostObject';
import { checkNumber } from '../../../../document/checks/checkValue';
import type { HalfEdge } from './HalfEdge';
import type { ShapeGraph } from './ShapeGraph';

/** A point in which edges of a shape meet. */
export class Vertex extends HostObject implements Contract<AdobeVertex> {
  static override readonly className = 'Vertex';

  constructor(
    private readonly graph: ShapeGraph,
    private readonly index: number,
  ) {
    super();
  }

  override get isStale(): boolean {
    return this.graph.isStale;
  }

  get x(): number {
    return this.graph.vertexAt(this.index).x;
  }
  get y(): number {
    return this.graph.vertexAt(this.index).y;
  }

  /** A half edge that starts here. */
  getHalfEdge(): HalfEdge {
    return this.graph.halfEdgeFrom(this.index);
  }

  /** Moves the vertex and the ends of the edges that meet in it, in pixels. */
  setLocation(x: number, y: number): void {
    const point = { x: checkNumber('Vertex.setLocation: x', x), y: checkNumber('Vertex.setLocation: y', y) };
    Object.assign(this.graph.edit('Vertex.setLocation').vertices[this.index], point);
  }
}
