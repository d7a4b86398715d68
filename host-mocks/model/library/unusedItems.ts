import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';

/** Types that the menu command lists; fonts are used by names of faces, folders are never used. */
const COUNTED = new Set([
  'movie clip',
  'graphic',
  'button',
  'component',
  'compiled clip',
  'bitmap',
  'sound',
  'video',
]);

/**
 * Items that no timeline uses, not even that of an unused symbol (assumed), and that are not exported.
 */
export function unusedItems(library: LibraryCore): Item[] {
  const used = library.references.usedPaths();
  return library.items.filter(
    (item) =>
      COUNTED.has(item.itemType) &&
      !used.has(item.name) &&
      !item.linkageExportForAS &&
      !item.linkageExportForRS,
  );
}
