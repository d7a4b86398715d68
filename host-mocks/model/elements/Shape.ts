import type { AdobeShape, Contract } from '../../contract/adobe';
import { centerOf, isEmpty } from '../../../geometry/Box';
import type { Parts } from '../../../geometry/decompose';
import { apply, concat, invert, translation, type Matrix, type Point } from '../../../geometry/matrix';
import { HostError } from '../../../document/checks/HostError';
import { checkNumber } from '../../../document/checks/checkValue';
import { outlineOf } from '../../../document/xfl/shapeOutline';
import { Element } from './Element';
import type { ElementOwner } from './ElementOwner';
import { elementOf } from './elementOf';
import { readCutMatrix, readMatrix, readTransformationPoint } from '../../../document/xfl/nodeMatrix';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Contour } from './shape/Contour';
import { customFillOf, customStrokeOf, paintFills, paintStrokes } from './shape/customPaint';
import type { FillValue } from './shape/fill';
import type { StrokeValue } from './shape/stroke';
import type { Edge } from './shape/Edge';
import { ShapeGraph } from './shape/ShapeGraph';
import type { Vertex } from './shape/Vertex';
import { isBaked } from '../../../document/xfl/isBaked';
import { SHAPE } from '../../../document/xfl/schema/elementSchema';

/**
 * A raw shape, a drawing object, a primitive or a group. Raw shapes and groups are in the coordinates of their parent:
 * their matrix is made from their centre (and, for a group, its rotation), and changing it changes their edges or
 * members.
 */
export class Shape extends Element implements Contract<AdobeShape>, ElementOwner {
  static override readonly className: string = 'Shape';
  private graphCache: ShapeGraph | undefined;

  get elementType(): string {
    return 'shape';
  }

  /** Shapes have no name: it reads as an empty text, assigning is ignored. */
  override get name(): string {
    return '';
  }
  override set name(_value: string) {
    // The host ignores it.
  }
  /** Ignored for shapes. */
  override get locked(): boolean {
    return false;
  }
  override set locked(_value: boolean) {
    // The host ignores it.
  }

  /** Drawing objects are groups too, as Adobe's own scripts expect. */
  get isGroup(): boolean {
    return this.node.name === 'DOMGroup' || this.isDrawingObject;
  }
  get isDrawingObject(): boolean {
    return SHAPE.isDrawingObject.read(this.node);
  }
  get isFloating(): boolean {
    return SHAPE.isFloating.read(this.node);
  }
  get isOvalObject(): boolean {
    return this.node.name === 'DOMOvalObject';
  }
  get isRectangleObject(): boolean {
    return this.node.name === 'DOMRectangleObject';
  }

  /** The elements of a group without its raw shapes, back to front. */
  get members(): Element[] {
    return this.everyMember.filter((member) => !(member instanceof Shape && member.isRaw));
  }
  /** All elements of a group, raw shapes included, back to front. */
  get everyMember(): Element[] {
    return this.node.child('members')?.children.map((node) => elementOf(node, this)) ?? [];
  }

  /** For a group, those of its raw shapes. The same applies to edges, vertices, cubic curves and editing. */
  get contours(): Contour[] {
    return this.graphs.flatMap(({ contours }) => contours);
  }
  get edges(): Edge[] {
    return this.graphs.flatMap(({ edges }) => edges);
  }
  get vertices(): Vertex[] {
    return this.graphs.flatMap(({ vertices }) => vertices);
  }

  get numCubicSegments(): number {
    return this.cubicSegments.length;
  }
  /** The start, two control points and end of a cubic curve of the outline. */
  getCubicSegmentPoints(cubicSegmentIndex: number): Point[] {
    const segments = this.cubicSegments;
    const index = checkNumber('Shape.getCubicSegmentPoints', cubicSegmentIndex, 0, segments.length - 1);
    return [...segments[Math.trunc(index)]];
  }

