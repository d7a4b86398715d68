import type { ItemInfo } from '../protocol';

export const FOLDER = 'folder';

/** The folders around an item, outermost first. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Folders first, then by name, each below its folder, as the program lists them. */
export function inTreeOrder(items: readonly ItemInfo[]): ItemInfo[] {
  const paths = new Set(items.map(({ path }) => path));
  const missing = new Set(items.flatMap(({ path }) => foldersOf(path)).filter((path) => !paths.has(path)));
  const all = [
    ...items,
    ...[...missing].map((path): ItemInfo => ({ path, type: FOLDER, linkage: '', facts: '' })),
  ];
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return all
    .map((item) => ({ item, key: item.path.split('/') }))
    .sort((a, b) => {
      const i = a.key.findIndex((part, index) => part !== b.key[index]);
      if (i < 0 || i >= b.key.length) return a.key.length - b.key.length;
      const isFolder = ({ item, key }: typeof a): boolean => i < key.length - 1 || item.type === FOLDER;
      const byKind = Number(isFolder(b)) - Number(isFolder(a));
      return byKind || compare(a.key[i], b.key[i]) || (a.key[i] < b.key[i] ? -1 : 1);
    })
    .map(({ item }) => item);
}
