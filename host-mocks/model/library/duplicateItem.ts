import type { XmlNode } from '../../../document/xml/XmlNode';
import { addEntry, newItemID, secondsNow } from './entries';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { DATA_ATTRIBUTES } from './filesOfMedia';
import { hrefOf, leafOf } from '../../../document/xfl/itemPaths';
import type { Section } from './readLibrary';
import { SymbolItem } from './items/SymbolItem';

/** `library.duplicateItem`: the copy, called `… copy`, becomes the selected item. Folders are not duplicated. */
export function duplicateItem(library: LibraryCore, item: Item | undefined): boolean {
  if (!item || item.itemType === 'folder') return false;
  const { name } = item;
  const path = library.firstFree((number) => (number === 1 ? `${name} copy` : `${name} copy ${number}`));
  library.select([copyItem(library, item, path)]);
  return true;
}

/**
 * Copies an item, also one of another document, to a free path. Within a document, the linkage for ActionScript is not
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
    copyMedia(library, item, entry);
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
  const lastModified = String(secondsNow(library.document));
  for (const node of [root, entry]) node.setAttr('lastModified', lastModified);
  return addEntry(library, 'symbols', entry);
}

/** The data of a bitmap, sound or video of another document are copied too, under a free name. */
function copyMedia(library: LibraryCore, item: Item, entry: XmlNode): void {
  const { files } = library.document;
  const source = item.library.document.files;
  if (source === files) return;
  for (const attribute of DATA_ATTRIBUTES) {
    const href = entry.attr(attribute);
    if (href === undefined || !source.has(`bin/${href}`)) continue;
    const dot = href.lastIndexOf('.');
    const [stem, ending] = dot < 0 ? [href, ''] : [href.slice(0, dot), href.slice(dot)];
    let free = href;
    for (let number = 1; files.has(`bin/${free}`); number++) free = `${stem} ${number}${ending}`;
    files.write(`bin/${free}`, source.bytes(`bin/${href}`));
    entry.setAttr(attribute, free);
  }
}

function clearLinkage(node: XmlNode): void {
  for (const name of node.attributeNames()) if (name.startsWith('linkage')) node.setAttr(name, null);
}
