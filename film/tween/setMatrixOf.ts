import { isBaked } from '../../document/xfl/isBaked';
import { readMatrix, storable, writeMatrix } from '../../document/xfl/nodeMatrix';
import { transformNode } from '../../document/xfl/transformNode';
import type { XmlNode } from '../../document/xml/XmlNode';
import { IDENTITY, concat, invert } from '../../geometry/matrix';

/** Gives an element another matrix; what is in the coordinates of its parent is carried along. */
export function setMatrixOf(element: XmlNode, matrix: ReturnType<typeof readMatrix>): void {
  const before = readMatrix(element);
  if (isBaked(element)) transformNode(element, concat(matrix, invert(before) ?? IDENTITY), true);
  else writeMatrix(element, storable(matrix, before, true));
}
