import type { XmlNode } from '../../document/xml/XmlNode';

/**
 * Finds the typed object of a node: always the same one, so that it says which part of the document is meant. The node
 * holds it: a tween makes nodes for each frame, and publishing is a tenth slower if a `WeakMap` has them all.
 */
export function recordPerNode<Made extends object>(make: (node: XmlNode) => Made): (node: XmlNode) => Made {
  return (node) => (node.record ??= make(node)) as Made;
}
