import type { XmlFile } from './XmlFile';
import type { XmlNode } from './XmlNode';

/** A value, and the file as it was then. */
interface CachedValue<Value> {
  readonly file: XmlFile | null;
  readonly version: number;
  readonly value: Value;
}

/**
 * What is worked out from a node, until the node's file changes. For a node that is in no file it is worked out each
 * time.
 */
export class NodeCache<Value> {
  private readonly entries = new WeakMap<XmlNode, CachedValue<Value>>();

  /** @param read - works the value out; it receives the value from before the change, which may still be right */
  constructor(private readonly read: (node: XmlNode, before: Value | undefined) => Value) {}

  of(node: XmlNode): Value {
    const { file } = node;
    const entry = this.entries.get(node);
    if (file && entry?.file === file && entry.version === file.version) return entry.value;
    const value = this.read(node, entry?.value);
    this.entries.set(node, { file, version: file?.version ?? -1, value });
    return value;
  }
}
