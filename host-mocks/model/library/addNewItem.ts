import { XmlNode } from '../../../document/xml/XmlNode';
import { checkChoice, checkText } from '../../../document/checks/checkValue';
import { newTimeline } from '../timeline/newTimeline';
import { addEntry, newItemID, secondsNow } from './entries';
import { FolderItem } from './items/FolderItem';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { newSymbol } from './newSymbol';
import { folderOf, foldersAbove, hrefOf, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import {
  FOLDER_ITEM,
  FONT_ITEM,
  INCLUDE,
  ITEM,
  ITEM_ICONS,
  type SymbolType,
} from '../../../document/xfl/schema/itemSchema';
import { written } from '../../../document/xfl/schema/recordOf';

const TYPES = [
  'video',
  'movie clip',
  'button',
  'graphic',
  'bitmap',
  'screen',
  'folder',
  'font',
  'sound',
] as const;

/**
 * `library.addNewItem`: the new item becomes the selected one. False if the path is taken, and for a sound, which can
 * only be imported.
 */
export function addNewItem(library: LibraryCore, type: unknown, namePath: unknown): boolean {
  const kind = checkChoice('addNewItem', type, TYPES);
  const path = namePath === undefined ? undefined : checkText('addNewItem: namePath', namePath);
  if (kind === 'folder') return addFolder(library, path);
  if (kind === 'screen' || kind === 'sound') return false;
  if (path !== undefined && !isFree(library, path)) return false;
  const folder =
    path ??
    library.firstFree((number) => joinPath(targetFolder(library), `${DEFAULT_NAMES[kind]} ${number}`));
  addFolders(library, folderOf(folder));
  library.select([makeItem(library, kind, folder)]);
  return true;
}

const DEFAULT_NAMES: Record<string, string> = {
  video: 'Video',
  bitmap: 'Bitmap',
  font: 'Font',
  'movie clip': 'Symbol',
  button: 'Symbol',
  graphic: 'Symbol',
};

/** `library.newFolder`: also makes the folders above. Without a path, a new one in the selected folder. */
export function addFolder(library: LibraryCore, folderPath: unknown): boolean {
  const named = folderPath === undefined ? undefined : checkText('newFolder', folderPath);
  const path =
    named ?? library.firstFree((number) => joinPath(targetFolder(library), `untitled folder ${number}`));
  if (!isFree(library, path)) return false;
  library.select([addFolders(library, path)].flatMap((folder) => folder ?? []));
  return true;
}

/** The folder of that path, made if it is missing, like all folders above it; null for the top level. */
export function addFolders(library: LibraryCore, path: string): FolderItem | null {
  if (path === '') return null;
  let folder: Item | undefined;
  for (const name of [...foldersAbove(path), path]) {
    folder = library.find(name);
    folder ??= addEntry(
      library,
      'folders',
      XmlNode.create('DOMFolderItem', written(FOLDER_ITEM, { name, itemID: newItemID(library.document) })),
    );
  }
  return folder instanceof FolderItem ? folder : null;
}

/** Adds a symbol with a timeline of its own. */
export function addSymbol(
  library: LibraryCore,
  symbolType: SymbolType,
  path: string,
  timeline: XmlNode,
): Item {
  const itemID = newItemID(library.document);
  const lastModified = secondsNow(library.document);
  const root = newSymbol({ name: path, itemID, symbolType, lastModified }, timeline);
  const href = hrefOf(path);
  library.document.files.create(`LIBRARY/${href}`, root);
  const itemIcon = ITEM_ICONS[symbolType];
  return addEntry(
    library,
    'symbols',
    XmlNode.create(
      'Include',
      written(INCLUDE, { href, itemIcon, loadImmediate: false, itemID, lastModified }),
    ),
  );
}

/** True for a path that no item has, below folders only. */
function isFree(library: LibraryCore, path: string): boolean {
  if (leafOf(path) === '' || path.startsWith('/') || path.includes('//') || library.find(path)) return false;
  return isBelowFolders(library, path);
}

/** True if only folders have the paths above a path: missing ones can be made. */
export function isBelowFolders(library: LibraryCore, path: string): boolean {
  return foldersAbove(path).every((name) => (library.find(name)?.itemType ?? 'folder') === 'folder');
}

/** The folder that is selected, or that of the selected item. */
function targetFolder(library: LibraryCore): string {
  const item = library.target();
  if (!item) return '';
  return item instanceof FolderItem ? item.name : folderOf(item.name);
}

function makeItem(library: LibraryCore, kind: SymbolType | 'video' | 'bitmap' | 'font', path: string): Item {
  const itemID = newItemID(library.document);
  if (kind === 'video') {
    return addEntry(library, 'media', XmlNode.create('DOMVideoItem', written(ITEM, { name: path, itemID })));
  }
  if (kind === 'bitmap') {
    return addEntry(library, 'media', XmlNode.create('DOMBitmapItem', written(ITEM, { name: path, itemID })));
  }
  if (kind === 'font') {
    return addEntry(
      library,
      'fonts',
      XmlNode.create('DOMFontItem', written(FONT_ITEM, { name: path, itemID, font: '', size: 0 })),
    );
  }
  return addSymbol(library, kind, path, newTimeline(leafOf(path)));
}
