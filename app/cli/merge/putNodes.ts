import type { XmlNode } from '../../../document/xml/XmlNode';
import { keepingOrder } from '../diff/Matching';

/** Makes these the children of a node. As few as possible are put elsewhere: the others keep what is written around them. */
export function putNodes(parent: XmlNode, nodes: readonly XmlNode[]): void {
  const places = new Map(parent.children.map((node, index) => [node, index]));
  const former = nodes.flatMap((node) => places.get(node) ?? []);
  const staying = keepingOrder(former);
  for (const node of [...parent.children].reverse()) {
    const index = places.get(node);
    if (index === undefined || !staying.has(index)) node.remove();
  }
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insert(node, index);
  });
}
