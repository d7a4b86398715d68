import type { XmlNode } from './XmlNode';

/** The text of an element as it was read; changes since then are not in it. */
export function sourceOf(node: XmlNode): string {
  return node.source.slice(node.start, node.end);
}
