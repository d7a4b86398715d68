import type { XmlNode } from './XmlNode';

/** The text of an element as it was read, without later changes. */
export function sourceOf(node: XmlNode): string {
  return node.source.slice(node.start, node.end);
}
