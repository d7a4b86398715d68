import type { XmlNode } from '../../document/xml/XmlNode';

/**
 * Finds the typed object of a node: always the same one, so that it says which part of the document is meant. The node
 * holds it: a tween makes nodes for each frame, and publishing is a tenth slower if a `WeakMap` has them all.
 *
 * @throws Error for a node whose object is of another class: its place in the document decides what it is
 */
export function recordPerNode<Made extends object>(
  type: () => { readonly prototype: Made },
  make: (node: XmlNode) => Made,
): (node: XmlNode) => Made {
  return (node) => {
    const record = (node.record ??= make(node));
    if (Object.getPrototypeOf(record) !== type().prototype)
      throw new Error(`<${node.name}> is already a ${record.constructor.name}`);
    return record as Made;
  };
}
