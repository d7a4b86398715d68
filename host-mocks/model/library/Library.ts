import type { AdobeLibrary, Contract } from '../../contract/adobe';
import type { Point } from '../../geometry/matrix';
import { HostObject } from '../../realm/HostObject';
import type { DocumentCore } from '../document/DocumentCore';
import { addItemToDocument } from './addItemToDocument';
import { addFolder, addNewItem } from './addNewItem';
import { deleteItems } from './deleteItems';
import { duplicateItem } from './duplicateItem';
import { expandFolder } from './expandFolder';
import type { Item } from './Item';
import { itemProperty, setItemProperty } from './itemProperties';
import { moveToFolder } from './moveToFolder';
import { readLibrary } from './readLibrary';
import { References } from './References';
import { renameItem } from './renameItem';
import { sortItems } from './sortItems';
import { unusedItems } from './unusedItems';

/** Arrays of items are read only, which the types do not say; a missed item gives no number. */
type Corrected = 'items' | 'unusedItems' | 'findItemIndex' | 'getItemProperty' | 'getItemType';

/** The library of a document. Paths separate folders by `/`; a path that is left out means the selected items. */
export class Library extends HostObject implements Contract<AdobeLibrary, Corrected> {
  static override readonly className = 'Library';
  /** Who uses what, by path. */
  readonly references = new References(this);
  private readonly selected = new Set<Item>();
  private fileOrder: Item[] | undefined;
  private listed: Item[] | undefined;
  private byPath: Map<string, Item> | undefined;

  constructor(readonly document: DocumentCore) {
    super();
  }

  /** All items, folders included, in one list; see the switch `libraryOrder`. */
  get items(): Item[] {
    this.listed ??= sortItems(this.entries, this.document.switches.libraryOrder);
    return this.listed;
  }
  /** All items in the order of the file; another Array after items were added, removed or moved. */
  get entries(): readonly Item[] {
    this.fileOrder ??= readLibrary(this);
    return this.fileOrder;
  }

  get unusedItems(): Item[] {
    return unusedItems(this);
  }

  /** The item of that path, or undefined. */
  find(path: string): Item | undefined {
    return this.paths.get(path);
  }
  /** All items by path. */
  get paths(): ReadonlyMap<string, Item> {
    this.byPath ??= indexByPath(this.entries);
    return this.byPath;
  }

  itemExists(namePath: string): boolean {
    return this.find(String(namePath)) !== undefined;
  }

  /** The place in `items`; see the switches `findItemIndex` and `findItemIndexMiss`. */
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

  getSelectedItems(): Item[] {
    return this.items.filter((item) => this.selected.has(item));
  }
  selectAll(bSelectAll = true): void {
    this.selected.clear();
    if (bSelectAll) for (const item of this.items) this.selected.add(item);
  }
  selectNone(): void {
    this.selected.clear();
  }
  /** Deselecting (`bSelect` false) leaves the other items selected. Returns whether the item exists. */
  selectItem(namePath: string, bReplaceCurrentSelection = true, bSelect = true): boolean {
    const item = this.find(String(namePath));
    if (!item) return false;
    if (!bSelect) this.selected.delete(item);
    else if (bReplaceCurrentSelection) this.select([item]);
    else this.selected.add(item);
    return true;
  }
  expandFolder(bExpand: boolean, bRecurseNestedParents = false, namePath?: string): boolean {
    return expandFolder(this, Boolean(bExpand), Boolean(bRecurseNestedParents), namePath);
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
  moveToFolder(folderPath: string, itemToMove?: string, bReplace = false): boolean {
    return moveToFolder(this, String(folderPath), this.targets(itemToMove), Boolean(bReplace));
  }
  renameItem(name: string): boolean {
    const item = this.target();
    if (!item) return false;
    this.rename(item, String(name));
    return true;
  }
  addItemToDocument(position: Point, namePath?: string): boolean {
    return addItemToDocument(this, position, this.target(namePath));
  }
  editItem(namePath?: string): boolean {
    return this.document.editItem(this.target(namePath), namePath !== undefined);
  }
  /** Nothing can be imported again here, so an item is never updated. */
  updateItem(namePath?: string): boolean {
    void this.target(namePath);
    return false;
  }

  /** Changes the last part of an item's path. */
  rename(item: Item, leaf: string): void {
    renameItem(item, leaf);
  }

  /** Makes these the selected items. */
  select(items: readonly Item[]): void {
    this.selected.clear();
    for (const item of items) this.selected.add(item);
  }

  /** The items that were read so far: all or none. */
  get knownItems(): readonly Item[] {
    return this.fileOrder ?? [];
  }

  /** Must be called by whoever adds, removes or moves entries of items. */
  itemsChanged(): void {
    this.fileOrder = undefined;
    this.listed = undefined;
    this.byPath = undefined;
  }

  /** Must be called after the path of an item changed. */
  pathChanged(item: Item, before: string): void {
    if (this.document.switches.libraryOrder === 'name') this.listed = undefined;
    if (this.byPath?.get(before) === item) this.byPath.delete(before);
    this.byPath?.set(item.name, item);
  }

  /** Forgets items that are deleted. */
  deselect(items: readonly Item[]): void {
    for (const item of items) this.selected.delete(item);
  }

  /** The item of a path; without one, the selected item if there is exactly one. */
  target(namePath?: string): Item | undefined {
    if (namePath !== undefined) return this.find(String(namePath));
    return this.selected.size === 1 ? [...this.selected][0] : undefined;
  }

  /** The item of a path; without one, all selected items. */
  private targets(namePath?: string): Item[] {
    if (namePath === undefined) return this.getSelectedItems();
    const item = this.find(String(namePath));
    return item ? [item] : [];
  }
}

/** Where a folder and another item share a path, the path means the other item. */
function indexByPath(items: readonly Item[]): Map<string, Item> {
  const byPath = new Map<string, Item>();
  for (const item of items) {
    const path = item.name;
    const known = byPath.get(path);
    if (!known || known.itemType === 'folder') byPath.set(path, item);
  }
  return byPath;
}
