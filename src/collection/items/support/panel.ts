import { itemTypeOf } from '../../../host/itemTypeOf';
import { IdentitySet } from '../../../host/IdentitySet';
import { isDeleted } from '../../../host/isDeleted';
import { isSameList } from '../../../host/isSameList';
import { ancestorsOf } from '../../../text/path';
import { forEach } from '../../support/forEach';
import { withCleanup } from '../../support/withCleanup';

/** A member that the reference of Flash CS3 to CS6 has and that of Animate lacks. */
interface ExpandableLibrary {
  expandFolder?: (bExpand: boolean, bRecurseNestedParents: boolean, namePath: string) => boolean;
}

/**
 * Opens or closes a folder in the library panel, where the host can.
 * Host members: `library.expandFolder`.
 */
export function expandFolder(library: Library, path: string, state: boolean, recurse: boolean): void {
  const panel = library as unknown as ExpandableLibrary;
  if (panel.expandFolder) panel.expandFolder(state, recurse, path);
}

/**
 * Runs work that changes the selection of the library panel, and restores the selection.
 * Host members: `library.getSelectedItems`, `selectNone`, `selectItem`; `item.name`.
 */
export function withPanelSelectionRestored(library: Library, work: () => void): void {
  const selected = library.getSelectedItems();
  withCleanup(work, function selectAgain() {
    if (isSameList(library.getSelectedItems(), selected)) return;
    library.selectNone();
    for (let i = 0; i < selected.length; i++) {
      if (!isDeleted(selected[i])) library.selectItem(selected[i].name, false, true);
    }
  });
}

/** The paths of the items. Host members: `name`, `itemType`. */
export function pathsOf(method: string, items: Item[]): string[] {
  const paths: string[] = [];
  forEach(method, items, function addPath(item) {
    itemTypeOf(item);
    paths.push(item.name);
  });
  return paths;
}

/** Opens the folders above the paths, each once. */
export function revealPaths(library: Library, paths: string[]): void {
  const expanded = new IdentitySet();
  for (let p = 0; p < paths.length; p++) {
    const ancestors = ancestorsOf(paths[p]);
    for (let i = 0; i < ancestors.length; i++) {
      if (expanded.add(ancestors[i])) expandFolder(library, ancestors[i], true, false);
    }
  }
}
