import { MarkedEdges } from '../../../../geometry/planar/MarkedEdges';
import { planarEdges } from '../../../../geometry/planar/PlanarEdge';
import { outlineOf, type ShapeOutline } from '../../../../document/xfl/shapeOutline';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { elementOf } from '../../elements';
import type { Element } from '../../elements/Element';
import { replaceEdges } from '../../elements/shape/combineShapes';
import { dropUnusedStyles } from '../../elements/shape/styles';
import { ELEMENT } from '../../../../document/xfl/schema/elementSchema';

/*
 * A selected raw shape may be selected in part: a fill, a line, what a rectangle encloses. As in the host the shape stays
 * one element, until a command takes the part out of it. Parts are not saved: a document that is opened again has the
 * whole shape selected.
 */

interface Part {
  marks: MarkedEdges;
  /** The shape that the marks belong to: after another change the whole shape counts as selected. */
  outline: ShapeOutline;
}

const parts = new WeakMap<XmlNode, Part>();

/** The marks on the selected part of a raw shape; undefined if all of it is selected, or nothing. */
export function selectedPart(shape: XmlNode): MarkedEdges | undefined {
  const part = parts.get(shape);
  if (!part || !ELEMENT.selected.read(shape)) return undefined;
  return part.outline === outlineOf(shape) ? part.marks : undefined;
}

/** The marks on what is selected of a raw shape, for more to be added. */
export function marksOf(shape: XmlNode): MarkedEdges {
  const part = selectedPart(shape);
  if (part) return part;
  return MarkedEdges.of(planarEdges(outlineOf(shape).edges), ELEMENT.selected.read(shape));
}

/** Selects what is marked of a raw shape. */
export function selectPart(shape: XmlNode, marks: MarkedEdges): void {
  parts.delete(shape);
  shape.setAttr('selected', marks.hasMarks ? 'true' : null);
  if (marks.hasMarks && !marks.isWhole) parts.set(shape, { marks, outline: outlineOf(shape) });
}

/** Selects all of a shape that was selected in part. @returns whether it was */
export function forgetPart(shape: XmlNode): boolean {
  return parts.delete(shape);
}

/** A copy of an element, of a raw shape the selected part. */
export function copySelected(node: XmlNode): XmlNode {
  const copy = node.clone();
  copy.setAttr('selected', null);
  const part = selectedPart(node);
  if (!part) return copy;
  replaceEdges(copy, part.marked);
  dropUnusedStyles(copy);
  copy.child('transformationPoint')?.remove();
  return copy;
}

/** Replaces shapes that are selected in part by their parts, which float above the rest. */
export function liftParts(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    const { node, owner } = element;
    const part = selectedPart(node);
    if (!part || !node.parent) return element;
    const lifted = copySelected(node);
    lifted.setAttr('selected', 'true');
    lifted.setAttr('isFloating', 'true');
    node.setAttr('selected', null);
    forgetPart(node);
    replaceEdges(node, part.rest);
    dropUnusedStyles(node);
    node.parent.insert(lifted, node.parent.children.indexOf(node) + 1);
    return elementOf(lifted, owner);
  });
}

/**
 * Gives the selected part of a shape other styles.
 *
 * @param fill, stroke The number of the style instead of another one; 0 is none.
 */
export function restylePart(
  shape: XmlNode,
  marks: MarkedEdges,
  fill: (style: number) => number,
  stroke: (style: number) => number,
): void {
  const changed = marks.restyled(fill, stroke);
  replaceEdges(shape, changed.plain);
  dropUnusedStyles(shape);
  selectPart(shape, changed.onto(planarEdges(outlineOf(shape).edges)));
}
