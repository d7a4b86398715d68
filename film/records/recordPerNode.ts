import type { XmlNode } from '../../document/xml/XmlNode';

/** Finds the typed object of a node: always the same one, so that it says which part of the document is meant. */
export function recordPerNode<Made extends object>(make: (node: XmlNode) => Made): (node: XmlNode) => Made {
  const records = new WeakMap<XmlNode, Made>();
  return (node) => {
    let record = records.get(node);
    if (!record) records.set(node, (record = make(node)));
    return record;
  };
}
