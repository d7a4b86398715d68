import type { XmlNode } from '../../../xml/XmlNode';

/** The characters of a `DOMTLFText`; paragraphs are separated by `\r`. */
export function tlfText(node: XmlNode): string {
  const flow = node.child('markup')?.child('tlfTextObject')?.child('TextFlow');
  return flow?.children.map(paragraphText).join('\r') ?? '';
}

function paragraphText(node: XmlNode): string {
  if (node.name === 'br') return '\n';
  return node.children.length === 0 ? node.text() : node.children.map(paragraphText).join('');
}
