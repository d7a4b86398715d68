import { folderOf, leafOf } from '../text/path';
import { hostClassOf } from './hostClass';
import { isObject, read } from './read';
import { pathReader, readProperty, type ReadLink } from './readPath';

/** Words for parts of the path of an item, or of the item of an instance. No host has such members. */
export type ItemWord = 'shortName' | 'folder';

/** Both words, for messages. */
export const ITEM_WORDS: string[] = ['shortName', 'folder'];

/** The part of an item's path that a word stands for. */
export function partOfPath(path: string, word: ItemWord): string {
  return word === 'folder' ? folderOf(path) : leafOf(path);
}

/** Tells whether a name is `shortName` or `folder`. */
export function isItemWord(name: string): name is ItemWord {
  return name === 'shortName' || name === 'folder';
}

/** The item itself, or that of an instance; null for anything else. Host members: `libraryItem`. */
export function itemFor(object: object): Item | null {
  const type = hostClassOf(object);
  if (type === 'item') return object as Item;
  const item = type === 'element' ? read(object, 'libraryItem') : null;
  return isObject(item) ? (item as Item) : null;
}

/**
 * The last part of an item's path, or the path of its folder. Of an element that of its item; undefined where there is
 * no item. Host members: `libraryItem`, `name`.
 */
export function readItemWord(object: object, word: ItemWord): string | undefined {
  const item = itemFor(object);
  if (!item) return undefined;
  return partOfPath(item.name, word);
}

/** Tells whether a name is a word that any reader of paths knows: one of the items', or `label`. */
export function isPathWord(name: string): boolean {
  return isItemWord(name) || name === 'label';
}

/** As a reader of members, but knows `shortName` and `folder` of host objects too, and `label` of keyframes. */
function readWordOr(readLink: ReadLink): ReadLink {
  return function readWordOrMember(value, name) {
    if (!isPathWord(name) || !isObject(value) || name in value) return readLink(value, name);
    if (isItemWord(name)) return readItemWord(value, name);
    return readLink(value, hostClassOf(value) === 'frame' ? 'name' : name);
  };
}

/**
 * Makes a reader of a dotted path, which may contain `shortName`, `folder` and `label`.
 *
 * @param readLink reads all other members; default: what the host throws passes
 */
export function wordReader(path: string, readLink: ReadLink = readProperty): (value: unknown) => unknown {
  const links = path.split('.');
  for (let i = 0; i < links.length; i++) {
    if (isPathWord(links[i])) return pathReader(path, readWordOr(readLink));
  }
  return pathReader(path, readLink);
}
