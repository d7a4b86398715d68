import { HostError } from '../../../document/checks/HostError';
import { escapeFileName } from '../../../document/notation/escapeFileName';
import { folderOf, hrefOf, isInside, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import { FolderItem } from './items/FolderItem';
import type { Item } from './items/Item';
import { SymbolItem } from './items/SymbolItem';
import type { LibraryCore } from './LibraryCore';
import { INCLUDE, ITEM } from '../../../document/xfl/schema/itemSchema';
import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';

/** `library.renameItem`: false for an invalid name. */
export function tryRename(library: LibraryCore, item: Item, leaf: string): boolean {
  if (faultOf(library, item, leaf) !== undefined) return false;
  renameItem(library, item, leaf);
  return true;
}

/**
 * Gives an item another leaf name. Renaming a folder renames the paths below it (assumed).
 *
 * @throws HostError for an empty name, or one that another item of the folder has.
 */
export function renameItem(library: LibraryCore, item: Item, leaf: string): void {
  const fault = faultOf(library, item, leaf);
  if (fault !== undefined) throw new HostError(`Item.name: ${fault}`);
  const path = joinPath(folderOf(item.name), leaf);
  if (path !== item.name) movePath(library, item, path);
}

/** The reason why an item cannot have a name; undefined if it can. */
function faultOf(library: LibraryCore, item: Item, leaf: string): string | undefined {
  if (leaf === '') return 'a name cannot be empty';
  if (leaf.includes('/')) return `"${leaf}" holds a "/": use library.moveToFolder to change the folder`;
  const path = joinPath(folderOf(item.name), leaf);
  if (path === item.name) return undefined;
  if (library.find(path)) return `there is already an item called "${path}"`;
  if (library.references.isNamed(path) && library.references.contains(item, path)) {
    return `"${item.name}" uses a missing item called "${path}", so it would contain itself`;
  }
  return undefined;
}

/** Moves an item, with its content if it is a folder, to another path. */
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

/** Changes the path of one item: in its own attributes, in its file, and in every reference. */
function setPath(library: LibraryCore, item: Item, path: string): void {
  const before = item.name;
  // A name keeps the form of the release that saved the document.
  const stored = item.storedName === before ? path : escapeFileName(path);
  library.references.rename(before, stored);
  library.references.keeping([item.entry.file, item.node.file], () => {
    ITEM.name.write(item, stored);
    if (item instanceof SymbolItem) renameSymbol(item, path);
  });
  library.pathChanged(item, before);
}

function renameSymbol(item: SymbolItem, path: string): void {
  const { files } = item.library.document;
  TIMELINE.name.write(item.timeline.node, leafOf(path));
  const from = INCLUDE.href.read(item.entry);
  const to = hrefOf(path);
  INCLUDE.href.write(item.entry, to);
  files.move(`LIBRARY/${from}`, `LIBRARY/${to}`);
}
