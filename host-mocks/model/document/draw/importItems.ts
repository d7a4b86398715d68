import { HostError } from '../../../../document/checks/HostError';
import { copyItem } from '../../library/duplicateItem';
import { addFolders, isBelowFolders } from '../../library/addNewItem';
import type { Item } from '../../library/items/Item';
import { folderOf } from '../../../../document/xfl/itemPaths';
import { namedPaths } from '../../library/References';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { DocumentCore } from '../DocumentCore';

/** A document that items come from. */
interface ItemSource {
  itemAt(path: string): Item | undefined;
}

/**
 * Brings the items that nodes name from another document, before the nodes are added to a symbol, or a scene for null.
 *
 * @throws HostError when the symbol would contain itself, and for an item whose folder is another item here; then
 *   nothing is copied.
 */
export function bringItems(
  document: DocumentCore,
  method: string,
  target: { name: string } | null,
  nodes: readonly XmlNode[],
  source: ItemSource,
): void {
  if (target && nodes.some((node) => leadsTo(document, namedPaths(node), target.name, source))) {
    throw containsItself(method, target.name);
  }
  if (source !== document) copyAll(document, method, missingItems(document, source, nodes));
}

/** @throws HostError if a symbol would contain itself by showing an item; null stands for a scene. */
export function checkShows(
  document: DocumentCore,
  method: string,
  target: { name: string } | null,
  item: { name: string },
): void {
  if (target && leadsTo(document, [item.name], target.name)) throw containsItself(method, target.name);
}

function containsItself(method: string, path: string): HostError {
  return new HostError(`${method}: the symbol "${path}" would contain itself; use another symbol or a scene`);
}

/** True if one of these items is the item of a path, or shows it directly or through others. */
export function leadsTo(
  document: DocumentCore,
  paths: Iterable<string>,
  target: string,
  source: ItemSource = document,
): boolean {
  const waiting = [...paths];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === target) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    const existing = document.itemAt(path);
    if (existing && document.library.references.contains(existing, target)) return true;
    const item = existing ? undefined : source.itemAt(path);
    if (!(item instanceof SymbolItem)) continue;
    for (const named of namedPaths(item.node)) waiting.push(named);
  }
  return false;
}

/** The items of another document that nodes name, and what those use, except those whose paths are taken here. */
function missingItems(document: DocumentCore, source: ItemSource, nodes: readonly XmlNode[]): Item[] {
  const items = new Map<string, Item>();
  const waiting = nodes.map((node) => namedPaths(node)).reverse();
  for (let paths = waiting.pop(); paths; paths = waiting.pop()) {
    for (const path of paths) {
      const item = items.has(path) || document.itemAt(path) ? undefined : source.itemAt(path);
      if (!item) continue;
      items.set(path, item);
      if (item instanceof SymbolItem) waiting.push(namedPaths(item.node));
    }
  }
  return [...items.values()];
}

/**
 * The item of the same path in this document: copied with all that it uses if there is none.
 *
 * @throws HostError for an item whose folder is another item here; then nothing is copied.
 */
export function importItem(document: DocumentCore, method: string, item: Item): Item {
  const existing = document.itemAt(item.name);
  if (existing) return existing;
  const used = item instanceof SymbolItem ? missingItems(document, item.library.document, [item.node]) : [];
  const [copy] = copyAll(document, method, [item, ...used.filter((other) => other !== item)]);
  return copy;
}

/** @throws HostError before anything is copied. */
function copyAll(document: DocumentCore, method: string, items: readonly Item[]): Item[] {
  const { library } = document;
  const conflicting = items.find(({ name }) => !isBelowFolders(library, name));
  if (conflicting)
    throw new HostError(
      `${method}: "${conflicting.name}" cannot be copied: an item of this library has the name of its folder; rename one`,
    );
  return items.map((item) => {
    addFolders(library, folderOf(item.name));
    return copyItem(library, item, item.name, { keepsLinkage: true });
  });
}
