import type { XmlNode } from '../../xml/XmlNode';
import { addEntry, newItemID } from './entries';
import type { Item } from './Item';
import type { LibraryCore } from './LibraryCore';
import { hrefOf, leafOf } from './paths';
import type { Section } from './readLibrary';
import { SymbolItem } from './SymbolItem';

/** `library.duplicateItem`: the copy, called `… copy`, becomes the selected item. Folders are not duplicated. */
export function duplicateItem(library: LibraryCore, item: Item | undefined): boolean {
  if (!item || item.itemType === 'folder') return false;
  const { name } = item;
  const path = library.firstFree((number) => (number === 1 ? `${name} copy` : `${name} copy ${number}`));
  library.select([copyItem(library, item, path)]);
  return true;
}

/**
 * Copies an item, also one of another document, to a free path. Within a document exports for ActionScript are not
 * copied: two items cannot be exported under one name.
 */
export function copyItem(
  library: LibraryCore,
  item: Item,
  path: string,
  { keepsLinkage = false } = {},
): Item {
  const itemID = newItemID(library.document);
  const entry = item.entry.clone();
  entry.setAttr('itemID', itemID);
  if (!(item instanceof SymbolItem)) {
    entry.setAttr('name', path);
    if (!keepsLinkage) clearLinkage(entry);
    return addEntry(library, (item.entry.parent?.name ?? 'media') as Section, entry);
  }
  const root = item.node.clone();
  root.setAttr('name', path);
  root.setAttr('itemID', itemID);
  root.child('timeline')?.child('DOMTimeline')?.setAttr('name', leafOf(path));
  if (!keepsLinkage) clearLinkage(root);
  const href = hrefOf(path);
  library.document.files.create(`LIBRARY/${href}`, root);
  entry.setAttr('href', href);
  return addEntry(library, 'symbols', entry);
}

function clearLinkage(node: XmlNode): void {
  for (const name of node.attributeNames()) if (name.startsWith('linkage')) node.setAttr(name, null);
}
