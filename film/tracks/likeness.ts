import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { TrackKind } from './Track';

const KINDS: Record<string, TrackKind> = {
  DOMSymbolInstance: 'symbol',
  DOMComponentInstance: 'component',
  DOMBitmapInstance: 'bitmap',
  DOMShape: 'shape',
  DOMRectangleObject: 'shape',
  DOMOvalObject: 'shape',
  DOMStaticText: 'text',
  DOMDynamicText: 'text',
  DOMInputText: 'text',
};

export function kindOf(node: XmlNode): TrackKind {
  return Object.hasOwn(KINDS, node.name) ? KINDS[node.name] : 'other';
}

/**
 * A text that is equal for elements of which the later one is the earlier one going on: instances of one item; shapes and texts that look the same, wherever they stand.
 */
export function likenessOf(node: XmlNode): string {
  const kind = kindOf(node);
  if (kind === 'symbol' || kind === 'component' || kind === 'bitmap') {
    const { isButton, path } = new DocumentInstance(node);
    return JSON.stringify([kind, isButton, path]);
  }
  return JSON.stringify([kind, contentOf(node)]);
}

/** What says where an element stands, or how it was left in the editor, and not how it looks. */
const APART = new Set(['matrix', 'transformationPoint', 'transformationPointFlags']);
const OF_THE_EDITOR = new Set(['selected', 'locked', 'uniqueID', 'name']);

function contentOf(element: XmlNode): string {
  let content = '';
  for (const node of element.subtree()) {
    if (node.parent === element && APART.has(node.name)) continue;
    content += `<${node.name}`;
    for (const [name, raw] of node.rawAttributes()) {
      if (!OF_THE_EDITOR.has(name)) content += ` ${name}=${withoutSelection(name, raw)}`;
    }
    content += `>${node.rawText().trim()}`;
  }
  return content;
}

/** Edges note which of them were selected: `S4`. */
function withoutSelection(name: string, raw: string): string {
  return name === 'edges' ? raw.replace(/S\d/g, '').trim() : raw;
}
