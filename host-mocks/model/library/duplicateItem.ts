import type { XmlNode } from '../../../document/xml/XmlNode';
import { addEntry, newItemID, secondsNow } from './entries';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { DATA_ATTRIBUTES } from './filesOfMedia';
import { hrefOf, leafOf } from '../../../document/xfl/itemPaths';
import type { Section } from './readLibrary';
import { SymbolItem } from './items/SymbolItem';
import { INCLUDE, ITEM, SYMBOL_ITEM } from '../../../document/xfl/schema/itemSchema';
import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';
import { timelineOf } from '../../../document/xfl/shownFrame';

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
  ITEM.itemID.write(entry, itemID);
  if (!(item instanceof SymbolItem)) {
    ITEM.name.write(entry, path);
    if (!keepsLinkage) clearLinkage(entry);
    copyMedia(library, item, entry);
    return addEntry(library, (item.entry.parent?.name ?? 'media') as Section, entry);
  }
  const root = item.node.clone();
  ITEM.name.write(root, path);
  ITEM.itemID.write(root, itemID);
  const timeline = timelineOf(root);
  if (timeline) TIMELINE.name.write(timeline, leafOf(path));
  if (!keepsLinkage) clearLinkage(root);
  const href = hrefOf(path);
  library.document.files.create(`LIBRARY/${href}`, root);
  INCLUDE.href.write(entry, href);
  const lastModified = secondsNow(library.document);
  for (const node of [root, entry]) SYMBOL_ITEM.lastModified.write(node, lastModified);
  return addEntry(library, 'symbols', entry);
}

/** The data of a bitmap, sound or video of another document are copied too, under a free name. */
function copyMedia(library: LibraryCore, item: Item, entry: XmlNode): void {
  const { files } = library.document;
  const source = item.library.document.files;
  if (source === files) return;
  for (const attribute of DATA_ATTRIBUTES) {
    const href = attribute.read(entry);
    if (href === '' || !source.has(`bin/${href}`)) continue;
    const dot = href.lastIndexOf('.');
    const [stem, ending] = dot < 0 ? [href, ''] : [href.slice(0, dot), href.slice(dot)];
    let free = href;
    for (let number = 1; files.has(`bin/${free}`); number++) free = `${stem} ${number}${ending}`;
    files.write(`bin/${free}`, source.bytes(`bin/${href}`));
    attribute.write(entry, free);
  }
}

function clearLinkage(node: XmlNode): void {
  for (const name of node.attributeNames()) if (name.startsWith('linkage')) node.setAttr(name, null);
}
