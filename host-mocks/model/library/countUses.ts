import type { XmlNode } from '../../../document/xml/XmlNode';
import { SymbolItem } from './items/SymbolItem';
import type { Library } from './Library';
import { countNamedPaths } from './References';

/** How often each item is named in a document, by path. Reads each symbol. @param document - its own element, and its library */
export function countUses(document: { node: XmlNode; library: Library }): ReadonlyMap<string, number> {
  const { node, library } = document;
  const uses = new Map<string, number>();
  const files = library.items.flatMap((item) =>
    item instanceof SymbolItem && item.hasContent ? [item.file.root] : [],
  );
  for (const root of [node, ...files])
    for (const [path, count] of countNamedPaths(root)) uses.set(path, (uses.get(path) ?? 0) + count);
  return uses;
}
