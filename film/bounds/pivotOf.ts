import { centerOf, isEmpty, type Box } from '../../geometry/Box';
import { apply, invert, type Point } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import { isBaked } from '../../document/xfl/isBaked';
import { readMatrix, readTransformationPoint } from '../../document/xfl/nodeMatrix';

/**
 * The transformation point of an element, in the coordinates in which it is stored: by default the centre of its
 * content.
 */
export function pivotOf(node: XmlNode, contentOf: (node: XmlNode) => Box): Point {
  const stored = readTransformationPoint(node);
  if (stored) return stored;
  const box = contentOf(node);
  if (isEmpty(box)) return { x: 0, y: 0 };
  // The content of a group does not go through its matrix, but the point does.
  const inverse = isBaked(node) ? invert(readMatrix(node)) : undefined;
  return inverse ? apply(inverse, centerOf(box)) : centerOf(box);
}
