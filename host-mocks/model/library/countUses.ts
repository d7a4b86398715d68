import type { Document } from '../document/Document';
import { SymbolItem } from './items/SymbolItem';
import { countNamedPaths } from './References';

/** How often each item is named in a document, by path. Reads each symbol. */
export function countUses({ node, library }: Document): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const files = library.items.flatMap((item) =>
    item instanceof SymbolItem && item.hasContent ? [item.file.root] : [],
  );
  for (const root of [node, ...files])
    for (const [path, count] of countNamedPaths(root)) uses.set(path, (uses.get(path) ?? 0) + count);
  return uses;
}
