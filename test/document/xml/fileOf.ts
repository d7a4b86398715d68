import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';

/** A file of these lines. */
export function fileOf(...lines: string[]): XmlFile {
  return new XmlFile('LIBRARY/star.xml', lines.join('\n'));
}

/** The element reached from the root by names. */
export function find(file: XmlFile, ...names: string[]): XmlNode {
  let node = file.root;
  for (const name of names) {
    const child = node.child(name);
    if (child === undefined) throw new Error(`no <${name}> in <${node.name}>`);
    node = child;
  }
  return node;
}
