import { FolderItem } from './items/FolderItem';
import type { LibraryCore } from './LibraryCore';
import { isInside } from '../../../document/xfl/itemPaths';

/**
 * `library.expandFolder` of Flash CS6: opens or closes a folder, or the selected ones, in the Library panel, with
 * `recurse` also the folders inside. False when there is no folder.
 */
export function expandItemFolder(
  library: LibraryCore,
  expand: boolean,
  recurse: boolean,
  namePath?: string,
): boolean {
  const chosen = namePath === undefined ? library.getSelectedItems() : [library.find(String(namePath))];
  const folders = chosen.filter((item) => item instanceof FolderItem);
  for (const folder of folders) {
    folder.isExpanded = expand;
    if (!recurse) continue;
    for (const item of library.items) {
      if (item instanceof FolderItem && isInside(item.name, folder.name)) item.isExpanded = expand;
    }
  }
  return folders.length > 0;
}
