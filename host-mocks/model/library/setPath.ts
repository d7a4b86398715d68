import { escapeFileName } from '../../../document/notation/escapeFileName';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import { hrefOf, leafOf } from '../../../document/xfl/itemPaths';
import { SymbolItem } from './items/SymbolItem';

/** Gives one item another path: its own attributes, its file, and every place that names it. */
export function setPath(library: LibraryCore, item: Item, path: string): void {
  const before = item.name;
  // A name stays in the form in which the release that saved the document writes names.
  const stored = item.storedName === before ? path : escapeFileName(path);
  library.references.rename(before, stored);
  library.references.keeping([item.entry.file, item.node.file], () => {
    item.setAttr('name', stored);
    if (item instanceof SymbolItem) renameSymbol(item, path);
  });
  library.pathChanged(item, before);
}

function renameSymbol(item: SymbolItem, path: string): void {
  const { files } = item.library.document;
  item.timeline.node.setAttr('name', leafOf(path));
  const from = item.entry.attr('href') ?? '';
  const to = hrefOf(path);
  item.entry.setAttr('href', to);
  files.move(`LIBRARY/${from}`, `LIBRARY/${to}`);
}
