import { folderOf, leafOf } from '../text/path';
import { type HostClass, hostClassOf } from './hostClass';
import { includes } from './includes';
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

/** What hosts call the label of a keyframe. */
export const LABEL_MEMBER = 'name';

/** The words that any reader of paths knows. */
export const PATH_WORDS: string[] = ITEM_WORDS.concat(['label']);

/** Tells whether a name is a word that any reader of paths knows. */
export function isPathWord(name: string): boolean {
  return includes(PATH_WORDS, name);
}

const WORDS_OF: Partial<Record<HostClass, string[]>> = {
  frame: ['label'],
  item: ITEM_WORDS,
  element: ITEM_WORDS,
};

/** The path words that mean something of a value. */
export function pathWordsOf(value: unknown): string[] {
  return WORDS_OF[hostClassOf(value) as HostClass] || [];
}

/** As a reader of members, but knows `shortName` and `folder` of host objects too, and `label` of keyframes. */
function readWordOr(readLink: ReadLink): ReadLink {
  return function readWordOrMember(value, name) {
    if (!isPathWord(name) || !isObject(value) || name in value) return readLink(value, name);
    if (isItemWord(name)) return readItemWord(value, name);
    return readLink(value, hostClassOf(value) === 'frame' ? LABEL_MEMBER : name);
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
