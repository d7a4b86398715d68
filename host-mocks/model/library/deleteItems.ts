import { FolderItem } from './FolderItem';
import type { Item } from './Item';
import type { Library } from './Library';
import { isInside } from './paths';
import { SymbolItem } from './SymbolItem';

/** Deletes items, folders with what is inside, and every use of them on any timeline. False for nothing to delete. */
export function deleteItems(library: Library, items: readonly Item[]): boolean {
  if (items.length === 0) return false;
  const doomed = withContents(library, items);
  library.document.editing.leave(doomed);
  for (const item of doomed) library.references.remove(item.name);
  for (const item of doomed) removeEntry(library, item);
  library.deselect(doomed);
  library.itemsChanged();
  return true;
}

function withContents(library: Library, items: readonly Item[]): Item[] {
  const chosen = new Set(items);
  const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
  if (folders.length === 0) return [...items];
  return library.items.filter(
    (item) => chosen.has(item) || folders.some((folder) => isInside(item.name, folder)),
  );
}

function removeEntry(library: Library, item: Item): void {
  const list = item.entry.parent;
  item.entry.remove();
  item.stale = true;
  if (list && list.children.length === 0) list.remove();
  if (!(item instanceof SymbolItem)) return;
  markStale(item);
  library.document.files.remove(`LIBRARY/${item.entry.attr('href') ?? ''}`);
}

/** The file of a symbol goes as a whole: whatever a script holds of it is stale. */
function markStale(item: SymbolItem): void {
  if (item.file.isParsed) for (const node of item.file.root.children.slice()) node.remove();
}
