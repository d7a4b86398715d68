import { copyItem } from '../../library/duplicateItem';
import { addFolders } from '../../library/addNewItem';
import type { Item } from '../../library/Item';
import { folderOf } from '../../library/paths';
import { namedPaths } from '../../library/References';
import { SymbolItem } from '../../library/SymbolItem';
import type { XmlNode } from '../../../xml/XmlNode';
import type { DocumentCore } from '../DocumentCore';

/** Brings the items that nodes name from another document; items of the same path that are there already stay. */
export function adoptItems(document: DocumentCore, source: DocumentCore, nodes: readonly XmlNode[]): void {
  const waiting = nodes.flatMap((node) => [...namedPaths(node)]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const item = source.itemAt(path);
    if (!item || document.itemAt(path)) continue;
    adopt(document, item);
    if (item instanceof SymbolItem) waiting.push(...namedPaths(item.node));
  }
}

/** The item of the same path in this document: copied with all that it uses if there is none. */
export function adoptItem(document: DocumentCore, item: Item): Item {
  const known = document.itemAt(item.name);
  if (known) return known;
  const copy = adopt(document, item);
  if (item instanceof SymbolItem) adoptItems(document, item.library.document, [item.node]);
  return copy;
}

function adopt(document: DocumentCore, item: Item): Item {
  addFolders(document.library, folderOf(item.name));
  return copyItem(document.library, item, item.name, { keepsLinkage: true });
}
