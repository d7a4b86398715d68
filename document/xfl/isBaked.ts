import type { XmlNode } from '../xml/XmlNode';
import { SHAPE } from './schema/elementSchema';

/**
 * True for an element whose content is in the coordinates of the parent, without a matrix: groups
 * (whose matrix, if any, only notes how they were turned) and raw shapes.
 */
export function isBaked(node: XmlNode): boolean {
  if (node.name === 'DOMGroup') return true;
  if (node.name !== 'DOMShape') return false;
  return !SHAPE.isDrawingObject.read(node) && !SHAPE.isFloating.read(node) && !node.child('matrix');
}
