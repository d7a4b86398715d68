import { concat, type Matrix } from '../../geometry/matrix';
import { readMatrix } from '../../model/xfl/nodeMatrix';
import type { XmlNode } from '../../xml/XmlNode';
import type { State } from '../State';

/** From the coordinates of a gradient or bitmap to those of the path that it fills. */
export function paintMatrix(node: XmlNode, { paints }: State): Matrix {
  return paints ? concat(paints, readMatrix(node)) : readMatrix(node);
}
