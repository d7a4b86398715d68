import type { Document } from '../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { countNamedPaths } from '../../../host-mocks/model/library/References';

/** How often each item is named in a document, by path; counted at the first call. */
export function usesOf(document: Document): () => ReadonlyMap<string, number> {
  let uses: Map<string, number> | undefined;
  return () => (uses ??= countUses(document));
}

function countUses({ node, library }: Document): Map<string, number> {
  const uses = new Map<string, number>();
  const files = library.items.flatMap((item) =>
    item instanceof SymbolItem && item.hasContent ? [item.file.root] : [],
  );
  for (const root of [node, ...files])
    for (const [path, count] of countNamedPaths(root)) uses.set(path, (uses.get(path) ?? 0) + count);
  return uses;
}
