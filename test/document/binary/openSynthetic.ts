import { BinaryDocument } from '../../../document/binary/BinaryDocument';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { makeFlash5 } from './makeFlash5';

/** A document of these streams, its root, and what could not be read of it. */
export function openSynthetic(streams: Readonly<Record<string, Uint8Array>>): {
  document: BinaryDocument;
  root: XmlNode;
  faults: string[];
} {
  const faults: string[] = [];
  const document = new BinaryDocument(makeFlash5(streams), {
    limits: DEFAULT_LIMITS,
    name: 'old',
    onFault: (place, reason) => faults.push(`${place}: ${reason}`),
  });
  const { root } = new XmlFile('DOMDocument.xml', document.text('DOMDocument.xml'));
  return { document, root, faults };
}

/** The first element of a kind below a node. */
export function firstOf(node: XmlNode, name: string): XmlNode | undefined {
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = firstOf(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
