import { checkChoice, checkNumber } from '../../../../document/checks/checkValue';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { formatNumber } from '../../../../document/xfl/attributes';
import type { DocumentCore } from '../DocumentCore';
import { PRIMITIVE } from '../../../../document/xfl/schema/elementSchema';

const CORNERS = ['topLeftRadius', 'topRightRadius', 'bottomLeftRadius', 'bottomRightRadius'] as const;
const RECTANGLE = [...CORNERS, 'lockFlag'] as const;
/** The largest value of each number, and the names that the reference has. */
const OVAL_LIMITS = { startAngle: 360, endAngle: 360, innerRadius: 99 } as const;
const OVAL = ['startAngle', 'endAngle', 'innerRadius', 'closePath'] as const;

/**
 * `document.setRectangleObjectProperty`: of all selected primitive rectangles. While the corners are locked, only the radius
 * of the top left one can be set, and all have it.
 */
export function setRectangleProperty(document: DocumentCore, name: string, value: unknown): void {
  const property = checkChoice('setRectangleObjectProperty', name, RECTANGLE);
  const radius = property === 'lockFlag' ? 0 : checkNumber(`setRectangleObjectProperty: ${property}`, value);
  for (const node of primitives(document, 'DOMRectangleObject')) {
    if (property === 'lockFlag') {
      PRIMITIVE.lockFlag.write(node, Boolean(value));
      if (value) setCorners(node, PRIMITIVE.topLeftRadius.read(node));
    } else if (!PRIMITIVE.lockFlag.read(node)) {
      write(node, property, radius);
    } else if (property === 'topLeftRadius') {
      setCorners(node, radius);
    }
  }
}

/** `document.setOvalObjectProperty`: of all selected primitive ovals. */
export function setOvalProperty(document: DocumentCore, name: string, value: unknown): void {
  const property = checkChoice('setOvalObjectProperty', name, OVAL);
  const member = `setOvalObjectProperty: ${property}`;
  const number = property === 'closePath' ? 0 : checkNumber(member, value, 0, OVAL_LIMITS[property]);
  for (const node of primitives(document, 'DOMOvalObject')) {
    if (property === 'closePath') PRIMITIVE.closePath.write(node, Boolean(value));
    else write(node, property, number);
  }
}

/** `document.resetRectangleObject`: the selected primitive rectangles have locked, sharp corners. */
export function resetRectangles(document: DocumentCore): void {
  for (const node of primitives(document, 'DOMRectangleObject')) {
    PRIMITIVE.lockFlag.write(node, true);
    setCorners(node, 0);
  }
}

/** `document.resetOvalObject`: the selected primitive ovals are whole. */
export function resetOvals(document: DocumentCore): void {
  for (const node of primitives(document, 'DOMOvalObject')) {
    for (const name of OVAL) node.setAttr(name, null);
  }
}

function primitives(document: DocumentCore, tag: string): XmlNode[] {
  return document.selectedElements.flatMap(({ node }) => (node.name === tag ? [node] : []));
}

function setCorners(node: XmlNode, radius: number): void {
  for (const corner of CORNERS) write(node, corner, radius);
}

function write(node: XmlNode, name: string, value: number): void {
  node.setAttr(name, value === 0 ? null : formatNumber(value));
}
