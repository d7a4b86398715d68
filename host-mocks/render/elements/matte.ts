import { isEmpty } from '../../geometry/Box';
import { readFlag } from '../../model/xfl/attributes';
import { readRgb } from '../../model/xfl/colors';
import type { XmlNode } from '../../xml/XmlNode';
import type { Drawing } from '../Drawing';
import { element } from '../svg';

/**
 * The opaque background of an instance that is cached as a bitmap without transparency: a rectangle of its colour as
 * large as what it paints. Empty for other instances.
 */
export function matte(node: XmlNode, drawing: Drawing): string {
  if (!readFlag(node, 'cacheAsBitmap') || readFlag(node, 'bits32', true)) return '';
  const box = drawing.document.boundsOf(node);
  if (isEmpty(box)) return '';
  const { left: x, top: y, right, bottom } = box;
  const color = node.child('MatteColor');
  const fill = color ? readRgb(color, 'color') : '#FFFFFF';
  return element('rect', { x, y, width: right - x, height: bottom - y, fill });
}
