import { VersionCache } from './VersionCache';
import type { XmlNode } from './XmlNode';

/**
 * What is made from a node, until the node's file changes. For a node that is in no file it is made each time: nothing
 * counts its changes.
 */
export class NodeCache<Value> extends VersionCache<XmlNode, Value> {
  constructor(make: (node: XmlNode, before: Value | undefined) => Value) {
    super((node) => node.file?.version, make);
  }
}
