import { contourLoops, type Contours } from '../../../../geometry/edges/contourLoops';
import { HalfEdges } from '../../../../geometry/edges/HalfEdges';
import type { Point } from '../../../../geometry/matrix';
import { HostError } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { ShapeOutline } from '../../../../document/xfl/shapeOutline';
import { Contour } from './Contour';
import { CubicSegments } from './CubicSegments';
import { Edge } from './Edge';
import { HalfEdge } from './HalfEdge';
import { controlOf, draftOf, writeDraft, type ShapeDraft } from './ShapeDraft';
import { ShapePaints } from './ShapePaints';
import { Vertex } from './Vertex';

/**
 * The contours, half edges, edges and vertices of one shape, and the script's objects for them: the same object for the
 * same part as long as the shape's outline does not change. Points are in the shape's own coordinates. Between
 * `beginEdit` and `endEdit` all members read from a draft.
 */
export class ShapeGraph {
  readonly shape: XmlNode;
  readonly outline: ShapeOutline;
  readonly halfEdges: HalfEdges;
  readonly paints: ShapePaints;
  private contourWalks: Contours | undefined;
  private starts: Int32Array | undefined;
  private cubicSegments: CubicSegments | undefined;
  private readonly contourObjects: Contour[] = [];
  private readonly edgeObjects: Edge[] = [];
  private readonly halfEdgeObjects: HalfEdge[] = [];
  private readonly vertexObjects: Vertex[] = [];
  private draft: ShapeDraft | undefined;
  private isDraftChanged = false;

  constructor(shape: XmlNode, outline: ShapeOutline) {
    this.shape = shape;
    this.outline = outline;
    this.halfEdges = new HalfEdges(outline.edges);
    this.paints = new ShapePaints(shape);
  }

  /** True after the shape was deleted, or its document closed. */
  get isStale(): boolean {
    return this.shape.view?.stale === true;
  }

  get contours(): Contour[] {
    return this.walks.loops.map((_, index) => (this.contourObjects[index] ??= new Contour(this, index)));
  }
  get edges(): Edge[] {
    const count = this.draft?.segments.length ?? this.halfEdges.count / 2;
    const all = Array.from({ length: count }, (_, index) => this.edge(index));
    return all.filter((_, index) => !this.draft?.segments[index].isDeleted);
  }
  get vertices(): Vertex[] {
    return Array.from({ length: this.halfEdges.vertexCount }, (_, index) => this.vertex(index));
  }

  edge(index: number): Edge {
    return (this.edgeObjects[index] ??= new Edge(this, index));
  }
  halfEdge(index: number): HalfEdge {
    if (index >= this.halfEdges.count) {
      throw new HostError(
        'Edge.getHalfEdge: a piece of a split edge has half edges only after shape.endEdit()',
      );
    }
    return (this.halfEdgeObjects[index] ??= new HalfEdge(this, index));
  }
  vertex(index: number): Vertex {
    return (this.vertexObjects[index] ??= new Vertex(this, index));
  }

  /** The next half edge of each. */
  get walks(): Contours {
    this.contourWalks ??= contourLoops(this.halfEdges);
    return this.contourWalks;
  }
  get cubics(): CubicSegments {
    this.cubicSegments ??= new CubicSegments(this.shape, this.halfEdges);
    return this.cubicSegments;
  }
  /** The first half edge that starts in a vertex. */
  halfEdgeFrom(vertex: number): HalfEdge {
    this.starts ??= firstHalves(this.halfEdges);
    return this.halfEdge(this.starts[vertex]);
  }

  vertexAt(vertex: number): Point {
    return this.draft?.vertices[vertex] ?? this.halfEdges.vertex(vertex);
  }
  /** One of the three points of an edge: start, control, end. */
  point(edge: number, which: 0 | 1 | 2): Point {
    const segment = this.draft?.segments[edge];
    if (!segment) return this.halfEdges.point(2 * edge, which);
    return { ...(which === 1 ? controlOf(segment) : which === 0 ? segment.start : segment.end) };
  }
  isLine(edge: number): boolean {
    return this.draft?.segments[edge].isLine ?? this.halfEdges.isLine(2 * edge);
  }
  strokeStyle(edge: number): number {
    return this.draft?.segments[edge].strokeStyle ?? this.halfEdges.stroke(2 * edge);
  }
  /** The fill on the right of a half edge. */
  fillStyle(half: number): number {
    const segment = this.draft?.segments[half >> 1];
    if (!segment) return this.halfEdges.fill(half);
    return half & 1 ? segment.fillStyle0 : segment.fillStyle1;
  }

  beginEdit(): void {
    this.draft ??= draftOf(this.halfEdges);
  }

  /** The draft that takes changes. `member` names the caller, for the error. */
  edit(member: string): ShapeDraft {
    if (!this.draft) throw new HostError(`${member}: call shape.beginEdit() first`);
    if (this.shape.name !== 'DOMShape')
      throw new HostError(`${member}: the outline of a primitive cannot be edited`);
    this.isDraftChanged = true;
    return this.draft;
  }

  /** Writes the changes since `beginEdit`. */
  endEdit(): void {
    if (this.draft && this.isDraftChanged) writeDraft(this.shape, this.draft.segments);
    this.draft = undefined;
    this.isDraftChanged = false;
  }
}

function firstHalves(edges: HalfEdges): Int32Array {
  const first = new Int32Array(edges.vertexCount);
  for (let half = edges.count - 1; half >= 0; half--) first[edges.origin(half)] = half;
  return first;
}
