import type { XmlFile } from '../../xml/XmlFile';
import type { XmlNode } from '../../xml/XmlNode';
import type { Item } from './Item';
import type { Library } from './Library';
import { SymbolItem } from './SymbolItem';

/** Attributes that name an item by its path: instances, sounds of frames, bitmap fills. */
const NAMING = ['libraryItemName', 'soundName', 'bitmapPath'] as const;
const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** One place that names an item. */
interface Reference {
  node: XmlNode;
  attribute: (typeof NAMING)[number];
}

/** What one file names: the raw text tells without parsing, the places are looked up when they are needed. */
interface Scan {
  version: number;
  names: Set<string>;
  places?: Map<string, Reference[]>;
}

/**
 * Who names which item. A file is scanned once, and again only after somebody else changed it, so that renaming a
 * whole library takes time in proportion to its references.
 */
export class References {
  private readonly scans = new Map<XmlFile, Scan>();

  constructor(private readonly library: Library) {}

  /** All paths that are named anywhere in the document. */
  usedPaths(): Set<string> {
    const used = new Set<string>();
    for (const file of this.files()) for (const name of this.scan(file).names) used.add(name);
    return used;
  }

  /** Whether an item shows another one, directly or through others. */
  contains(item: Item, path: string): boolean {
    const seen = new Set<Item>();
    const waiting: (Item | undefined)[] = [item];
    while (waiting.length > 0) {
      const symbol = waiting.pop();
      if (!(symbol instanceof SymbolItem) || seen.has(symbol)) continue;
      seen.add(symbol);
      for (const name of this.scan(symbol.file).names) {
        if (name === path) return true;
        waiting.push(this.library.find(name));
      }
    }
    return false;
  }

  /** Puts one path for another in every place that names it. */
  rename(before: string, after: string): void {
    for (const file of this.files()) {
      const scan = this.scan(file);
      if (!scan.names.has(before)) continue;
      const places = this.placesOf(file, scan);
      const moved = places.get(before) ?? [];
      for (const { node, attribute } of moved) node.setAttr(attribute, after);
      places.delete(before);
      places.set(after, [...(places.get(after) ?? []), ...moved]);
      scan.names.delete(before);
      scan.names.add(after);
      scan.version = file.version;
    }
  }

  /** Removes the instances of an item, and its name from frames and fills. */
  remove(path: string): void {
    for (const file of this.files()) {
      const scan = this.scan(file);
      if (!scan.names.has(path)) continue;
      const places = this.placesOf(file, scan);
      for (const { node, attribute } of places.get(path) ?? []) {
        if (attribute === 'libraryItemName') node.remove();
        else node.setAttr(attribute, null);
      }
      places.delete(path);
      scan.names.delete(path);
      scan.version = file.version;
    }
  }

  private files(): XmlFile[] {
    const main = this.library.document.node.file;
    const files = main ? [main] : [];
    for (const item of this.library.items) {
      if (item instanceof SymbolItem && item.hasContent) files.push(item.file);
    }
    return files;
  }

  private scan(file: XmlFile): Scan {
    const known = this.scans.get(file);
    if (known?.version === file.version) return known;
    const scan: Scan = file.isParsed
      ? { version: file.version, names: new Set(), places: undefined }
      : { version: file.version, names: namesInText(file) };
    if (file.isParsed) for (const name of this.placesOf(file, scan).keys()) scan.names.add(name);
    this.scans.set(file, scan);
    return scan;
  }

  private placesOf(file: XmlFile, scan: Scan): Map<string, Reference[]> {
    scan.places ??= findPlaces(file.root);
    return scan.places;
  }
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

function findPlaces(root: XmlNode): Map<string, Reference[]> {
  const places = new Map<string, Reference[]>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const attribute of NAMING) {
      const path = node.attr(attribute);
      if (path === undefined) continue;
      const known = places.get(path);
      if (known) known.push({ node, attribute });
      else places.set(path, [{ node, attribute }]);
    }
    waiting.push(...node.children);
  }
  return places;
}
