import { HostError } from '../../realm/HostError';
import { FolderItem } from './FolderItem';
import type { Item } from './Item';
import type { LibraryCore } from './LibraryCore';
import { folderOf, isInside, joinPath } from './paths';
import { setPath } from './setPath';

/**
 * Gives an item another leaf name. Renaming a folder renames the paths below it (assumed).
 *
 * @throws HostError for an empty name, one with a `/` (assumed), or one that another item of the folder has.
 */
export function renameItem(library: LibraryCore, item: Item, leaf: string): void {
  if (leaf === '') throw new HostError('Item.name: a name cannot be empty');
  if (leaf.includes('/')) {
    throw new HostError(`Item.name: "${leaf}" holds a "/": use library.moveToFolder to change the folder`);
  }
  const path = joinPath(folderOf(item.name), leaf);
  if (path === item.name) return;
  if (library.find(path)) throw new HostError(`Item.name: there is already an item called "${path}"`);
  movePath(library, item, path);
}

/** Puts an item, and what is inside if it is a folder, at another path. */
export function movePath(library: LibraryCore, item: Item, path: string): void {
  const before = item.name;
  const moved: [Item, string][] = [[item, path]];
  if (item instanceof FolderItem) {
    for (const [name, child] of library.paths) {
      if (isInside(name, before)) moved.push([child, path + name.slice(before.length)]);
    }
  }
  for (const [child, target] of moved) setPath(library, child, target);
}
