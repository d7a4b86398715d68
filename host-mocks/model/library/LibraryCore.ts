import { unescapeFileName } from '../../../document/notation/escapeFileName';
import { freeName } from '../../../document/xfl/freeName';
import { changes } from '../../../document/xml/changes';
import type { Switches } from '../../options';
import { HostObject } from '../../realm/HostObject';
import { kept } from '../../realm/kept';
import type { Item } from './items/Item';
import type { LibraryDocument } from './LibraryDocument';
import { readLibrary } from './readLibrary';
import { References } from './References';

/** The items of a library, and which are selected. `Library` adds the methods that change them. */
export abstract class LibraryCore extends HostObject {
  /** The references to items. */
  readonly references = new References(this);
  private readonly selected = new Set<Item>();
  private fileOrder: Item[] | undefined;
  private listed: Item[] | undefined;
  private byPath: Map<string, Item> | undefined;
  /** True if a folder has the path of another item. */
  private sharesPaths = false;

  constructor(readonly document: LibraryDocument) {
    super();
  }

  /** Changes the last part of an item's path. */
  abstract rename(item: Item, leaf: string): void;

  /** All items, folders included, in one list; see the switch `libraryOrder`. */
  get items(): Item[] {
    this.listed ??= kept(sortItems(this.entries, this.document.switches.libraryOrder));
    return this.listed;
  }
  /** All items in the order of the file; another Array after items were added, removed or moved. */
  get entries(): readonly Item[] {
    this.fileOrder ??= readLibrary(this);
    return this.fileOrder;
  }

  /** The item of that path, or undefined. */
  find(path: string): Item | undefined {
    return this.paths.get(path) ?? this.paths.get(unescapeFileName(path));
  }
  /** All items by path. */
  get paths(): ReadonlyMap<string, Item> {
    if (!this.byPath) {
      this.byPath = indexByPath(this.entries);
      this.sharesPaths = this.byPath.size < this.entries.length;
    }
    return this.byPath;
  }

  /** The path itself if no item has it, else the path with a number after it. */
  freePath(path: string): string {
    return this.find(path) ? this.firstFree((number) => `${path} ${number}`) : path;
  }
  /** The first of `make(1)`, `make(2)`, … that is not the path of an item. */
  firstFree(make: (number: number) => string): string {
    return freeName((path) => this.find(path) !== undefined, make);
  }

  getSelectedItems(): Item[] {
    return this.items.filter((item) => this.selected.has(item));
  }
  /** Makes these the selected items. */
  select(items: readonly Item[]): void {
    this.selected.clear();
    for (const item of items) this.selected.add(item);
  }
  addToSelection(item: Item): void {
    this.selected.add(item);
  }
  deselect(items: readonly Item[]): void {
    for (const item of items) this.selected.delete(item);
  }

  /** The item of a path; without one, the selected item if there is exactly one. */
  target(namePath?: string): Item | undefined {
    if (namePath !== undefined) return this.find(String(namePath));
    return this.selected.size === 1 ? [...this.selected][0] : undefined;
  }

  /** The items read so far: all or none. */
  get knownItems(): readonly Item[] {
    return this.fileOrder ?? [];
  }

  /** Must be called after the entry of an item was added. */
  itemAdded(item: Item): void {
    const { byPath } = this;
    this.entriesChanged();
    if (byPath?.has(item.name)) this.byPath = undefined;
    else byPath?.set(item.name, item);
  }

  /** Must be called before the entries of items are removed; see `entriesChanged`. */
  itemsLeave(items: readonly Item[]): void {
    if (this.sharesPaths) this.byPath = undefined;
    for (const item of items) this.byPath?.delete(item.name);
  }

  /** Must be called after adding or removing entries of items. */
  entriesChanged(): void {
    changes.count++;
    this.fileOrder = undefined;
    this.listed = undefined;
  }

  /** Must be called after the path of an item changed. */
  pathChanged(item: Item, before: string): void {
    changes.count++;
    if (this.document.switches.libraryOrder === 'name') this.listed = undefined;
    if (this.byPath?.get(before) === item) this.byPath.delete(before);
    this.byPath?.set(item.name, item);
  }
}

/** A path that a folder shares with another item means the other item. */
function indexByPath(items: readonly Item[]): Map<string, Item> {
  const byPath = new Map<string, Item>();
  for (const item of items) {
    const path = item.name;
    const existing = byPath.get(path);
    if (!existing || existing.itemType === 'folder') byPath.set(path, item);
  }
  return byPath;
}

/** Items in the order of the switch `libraryOrder`; a new Array. */
function sortItems(items: readonly Item[], order: Switches['libraryOrder']): Item[] {
  if (order === 'created') return sortBy(items, (item) => item.itemID);
  if (order === 'name') return sortBy(items, (item) => item.name.toLowerCase());
  return [...items];
}

function sortBy(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ item }) => item);
}
