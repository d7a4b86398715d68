import { addFolders, isBelowFolders } from './addNewItem';
import { deleteItems } from './deleteItems';
import { FolderItem } from './items/FolderItem';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { folderOf, isInside, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import { movePath } from './renameItem';

/**
 * `library.moveToFolder`: an empty path means the top level. With `replace`, an item of the same name is replaced;
 * otherwise the moved item gets a number after its name. A missing folder is made (assumed).
 */
export function moveToFolder(
  library: LibraryCore,
  folderPath: string,
  items: readonly Item[],
  replace: boolean,
): boolean {
  const chosen = topmost(items);
  const target = library.find(folderPath);
  if (chosen.length === 0 || (target && !(target instanceof FolderItem))) return false;
  if (!isBelowFolders(library, folderPath)) return false;
  if (chosen.some((item) => item.name === folderPath || isInside(folderPath, item.name))) return false;
  if (replace && chosen.some((item) => wouldHoldItself(library, item, folderPath))) return false;
  addFolders(library, folderPath);
  for (const item of chosen) moveItem(library, item, folderPath, replace);
  return true;
}

/** True if an item shows the one that it would replace: then it would contain itself. */
function wouldHoldItself(library: LibraryCore, item: Item, folder: string): boolean {
  const path = joinPath(folder, leafOf(item.name));
  return path !== item.name && library.references.contains(item, path);
}

function moveItem(library: LibraryCore, item: Item, folder: string, replace: boolean): void {
  if (folderOf(item.name) === folder) return;
  const path = joinPath(folder, leafOf(item.name));
  const there = library.find(path);
  if (there && replace && !(there instanceof FolderItem)) replaceItem(library, there, item);
  movePath(library, item, replace ? path : library.freePath(path));
}

/** Replaces an item in all references by another one. */
function replaceItem(library: LibraryCore, there: Item, item: Item): void {
  library.references.redirect(there.name, item.storedName);
  deleteItems(library, [there]);
}

/** Without items inside a folder that is itself among the items. */
function topmost(items: readonly Item[]): Item[] {
  const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
  return items.filter((item) => !folders.some((folder) => isInside(item.name, folder)));
}
