import type { XmlNode } from '../../../document/xml/XmlNode';
import { keepingOrder } from '../diff/Matching';

/** Makes these the children of a node. As few as possible are put elsewhere: the others keep what is written around them. */
export function putNodes(parent: XmlNode, nodes: readonly XmlNode[]): void {
  const places = new Map(parent.children.map((node, index) => [node, index]));
  const known = nodes.flatMap((node) => places.get(node) ?? []);
  const staying = keepingOrder(known);
  for (const node of [...parent.children].reverse()) {
    const place = places.get(node);
    if (place === undefined || !staying.has(place)) node.remove();
  }
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insert(node, index);
  });
}
