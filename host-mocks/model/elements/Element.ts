import { isEmpty, type Box } from '../../../geometry/Box';
import { decompose, normalizeAngle, rotationOf, turned, type Parts } from '../../../geometry/decompose';
import { apply, type Matrix, type Point } from '../../../geometry/matrix';
import type { AdobeElement, Contract } from '../../contract/adobe';
import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { checkNumber } from '../../../document/checks/checkValue';
import {
  addData,
  getData,
  hasData,
  removeData,
  type PersistentValue,
} from '../../../document/xfl/persistentData';
import { isPublished, setPublished } from '../../../document/xfl/publishData';
import { checkMatrix, checkPoint } from '../../../document/checks/checkGeometry';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { FilmElement } from '../../../film/records/FilmElement';
import type { ElementDocument, ElementOwner } from './ElementOwner';
import { moveBy, resizeTo } from './moveAndResize';
import {
  readCutMatrix,
  storable,
  toTwips,
  writeMatrix,
  writeTransformationPoint,
} from '../../../document/xfl/nodeMatrix';
import { transformNode } from '../../../document/xfl/transformNode';
import { ELEMENT } from '../../../document/xfl/schema/elementSchema';
import { assign } from '../../../document/xfl/assign';

/**
 * An element of a frame or group: a view of its node. Its own matrix maps its content to the coordinates of its parent
 * (the timeline that it is on); raw shapes and groups have none, and `Shape` overrides what depends on it.
 *
 * Coordinates that scripts read and write are rounded to twips (0.05 px) unless the switch `roundToTwips` is off.
 */
export abstract class Element extends HostObject implements Contract<AdobeElement> {
  static override readonly className: string = 'Element';
  node: XmlNode;
  owner: ElementOwner;

  constructor(node: XmlNode, owner: ElementOwner) {
    super();
    this.node = node;
    this.owner = owner;
  }

  abstract get elementType(): string;

  get name(): string {
    return ELEMENT.name.read(this.node);
  }
  set name(value: string) {
    assign(this.node, ELEMENT.name, 'Element.name', value);
  }

  get layer(): HostObject {
    return this.owner.layer;
  }
  /** Position in the drawing order of its frame or group; the backmost is 1. */
  get depth(): number {
    return (this.node.parent?.children.indexOf(this.node) ?? 0) + 1;
  }

  get selected(): boolean {
    return this.document.isSelected(this);
  }
  set selected(value: boolean) {
    this.document.setSelected(this, Boolean(value));
  }
  get locked(): boolean {
    return ELEMENT.locked.read(this.node);
  }
  /** A locked element cannot be selected: locking deselects it. */
  set locked(value: boolean) {
    if (value) this.document.setSelected(this, false);
    assign(this.node, ELEMENT.locked, 'Element.locked', value);
  }

  get left(): number {
    return this.round(this.box.left);
  }
  get top(): number {
    return this.round(this.box.top);
  }
  /** Setting scales along the parent's x axis; the left side stays. Nothing happens to an element without width. */
  get width(): number {
    return this.round(this.box.right - this.box.left);
  }
  set width(value: number) {
    resizeTo(this, checkNumber('Element.width', value, 0), undefined);
  }
  get height(): number {
    return this.round(this.box.bottom - this.box.top);
  }
  set height(value: number) {
    resizeTo(this, undefined, checkNumber('Element.height', value, 0));
  }

  get x(): number {
    return this.round(this.reference.x);
  }
  set x(value: number) {
    moveBy(this, this.round(checkNumber('Element.x', value)) - this.x, 0);
  }
  get y(): number {
    return this.round(this.reference.y);
  }
  set y(value: number) {
    moveBy(this, 0, this.round(checkNumber('Element.y', value)) - this.y);
  }

  /** A copy; assign it to change the element. */
  get matrix(): Matrix {
    return readCutMatrix(this.node);
  }
  set matrix(value: Matrix) {
    this.writeMatrix(checkMatrix('Element.matrix', value));
  }

  get scaleX(): number {
    return decompose(this.matrix).scaleX;
  }
  set scaleX(value: number) {
    this.writeParts({ scaleX: checkNumber('Element.scaleX', value) });
  }
  get scaleY(): number {
    return decompose(this.matrix).scaleY;
  }
  set scaleY(value: number) {
    this.writeParts({ scaleY: checkNumber('Element.scaleY', value) });
  }
  get skewX(): number {
    return decompose(this.matrix).skewX;
  }
  set skewX(value: number) {
    this.writeParts({ skewX: checkNumber('Element.skewX', value) });
  }
  get skewY(): number {
    return decompose(this.matrix).skewY;
  }
  set skewY(value: number) {
    this.writeParts({ skewY: checkNumber('Element.skewY', value) });
  }
  /** In degrees, clockwise; NaN for an element that is skewed or mirrored. */
  get rotation(): number {
    return rotationOf(decompose(this.matrix));
  }
  set rotation(value: number) {
    const angle = normalizeAngle(checkNumber('Element.rotation', value));
    const { skewX, skewY } = decompose(this.matrix);
    this.writeParts({ skewX: normalizeAngle(skewX + angle - skewY), skewY: angle });
  }

