import { itemTypeOf } from '../../host/itemTypeOf';
import { caused } from '../../host/failure';
import { errorText } from '../../text/errorText';
import { folderOf, isBelow } from '../../text/path';
import { folderPath } from '../support/folderPath';
import { forEach } from '../support/forEach';
import { expandFolder, withPanelSelectionRestored } from './support/panel';

const METHOD = 'ItemCollection.move';

/** Refuses to move a folder into itself or below. Host members: `itemType`, `name`. */
function checkNotInside(items: Item[], folder: string): void {
  forEach(METHOD, items, function checkTarget(item) {
    const isInside = folder === item.name || isBelow(item.name, folder);
    if (itemTypeOf(item) !== 'folder' || !isInside) return;
    throw new Error('a folder cannot be moved into itself ("' + folder + '")');
  });
}

/** Makes the folder and those above it, where they are missing. Host members: `library.itemExists`, `newFolder`. */
function makeFolder(library: Library, folder: string): void {
  if (library.itemExists(folder)) {
    if (library.getItemType(folder) === 'folder') return;
    throw new Error(METHOD + '(): "' + folder + '" is another item, not a folder');
  }
  const what = METHOD + '(): Animate refused to make the folder "' + folder + '"';
  try {
    if (library.newFolder(folder)) return;
  } catch (error) {
    throw caused(new Error(what + ': ' + errorText(error)), error);
  }
  throw new Error(what);
}

/**
 * Moves items into a folder, which is made if need be; items that are in it already stay. An item that has the same
 * name there is replaced, or else the host gives the moved item another name. Host members: `name`, `itemType`,
 * `library.itemExists`, `getItemType`, `newFolder`, `moveToFolder`, `expandFolder` and those of
 * `withPanelSelectionRestored`.
 */
export function moveItems(
  library: Library,
  items: Item[],
  path: unknown,
  replace: boolean,
  expand: boolean,
): void {
  const folder = folderPath(METHOD, 'path', path);
  checkNotInside(items, folder);
  if (items.length === 0) return;
  // The host selects a folder that it makes.
  withPanelSelectionRestored(library, function makeAndFill() {
    if (folder !== '') makeFolder(library, folder);
    forEach(METHOD, items, function moveIn(item) {
      if (folderOf(item.name) === folder) return;
      if (!library.moveToFolder(folder, item.name, replace)) throw new Error('Animate refused to move it');
    });
  });
  if (expand && folder !== '') expandFolder(library, folder, true, false);
}
