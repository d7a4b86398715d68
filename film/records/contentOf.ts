import type { XmlNode } from '../../document/xml/XmlNode';

/** What says where an element is, or how it was left in the editor, and not how it looks. */
const APART = new Set(['matrix', 'transformationPoint', 'transformationPointFlags']);
const OF_THE_EDITOR = new Set(['selected', 'locked', 'uniqueID', 'name']);

/** A text that is equal for elements that look the same, wherever they are. */
export function contentOf(element: XmlNode): string {
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
