import { centerOf } from '../../../../geometry/Box';
import type { OverlayRule } from '../../../../geometry/planar/overlay';
import { CROP, INTERSECT, MERGE, PUNCH } from '../../../../geometry/planar/rules';
import { HostError } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { elementOf } from '../../elements';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import type { Element } from '../../elements/Element';
import { Shape } from '../../elements/Shape';
import { combineShapes } from '../../elements/shape/combineShapes';
import { adoptStyle } from '../../elements/shape/styles';
import { transformNode } from '../../../../document/xfl/transformNode';
import { readMatrix, writeTransformationPoint } from '../../../../document/xfl/nodeMatrix';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';
import { isRawShape, rawShapeOf } from './rawShape';

/**
 * `document.union`: the selected shapes become one drawing object, which shows what was visible of them. It replaces
 * the topmost one and is selected.
 */
export function uniteSelection(document: DocumentCore): void {
  const shapes = liftParts(needSelection(document, 'union')).filter(isShape);
  if (shapes.length === 0) throw new HostError('union: no shape is selected');
  const [result, ...others] = shapes.map(inParent);
  combineShapes(result, others, MERGE);
  replaceAll(document, shapes, [{ result, place: shapes[shapes.length - 1] }]);
}

/** `document.intersect`: the area that all selected drawing objects share, with fill and stroke of the topmost one. */
export function intersectSelection(document: DocumentCore): void {
  const objects = needObjects(document, 'intersect');
  const [result, ...others] = objects.map(inParent);
  combineShapes(result, others, INTERSECT);
  outline(result, others[others.length - 1]);
  replaceAll(document, objects, [{ result, place: objects[objects.length - 1] }]);
}

/** `document.punch`: the topmost selected drawing object is cut out of the others, and removed. */
export function punchSelection(document: DocumentCore): void {
  cutByTopmost(document, 'punch', PUNCH);
}

/** `document.crop`: the selected drawing objects are clipped to the area of the topmost one, which is removed. */
export function cropSelection(document: DocumentCore): void {
  cutByTopmost(document, 'crop', CROP);
}

function cutByTopmost(document: DocumentCore, method: string, rule: OverlayRule): void {
  const objects = needObjects(document, method);
  const top = inParent(objects[objects.length - 1]);
  const results = objects.slice(0, -1).map((place) => {
    const result = inParent(place);
    combineShapes(result, [top], rule);
    return { result, place };
  });
  replaceAll(document, objects, results);
}

/**
 * Replaces elements by drawing objects; all `elements` are removed. A shape without edges does not become an object.
 */
function replaceAll(
  document: DocumentCore,
  elements: readonly Element[],
  results: readonly { result: XmlNode; place: Element }[],
): void {
  const made: Element[] = [];
  for (const { result, place } of results) {
    const { edges, box } = outlineOf(result);
    const list = place.node.parent;
    if (edges.length === 0 || !list) continue;
    result.setAttr('isDrawingObject', 'true');
    writeTransformationPoint(result, centerOf(box));
    list.insert(result, list.children.indexOf(place.node) + 1);
    made.push(elementOf(result, place.owner));
  }
  for (const { node } of elements) node.remove();
  select(document, made);
}

/** Puts the stroke of another shape around all areas. */
function outline(shape: XmlNode, other: XmlNode): void {
  const stroke = other.child('strokes')?.children[0]?.children[0];
  if (!stroke) return;
  const edges = shape.child('edges')?.children ?? [];
  if (edges.length === 0) return;
  const index = adoptStyle(shape, 'strokes', stroke);
  for (const edge of edges) {
    const isBorder = edge.attr('fillStyle0') === undefined || edge.attr('fillStyle1') === undefined;
    if (isBorder) edge.setAttr('strokeStyle', String(index));
  }
}

function isShape(element: Element): element is Shape {
  return element instanceof Shape && element.node.name !== 'DOMGroup';
}

/** The selected drawing objects and primitives. @throws HostError if there are fewer than two. */
function needObjects(document: DocumentCore, method: string): Shape[] {
  const objects = needSelection(document, method).filter(
    (element): element is Shape => isShape(element) && !isRawShape(element.node),
  );
  if (objects.length >= 2) return objects;
  throw new HostError(
    `${method}: at least two drawing objects must be selected; use document.union() to make one from raw shapes`,
  );
}

/** The raw shape with the same look, in the coordinates of the parent. */
function inParent(element: Shape): XmlNode {
  const raw = rawShapeOf(element) as XmlNode;
  transformNode(raw, readMatrix(element.node), true);
  return raw;
}
