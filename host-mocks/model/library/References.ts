import { unescapeFileName } from '../../../document/notation/escapeFileName';
import type { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Item } from './items/Item';
import { SymbolItem } from './items/SymbolItem';

/** The attribute by which a node names an item: instances, sounds of frames, bitmap fills. */
function namingAttribute(node: XmlNode): Reference['attribute'] | undefined {
  if (node.name.endsWith('Instance')) return 'libraryItemName';
  if (node.name === 'DOMFrame') return 'soundName';
  return node.name === 'BitmapFill' ? 'bitmapPath' : undefined;
}

const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A reference to an item. */
interface Reference {
  node: XmlNode;
  attribute: 'libraryItemName' | 'soundName' | 'bitmapPath';
}

/** The items that one file names. */
interface Scan {
  readonly file: XmlFile;
  /** The version of the scanned file. */
  version: number;
  names: Set<string>;
  /** The references by name; collected at first use, as the raw text gives the names without parsing. */
  places: Map<string, Reference[]> | undefined;
}

/** The members of a library that the search for references needs. */
interface ReferencingLibrary {
  readonly document: { readonly node: XmlNode; readonly copies: readonly XmlNode[] };
  readonly entries: readonly Item[];
  find(path: string): Item | undefined;
}

/**
 * The references to items. A file is scanned once, and again only after other code changed it, so that renaming a whole
 * library takes time in proportion to its references.
 */
export class References {
  private scans = new Map<XmlFile, Scan>();
  private scanned: readonly Item[] | undefined;
  /** The files that name a path. */
  private readonly users = new Map<string, Set<Scan>>();

  constructor(private readonly library: ReferencingLibrary) {}

  /** All paths named anywhere in the document. */
  usedPaths(): Set<string> {
    this.refresh();
    return new Set(this.users.keys());
  }

  /** True if anything in the document names a path. */
  isNamed(path: string): boolean {
    this.refresh();
    return this.users.has(path);
  }

  /** True if an item shows another one, directly or through others. */
  contains(item: Item, path: string): boolean {
    this.listFiles();
    const seen = new Set<Item>();
    const waiting: (Item | undefined)[] = [item];
    while (waiting.length > 0) {
      const symbol = waiting.pop();
      if (!(symbol instanceof SymbolItem) || seen.has(symbol)) continue;
      seen.add(symbol);
      for (const name of this.namesIn(symbol.file)) {
        if (name === path) return true;
        waiting.push(this.library.find(name));
      }
    }
    return false;
  }

  /** Replaces the old path of an item by the new one in every reference, also on the clipboard. */
  rename(before: string, stored: string): void {
    this.put(before, stored, keepingEditTime);
  }

  /** Replaces an item by another in every reference: an edit of the timelines. */
  redirect(before: string, stored: string): void {
    this.put(before, stored, (_, change) => change());
  }

  private put(before: string, stored: string, changing: (file: XmlFile, change: () => void) => void): void {
    const after = unescapeFileName(stored);
    for (const { node, attribute } of this.copied(before)) node.setAttr(attribute, stored);
    for (const scan of this.usersOf(before)) {
      const references = placesOf(scan);
      const moved = references.get(before) ?? [];
      changing(scan.file, () => {
        for (const { node, attribute } of moved) node.setAttr(attribute, stored);
      });
      references.delete(before);
      const others = references.get(after);
      if (others) for (const reference of moved) others.push(reference);
      else references.set(after, moved);
      this.forget(scan, before);
      this.note(scan, after);
      scan.version = scan.file.version;
    }
  }

  /** Removes the instances of an item, and its name from frames and fills, also on the clipboard. */
  remove(path: string): void {
    removeAll(this.copied(path));
    for (const scan of this.usersOf(path)) {
      const references = placesOf(scan);
      removeAll(references.get(path) ?? []);
      references.delete(path);
      this.forget(scan, path);
      scan.version = scan.file.version;
    }
  }

  /** Runs a change of files that does not affect references, so that they need not be scanned again. */
  keeping(files: readonly (XmlFile | null)[], change: () => void): void {
    this.refresh();
    change();
    for (const file of files) {
      const scan = file && this.scans.get(file);
      if (scan) scan.version = file.version;
    }
  }

