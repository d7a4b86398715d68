import { XmlNode } from '../../../xml/XmlNode';
import { childOrNew } from '../../xfl/childNodes';
import { paintNode } from './fill';
import { strokeNode } from './stroke';

/**
 * The number under which a shape keeps a fill: that of an equal one if it has one, otherwise of a new one at the end. 0
 * for no fill.
 */
export function fillStyleOf(shape: XmlNode, member: string, fill: unknown): number {
  return styleOf(shape, 'fills', 'FillStyle', paintNode(member, fill));
}

/** The same for a stroke. */
export function strokeStyleOf(shape: XmlNode, member: string, stroke: unknown): number {
  return styleOf(shape, 'strokes', 'StrokeStyle', strokeNode(member, stroke));
}

function styleOf(shape: XmlNode, listName: string, styleName: string, content: XmlNode | undefined): number {
  if (!content) return 0;
  const list = childOrNew(shape, listName, listName === 'fills' ? ['strokes', 'edges'] : ['edges']);
  const wanted = print(content);
  let last = 0;
  for (const style of list.children) {
    const index = Number(style.attr('index'));
    if (style.children[0] && print(style.children[0]) === wanted) return index;
    last = Math.max(last, index);
  }
  list.append(XmlNode.create(styleName, { index: String(last + 1) }, [content]));
  return last + 1;
}

/** A text that two nodes share if they have the same names, attributes and children. */
function print(node: XmlNode): string {
  const attributes = node.attributeNames().sort();
  const parts = attributes.map((name) => `${name}=${node.attr(name) ?? ''}`);
  return `${node.name}(${parts.join(',')})[${node.children.map(print).join(',')}]`;
}