  get transformX(): number {
    return this.round(this.pivot.x);
  }
  set transformX(value: number) {
    moveBy(this, this.round(checkNumber('Element.transformX', value)) - this.transformX, 0);
  }
  get transformY(): number {
    return this.round(this.pivot.y);
  }
  set transformY(value: number) {
    moveBy(this, 0, this.round(checkNumber('Element.transformY', value)) - this.transformY);
  }

  /** In the element's own coordinates; those of its parent for shapes, groups and primitives. */
  getTransformationPoint(): Point {
    const { x, y } = this.localPivot;
    return { x: this.round(x), y: this.round(y) };
  }
  setTransformationPoint(transformationPoint: Point): void {
    const { x, y } = checkPoint('Element.setTransformationPoint', transformationPoint);
    this.writePivot({ x: this.round(x), y: this.round(y) });
  }

  /** A copy of the result of `getTransformationPoint`; assign it to set the point. The reference does not list it. */
  get transformationPoint(): Point {
    return this.getTransformationPoint();
  }
  set transformationPoint(value: Point) {
    const { x, y } = checkPoint('Element.transformationPoint', value);
    this.setTransformationPoint({ x, y });
  }

  /**
   * The bounds of the content in the element's own coordinates, before its matrix; those of its parent for raw shapes
   * and groups. A point at the origin if there is no content. The reference does not list it.
   */
  get objectSpaceBounds(): Box {
    const box = ContentBounds.of(this.document.film).ofContent(FilmElement.of(this.node));
    if (isEmpty(box)) return { left: 0, top: 0, right: 0, bottom: 0 };
    return {
      left: this.round(box.left),
      top: this.round(box.top),
      right: this.round(box.right),
      bottom: this.round(box.bottom),
    };
  }

  getPersistentData(name: string): PersistentValue {
    return getData(this.node, String(name)) ?? 0;
  }
  hasPersistentData(name: string): boolean {
    return hasData(this.node, String(name));
  }
  setPersistentData(name: string, type: string, value: unknown): void {
    this.checkKeepsData('setPersistentData');
    addData(this.node, 'Element.setPersistentData', name, type, value);
  }
  removePersistentData(name: string): boolean {
    const isThere = hasData(this.node, String(name));
    removeData(this.node, String(name));
    return isThere;
  }
  getPublishPersistentData(name: string, format: string): boolean {
    return isPublished(this.node, format, name);
  }
  setPublishPersistentData(name: string, format: string, publish: boolean): void {
    this.checkKeepsData('setPublishPersistentData');
    setPublished(this.node, 'Element.setPublishPersistentData', { format, name, publish });
  }
  private checkKeepsData(method: string): void {
    if (this.keepsData) return;
    throw new HostError(`Element.${method}: only instances of symbols and bitmaps hold persistent data`);
  }

  get document(): ElementDocument {
    return this.owner.document;
  }

  /** The bounds in the parent's coordinates, unrounded; for an element without content, a point at its position. */
  get box(): Box {
    const box = this.bounds;
    if (!isEmpty(box)) return box;
    const { x, y } = this.reference;
    return { left: x, top: y, right: x, bottom: y };
  }

  /** The bounds in the parent's coordinates, unrounded; empty for an element without content. */
  get bounds(): Box {
    return ContentBounds.of(this.document.film).ofElement(FilmElement.of(this.node));
  }

  /** The registration point, unrounded: `x` and `y` show it. */
  get reference(): Point {
    const { tx, ty } = this.matrix;
    return { x: tx, y: ty };
  }

  /** The transformation point in the parent's coordinates, unrounded. */
  get pivot(): Point {
    return apply(readCutMatrix(this.node), this.storedPivot);
  }

  /** Transforms the element together with its parent's coordinates. */
  transformBy(change: Matrix): void {
    transformNode(this.node, change, this.roundsToTwips);
  }

  /** The result of `getTransformationPoint`, unrounded. */
  protected get localPivot(): Point {
    return this.storedPivot;
  }
  protected writePivot(point: Point): void {
    writeTransformationPoint(this.node, point);
  }

  /** The transformation point in the coordinates in which it is stored: by default the centre of the content. */
  protected get storedPivot(): Point {
    return ContentBounds.of(this.document.film).pivotOf(FilmElement.of(this.node));
  }

  protected writeMatrix(matrix: Matrix): void {
    const before = readCutMatrix(this.node);
    writeMatrix(this.node, storable(matrix, before, this.roundsToTwips), before);
  }

  /** Gives the matrix other scales or angles, about the point of the switch `transformsAbout`. */
  protected writeParts(parts: Partial<Parts>): void {
    const matrix = turned(this.matrix, parts);
    if (this.document.switches.transformsAbout === 'registrationPoint') {
      this.writeMatrix(matrix);
      return;
    }
    const { storedPivot, pivot } = this;
    const moved = apply(matrix, storedPivot);
    this.writeMatrix({ ...matrix, tx: matrix.tx + pivot.x - moved.x, ty: matrix.ty + pivot.y - moved.y });
  }

  /** True for an element that may hold persistent data. */
  protected get keepsData(): boolean {
    return false;
  }

  protected round(value: number): number {
    return this.roundsToTwips ? toTwips(value) + 0 : value;
  }

  protected get roundsToTwips(): boolean {
    return this.document.switches.roundToTwips;
  }
}