  private copied(path: string): Reference[] {
    return this.library.document.copies.flatMap((copy) => findPlaces(copy).get(path) ?? []);
  }

  private usersOf(path: string): Scan[] {
    this.refresh();
    return [...(this.users.get(path) ?? [])];
  }

  /** Scans what was added or changed since the last time. */
  private refresh(): void {
    this.listFiles();
    for (const scan of this.scans.values()) if (scan.version !== scan.file.version) this.rescan(scan);
  }

  /** The names in one file: a query of few files need not wait for the others to be scanned. */
  private namesIn(file: XmlFile): Iterable<string> {
    const scan = this.scans.get(file);
    if (!scan) return [];
    if (scan.version !== file.version) this.rescan(scan);
    return scan.names;
  }

  private listFiles(): void {
    const { entries } = this.library;
    if (this.scanned === entries) return;
    this.list();
    this.scanned = entries;
  }

  private list(): void {
    const scans = this.scans;
    this.scans = new Map();
    for (const file of this.files()) {
      const scan = scans.get(file) ?? { file, version: -1, names: new Set(), places: undefined };
      this.scans.set(file, scan);
    }
    for (const scan of scans.values()) {
      if (!this.scans.has(scan.file)) for (const name of scan.names) this.forget(scan, name);
    }
  }

  private files(): XmlFile[] {
    const main = this.library.document.node.file;
    const files = main ? [main] : [];
    for (const item of this.library.entries) {
      if (item instanceof SymbolItem && item.hasContent) files.push(item.file);
    }
    return files;
  }

  private rescan(scan: Scan): void {
    const { file } = scan;
    for (const name of scan.names) this.forget(scan, name);
    scan.places = undefined;
    const names = file.isParsed ? placesOf(scan).keys() : namesInText(file);
    for (const name of names) this.note(scan, name);
    scan.version = file.version;
  }

  private note(scan: Scan, name: string): void {
    scan.names.add(name);
    const users = this.users.get(name);
    if (users) users.add(scan);
    else this.users.set(name, new Set([scan]));
  }

  private forget(scan: Scan, name: string): void {
    scan.names.delete(name);
    const users = this.users.get(name);
    users?.delete(scan);
    if (users?.size === 0) this.users.delete(name);
  }
}

function removeAll(references: readonly Reference[]): void {
  for (const { node, attribute } of [...references].reverse()) {
    if (attribute === 'libraryItemName') node.remove();
    else node.setAttr(attribute, null);
  }
}

/** The name of an item is not a part of the timelines that show it. */
function keepingEditTime(file: XmlFile, change: () => void): void {
  const { watcher } = file;
  file.watcher = undefined;
  change();
  file.watcher = watcher;
}

function placesOf(scan: Scan): Map<string, Reference[]> {
  scan.places ??= findPlaces(scan.file.root);
  return scan.places;
}

function namesInText(file: XmlFile): Set<string> {
  const names = new Set<string>();
  for (const match of file.source.matchAll(IN_TEXT)) {
    const raw = match[1] ?? match[2];
    if (raw.includes('&')) return new Set(findPlaces(file.root).keys());
    names.add(raw);
  }
  return names;
}

/** All paths of items that a node and what is below it name. */
export function namedPaths(node: XmlNode): Iterable<string> {
  return findPlaces(node).keys();
}

/** How often a node and what is below it name each path. */
export function countNamedPaths(node: XmlNode): ReadonlyMap<string, number> {
  return new Map([...findPlaces(node)].map(([path, references]) => [path, references.length]));
}

function findPlaces(root: XmlNode): Map<string, Reference[]> {
  const byPath = new Map<string, Reference[]>();
  for (const node of root.subtree()) {
    const attribute = namingAttribute(node);
    const stored = attribute && node.attr(attribute);
    if (attribute && stored !== undefined) {
      const path = unescapeFileName(stored);
      const references = byPath.get(path);
      if (references) references.push({ node, attribute });
      else byPath.set(path, [{ node, attribute }]);
    }
  }
  return byPath;
}
