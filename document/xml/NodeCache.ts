import type { XmlFile } from './XmlFile';
import type { XmlNode } from './XmlNode';

/** A value, and the file as it was then. */
interface CachedValue<Value> {
  readonly file: XmlFile;
  readonly version: number;
  readonly value: Value;
}

/** What is worked out from a node, until the node's file changes. Of a node that is in no file nothing is kept. */
export class NodeCache<Value> {
  private readonly entries = new WeakMap<XmlNode, CachedValue<Value>>();

  constructor(private readonly read: (node: XmlNode) => Value) {}

  of(node: XmlNode): Value {
    const { file } = node;
    if (!file) return this.read(node);
    const entry = this.entries.get(node);
    if (entry?.file === file && entry.version === file.version) return entry.value;
    const value = this.read(node);
    this.entries.set(node, { file, version: file.version, value });
    return value;
  }
}
