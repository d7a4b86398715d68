import { IdentitySet } from '../../host/IdentitySet';
import { isDeleted } from '../../host/isDeleted';
import { ancestorsOf } from '../../text/path';
import { afterwards } from '../stage/afterwards';
import { isSameList } from '../stage/place';
import { forEach } from '../support/forEach';

/** A member that Flash documented (CS3 to CS6) and Animate's present reference leaves out. */
interface ExpandableLibrary {
  expandFolder?: (bExpand: boolean, bRecurseNestedParents: boolean, namePath: string) => boolean;
}

/**
 * Opens or closes a folder in the library panel; nothing happens where the host cannot.
 * Host members: `library.expandFolder`.
 */
export function expandFolder(library: Library, path: string, state: boolean, recurse: boolean): void {
  const panel = library as unknown as ExpandableLibrary;
  if (panel.expandFolder) panel.expandFolder(state, recurse, path);
}

/** `ItemCollection.expand`. Host members: `itemType`, `name`, `library.expandFolder`. */
export function expandItems(library: Library, items: Item[], state: boolean, recurse: boolean): void {
  forEach('ItemCollection.expand', items, function expand(item) {
    if (item.itemType === 'folder') expandFolder(library, item.name, state, recurse);
  });
}

/**
 * Does work in which the host takes the selection of the library panel away, and puts it back.
 * Host members: `library.getSelectedItems`, `selectNone`, `selectItem`; `item.name`.
 */
export function keepingPanelSelection(library: Library, work: () => void): void {
  const selected = library.getSelectedItems();
  afterwards(work, function selectAgain() {
    if (isSameList(library.getSelectedItems(), selected)) return;
    library.selectNone();
    for (let i = 0; i < selected.length; i++) {
      if (!isDeleted(selected[i])) library.selectItem(selected[i].name, false, true);
    }
  });
}

function pathsOf(method: string, items: Item[]): string[] {
  const paths: string[] = [];
  forEach(method, items, (item) => paths.push(item.name));
  return paths;
}

function revealPaths(library: Library, paths: string[]): void {
  const expanded = new IdentitySet();
  for (let p = 0; p < paths.length; p++) {
    const ancestors = ancestorsOf(paths[p]);
    for (let i = 0; i < ancestors.length; i++) {
      if (expanded.add(ancestors[i])) expandFolder(library, ancestors[i], true, false);
    }
  }
}

/** Expands every folder above the items, once, the outermost first. Host members: `name`, `library.expandFolder`. */
export function revealItems(method: string, library: Library, items: Item[]): void {
  revealPaths(library, pathsOf(method, items));
}

/**
 * `ItemCollection.select`: makes the items the panel's selection, and shows them.
 * Host members: `name`, `library.selectNone`, `selectItem`, `expandFolder`.
 */
export function selectItems(library: Library, items: Item[]): void {
  const method = 'ItemCollection.select';
  const paths = pathsOf(method, items);
  library.selectNone();
  forEach(method, items, function select(_item, index) {
    if (!library.selectItem(paths[index], false, true)) throw new Error('the library has no such item');
  });
  revealPaths(library, paths);
}