  /** The fill of the shape; of a group, that of its first shape. The reference lists it for documents only. */
  getCustomFill(): FillValue {
    return customFillOf(this.firstPainted);
  }
  setCustomFill(fill: unknown): void {
    for (const node of this.paintedNodes) paintFills(node, 'Shape.setCustomFill', fill);
  }
  /** The stroke of the shape; of a group, that of its first shape. The reference lists it for documents only. */
  getCustomStroke(): StrokeValue {
    return customStrokeOf(this.firstPainted);
  }
  setCustomStroke(stroke: unknown): void {
    for (const node of this.paintedNodes) paintStrokes(node, 'Shape.setCustomStroke', () => stroke);
  }

  /** The nodes with fills and strokes: for a group, those of the shapes in it, at any depth. */
  get paintedNodes(): XmlNode[] {
    if (this.node.name !== 'DOMGroup') return [this.node];
    return this.everyMember.flatMap((member) => (member instanceof Shape ? member.paintedNodes : []));
  }
  private get firstPainted(): XmlNode {
    return this.paintedNodes[0] ?? this.node;
  }

  beginEdit(): void {
    for (const graph of this.graphs) graph.beginEdit();
  }
  endEdit(): void {
    for (const graph of this.graphs) graph.endEdit();
  }
  /** `index` counts in `edges`. */
  deleteEdge(index: number): void {
    const edge = this.edges.at(checkNumber('Shape.deleteEdge', index, 0));
    const graph = edge && this.graphs.find(({ edges }) => edges.includes(edge));
    if (!graph)
      throw new HostError(
        `Shape.deleteEdge: the shape has ${this.edges.length} edges, there is none at ${index}`,
      );
    graph.edit('Shape.deleteEdge').segments[edge.id].isDeleted = true;
  }

  override get matrix(): Matrix {
    if (!this.isBaked) return super.matrix;
    return { ...readCutMatrix(this.node), tx: this.x, ty: this.y };
  }
  override set matrix(value: Matrix) {
    super.matrix = value;
  }

  /** The centre of the bounds. */
  override get reference(): Point {
    const { bounds } = this;
    if (!isEmpty(bounds)) return centerOf(bounds);
    const { tx, ty } = readMatrix(this.node);
    return { x: tx, y: ty };
  }

  /** The stored point is transformed by the matrix of a group too, although its members are not. */
  override get pivot(): Point {
    return readTransformationPoint(this.node) || !this.isBaked ? super.pivot : this.reference;
  }

  /** True for a shape whose edges are in the frame or group itself, not in an object of their own. */
  get isRaw(): boolean {
    return this.node.name === 'DOMShape' && this.isBaked;
  }

  protected override get localPivot(): Point {
    return this.pivot;
  }
  protected override writePivot(point: Point): void {
    const inverse = invert(readMatrix(this.node));
    super.writePivot(inverse ? apply(inverse, point) : point);
  }

  protected override writeMatrix(matrix: Matrix): void {
    if (!this.isBaked) {
      super.writeMatrix(matrix);
      return;
    }
    const before = this.matrix;
    const inverse = invert(before);
    this.transformBy(
      inverse ? concat(matrix, inverse) : translation(matrix.tx - before.tx, matrix.ty - before.ty),
    );
  }

  /** Turns about the centre. */
  protected override writeParts(parts: Partial<Parts>): void {
    const { x, y } = this;
    super.writeParts(parts);
    this.x = x;
    this.y = y;
  }

  private get isBaked(): boolean {
    return isBaked(this.node);
  }

  /** A group has the outlines of its raw shapes; its other members have their own. */
  private get graphs(): ShapeGraph[] {
    if (this.node.name !== 'DOMGroup') return [this.graph];
    return this.everyMember.flatMap((member) =>
      member instanceof Shape && member.isRaw ? [member.graph] : [],
    );
  }
  private get cubicSegments(): ShapeGraph['cubics']['segments'] {
    return this.graphs.flatMap(({ cubics }) => cubics.segments);
  }

  private get graph(): ShapeGraph {
    const outline = outlineOf(this.node);
    if (this.graphCache?.outline !== outline) this.graphCache = new ShapeGraph(this.node, outline);
    return this.graphCache;
  }
}
