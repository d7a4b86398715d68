import { lookUp } from '../../../document/xml/lookUp';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { BitmapItem } from './items/BitmapItem';
import { CompiledClipItem } from './items/CompiledClipItem';
import { FolderItem } from './items/FolderItem';
import { FontItem } from './items/FontItem';
import type { Item } from './items/Item';
import type { ItemLibrary } from './LibraryDocument';
import type { ListedItem } from './items/ListedItem';
import { missingSymbol } from './newSymbol';
import { pathOfHref } from '../../../document/xfl/itemPaths';
import { SoundItem } from './items/SoundItem';
import { SymbolItem } from './items/SymbolItem';
import { VideoItem } from './items/VideoItem';
import { INCLUDE } from '../../../document/xfl/schema/itemSchema';

/** The sections of DOMDocument.xml that hold items, in the order in which the library lists them. */
export const SECTIONS = ['folders', 'media', 'fonts', 'symbols'] as const;
export type Section = (typeof SECTIONS)[number];

type ListedClass = new (node: XmlNode, library: ItemLibrary) => ListedItem;

const CLASSES: Record<string, ListedClass> = {
  DOMFolderItem: FolderItem,
  DOMBitmapItem: BitmapItem,
  DOMSoundItem: SoundItem,
  DOMVideoItem: VideoItem,
  DOMCompiledClipItem: CompiledClipItem,
  DOMFontItem: FontItem,
};

/** All items of a document, section by section, in file order. Entries of unknown kinds are kept but not listed. */
export function readLibrary(library: ItemLibrary): Item[] {
  const items: Item[] = [];
  for (const section of SECTIONS) {
    for (const entry of library.document.node.child(section)?.children ?? []) {
      const item = itemOf(entry, library);
      if (item) items.push(item);
    }
  }
  return items;
}

/** The item of an entry: always the same one. */
export function itemOf(entry: XmlNode, library: ItemLibrary): Item | undefined {
  if (entry.view) return entry.view as Item;
  const item = entry.name === 'Include' ? symbolOf(entry, library) : listedItemOf(entry, library);
  entry.view = item;
  return item;
}

function listedItemOf(entry: XmlNode, library: ItemLibrary): Item | undefined {
  const type = lookUp(CLASSES, entry.name);
  return type && new type(entry, library);
}

function symbolOf(entry: XmlNode, library: ItemLibrary): Item {
  const { document } = library;
  const href = INCLUDE.href.read(entry);
  const path = `LIBRARY/${href}`;
  const file = document.files.xml(path);
  if (file) return new SymbolItem(entry, file, true, library);
  const name = pathOfHref(href);
  document.warn(`${document.name}: ${path} is missing; the item "${name}" has no content`);
  return new SymbolItem(entry, missingSymbol(document.files.container.label(path), name), false, library);
}
