import { visible } from '../../../../geometry/planar/MarkedEdges';
import { planarEdges } from '../../../../geometry/planar/PlanarEdge';
import { MERGE } from '../../../../geometry/planar/rules';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { combineShapes, replaceEdges } from '../../elements/shape/combineShapes';
import { dropUnusedStyles } from '../../elements/shape/styles';
import { transformNode } from '../../../../document/xfl/transformNode';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import { forgetPart } from '../selection/selectedParts';
import { isRawShape } from './rawShape';
import { ELEMENT, SHAPE } from '../../../../document/xfl/schema/elementSchema';

/**
 * Merges the raw shapes among the elements of a frame or group: they become one element, below all others, and cut each
 * other. A floating shape stays apart as long as it is selected.
 *
 * @param list The `elements` of a frame or the `members` of a group.
 */
export function settleRaw(list: XmlNode): void {
  const raw = list.children.filter((node) => isRawShape(node) && !floats(node));
  const base = raw.find((node) => !SHAPE.isFloating.read(node)) ?? raw.at(0);
  if (!base || (raw.length === 1 && !SHAPE.isFloating.read(base))) return;
  ground(base);
  mergeInto(
    base,
    raw.filter((node) => node !== base),
  );
  if (base.child('edges')?.children.length === 0) base.remove();
  else if (list.children[0] !== base) list.insert(base, 0);
}

/**
 * Merges raw shapes that were ungrouped or pasted with each other, in each frame or group. Beside an older raw shape,
 * the result floats.
 *
 * @param elements Elements of any kind, back to front.
 * @returns The remaining elements.
 */
export function gatherRaw<Held extends { node: XmlNode }>(elements: readonly Held[]): Held[] {
  const free = new Set(elements.flatMap(({ node }) => (isRawShape(node) ? [node] : [])));
  const lists = new Set([...free].flatMap(({ parent }) => parent ?? []));
  for (const list of lists) gatherIn(list, free);
  return elements.filter(({ node }) => node.parent !== null);
}

function gatherIn(list: XmlNode, free: ReadonlySet<XmlNode>): void {
  const raw = list.children.filter(isRawShape);
  const [base, ...others] = raw.filter((node) => free.has(node));
  ground(base);
  mergeInto(base, others);
  if (raw.some((node) => !free.has(node))) SHAPE.isFloating.write(base, true);
  else if (list.children[0] !== base) list.insert(base, 0);
}

/** Draws shapes in turn on a raw shape. */
function mergeInto(base: XmlNode, shapes: readonly XmlNode[]): void {
  if (shapes.length === 0) return;
  for (const shape of shapes) ground(shape);
  combineShapes(base, shapes, MERGE);
  base.child('transformationPoint')?.remove();
  for (const shape of shapes) shape.remove();
}

/**
 * After a change of the selection: merges the shapes that floated and are no longer selected, and the fills of those that
 * were selected in part.
 */
export function settleDeselected(nodes: readonly XmlNode[]): void {
  const lists = new Set<XmlNode>();
  for (const node of nodes) {
    if (!node.parent || !isRawShape(node) || ELEMENT.selected.read(node)) continue;
    if (forgetPart(node)) uniteFills(node);
    if (SHAPE.isFloating.read(node)) lists.add(node.parent);
  }
  for (const list of lists) settleRaw(list);
}

/** Neighbouring fills that have become equal are one; a shape without any fill or line is none. */
function uniteFills(shape: XmlNode): void {
  const edges = planarEdges(outlineOf(shape).edges);
  const shown = visible(edges);
  if (shown.length === 0) shape.remove();
  if (shown.length === edges.length) return;
  replaceEdges(shape, shown);
  dropUnusedStyles(shape);
}

function floats(node: XmlNode): boolean {
  return SHAPE.isFloating.read(node) && ELEMENT.selected.read(node);
}

/** Converts a floating shape to the coordinates of its parent. */
function ground(node: XmlNode): void {
  const matrix = readMatrix(node);
  SHAPE.isFloating.write(node, false);
  if (!node.child('matrix')) return;
  node.child('matrix')?.remove();
  transformNode(node, matrix, true);
}
