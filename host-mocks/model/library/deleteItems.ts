import { FolderItem } from './items/FolderItem';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { isInside } from '../../../document/xfl/itemPaths';
import { SymbolItem } from './items/SymbolItem';
import { INCLUDE } from '../../../document/xfl/schema/itemSchema';

/**
 * Deletes items, folders with what is inside, and every use of them on any timeline. False if there is nothing to
 * delete.
 */
export function deleteItems(library: LibraryCore, items: readonly Item[]): boolean {
  if (items.length === 0) return false;
  const doomed = withContents(library, items);
  library.document.leaveItems(doomed);
  for (const item of doomed) library.references.remove(item.name);
  library.itemsLeave(doomed);
  // The entry of an item does not refer to others.
  library.references.keeping([library.document.node.file], () => {
    for (const item of doomed) removeEntry(library, item);
  });
  library.deselect(doomed);
  library.entriesChanged();
  return true;
}

function withContents(library: LibraryCore, items: readonly Item[]): Item[] {
  const chosen = new Set(items);
  const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
  if (folders.length === 0) return [...items];
  return library.items.filter(
    (item) => chosen.has(item) || folders.some((folder) => isInside(item.name, folder)),
  );
}

function removeEntry(library: LibraryCore, item: Item): void {
  const list = item.entry.parent;
  // The reference lists "undefined" among the types of items: scripts recognise deleted items by it, and print their names.
  item.whenStale = { itemType: 'undefined', name: item.name };
  item.entry.remove();
  item.stale = true;
  if (list && list.children.length === 0) list.remove();
  if (!(item instanceof SymbolItem)) return;
  item.file.markStale();
  library.document.files.remove(`LIBRARY/${INCLUDE.href.read(item.entry)}`);
}
