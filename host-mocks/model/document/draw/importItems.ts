import { copyItem } from '../../library/duplicateItem';
import { addFolders } from '../../library/addNewItem';
import type { Item } from '../../library/Item';
import { folderOf } from '../../library/paths';
import { namedPaths } from '../../library/References';
import { SymbolItem } from '../../library/SymbolItem';
import type { XmlNode } from '../../../xml/XmlNode';
import type { DocumentCore } from '../DocumentCore';

/** A document that items come from. */
interface ItemSource {
  itemAt(path: string): Item | undefined;
}

/** Brings the items that nodes name from another document; items of the same path that are there already stay. */
export function importItems(document: DocumentCore, source: ItemSource, nodes: readonly XmlNode[]): void {
  const waiting = nodes.map((node) => namedPaths(node)).reverse();
  for (let paths = waiting.pop(); paths; paths = waiting.pop()) {
    for (const path of paths) {
      const item = source.itemAt(path);
      if (!item || document.itemAt(path)) continue;
      copyInto(document, item);
      if (item instanceof SymbolItem) waiting.push(namedPaths(item.node));
    }
  }
}

/** The item of the same path in this document: copied with all that it uses if there is none. */
export function importItem(document: DocumentCore, item: Item): Item {
  const known = document.itemAt(item.name);
  if (known) return known;
  const copy = copyInto(document, item);
  if (item instanceof SymbolItem) importItems(document, item.library.document, [item.node]);
  return copy;
}

function copyInto(document: DocumentCore, item: Item): Item {
  addFolders(document.library, folderOf(item.name));
  return copyItem(document.library, item, item.name, { keepsLinkage: true });
}
