import { isInside } from '../../../document/xfl/itemPaths';
import type { Point } from '../../../geometry/matrix';
import type { AdobeLibrary, Contract } from '../../contract/adobe';
import { propertyOf } from '../../realm/memberOf';
import { addFolder, addNewItem } from './addNewItem';
import { deleteItems } from './deleteItems';
import { duplicateItem } from './duplicateItem';
import { FolderItem } from './items/FolderItem';
import type { Item } from './items/Item';
import { LibraryCore } from './LibraryCore';
import { moveToFolder } from './moveToFolder';
import { renameItem, tryRename } from './renameItem';

/** Arrays of items are read only, which the types do not say; the index of a missing item is not a number. */
type Corrected = 'items' | 'unusedItems' | 'findItemIndex' | 'getItemProperty' | 'getItemType';

/** The library of a document. Paths separate folders by `/`; without a path, methods work on the selected items. */
export class Library extends LibraryCore implements Contract<AdobeLibrary, Corrected> {
  static override readonly className = 'Library';

  get unusedItems(): Item[] {
    return unusedItems(this);
  }

  itemExists(namePath: string): boolean {
    return this.find(String(namePath)) !== undefined;
  }

  /** The index in `items`; see the switches `findItemIndex` and `findItemIndexMiss`. */
  findItemIndex(namePath: string): number | string | null | unknown[] {
    const item = this.find(String(namePath));
    const { findItemIndex, findItemIndexMiss } = this.document.switches;
    if (!item) return findItemIndexMiss;
    const index = this.items.indexOf(item);
    return findItemIndex === 'string' ? String(index) : index;
  }

  getItemType(namePath?: string): string | undefined {
    return this.target(namePath)?.itemType;
  }
  getItemProperty(property: string): string | undefined {
    return itemProperty(this, property);
  }
  setItemProperty(property: string, value: unknown): void {
    setItemProperty(this, property, value);
  }

  selectAll(bSelectAll = true): void {
    this.select(bSelectAll ? this.items : []);
  }
  selectNone(): void {
    this.select([]);
  }
  /** Deselecting (`bSelect` false) leaves the other items selected. Returns whether the item exists. */
  selectItem(namePath: string, bReplaceCurrentSelection = true, bSelect = true): boolean {
    const item = this.find(String(namePath));
    if (!item) return false;
    if (!bSelect) this.deselect([item]);
    else if (bReplaceCurrentSelection) this.select([item]);
    else this.addToSelection(item);
    return true;
  }
  expandFolder(bExpand: boolean, bRecurseNestedParents = false, namePath?: string): boolean {
    return expandItemFolder(this, Boolean(bExpand), Boolean(bRecurseNestedParents), namePath);
  }

  addNewItem(type: string, namePath?: string): boolean {
    return addNewItem(this, type, namePath);
  }
  newFolder(folderPath?: string): boolean {
    return addFolder(this, folderPath);
  }
  deleteItem(namePath?: string): boolean {
    return deleteItems(this, this.targets(namePath));
  }
  duplicateItem(namePath?: string): boolean {
    return duplicateItem(this, this.target(namePath));
  }
  moveToFolder(folderPath?: string, itemToMove?: string, bReplace = false): boolean {
    if (folderPath === undefined) return false;
    return moveToFolder(this, String(folderPath), this.targets(itemToMove), Boolean(bReplace));
  }
  renameItem(name: string): boolean {
    const item = this.target();
    return item !== undefined && tryRename(this, item, String(name));
  }
  /** Puts the item's centre at a position; the library loses its selection, as in the host. */
  addItemToDocument(position: Point, namePath?: string): boolean {
    const item = this.target(namePath);
    if (!item || !this.document.placeItem(item, position)) return false;
    this.selectNone();
    return true;
  }
  editItem(namePath?: string): boolean {
    return this.document.editItem(this.target(namePath));
  }
  /** Bitmaps and sounds are imported again. All of several items are tried. */
  updateItem(namePath?: string): boolean {
    const updated = this.targets(namePath).map((item) => this.document.updateItem(item));
    return updated.length > 0 && !updated.includes(false);
  }

  override rename(item: Item, leaf: string): void {
    renameItem(this, item, leaf);
  }

  /** The item of a path; without one, all selected items. */
  private targets(namePath?: string): Item[] {
    if (namePath === undefined) return this.getSelectedItems();
    const item = this.find(String(namePath));
    return item ? [item] : [];
  }
}

/**
 * Items that no timeline uses, not even that of an unused symbol (assumed), and that are not exported.
 */
function unusedItems(library: LibraryCore): Item[] {
  const used = library.references.usedPaths();
  return library.items.filter(
    (item) =>
      COUNTED.has(item.itemType) &&
      !used.has(item.name) &&
      !item.linkageExportForAS &&
      !item.linkageExportForRS,
  );
}

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

/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
function itemProperty(library: LibraryCore, property: unknown): string | undefined {
  const item = library.target();
  const value = item && propertyOf(item, String(property))?.get();
  return value === undefined ? undefined : String(value);
}

/**
 * Sets a property of all selected items that have it, except folders. If no item has it, that is a warning: published
 * scripts continue after such a call.
 */
function setItemProperty(library: LibraryCore, property: unknown, value: unknown): void {
  const name = String(property);
  const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
  const setters = items.flatMap((item) => propertyOf(item, name)?.set ?? []);
  if (items.length > 0 && setters.length === 0) {
    library.document.warn(`setItemProperty: no selected item has a property "${name}" that can be set`);
  }
  for (const set of setters) set(value);
}

/**
 * `library.expandFolder` of Flash CS6: opens or closes a folder, or the selected ones, in the Library panel, with
 * `recurse` also the folders inside. False if there is no folder.
 */
function expandItemFolder(
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
