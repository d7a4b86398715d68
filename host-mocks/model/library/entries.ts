import { XmlNode } from '../../../document/xml/XmlNode';
import type { Item } from './items/Item';
import type { LibraryCore } from './LibraryCore';
import type { LibraryDocument } from './LibraryDocument';
import { itemOf, SECTIONS, type Section } from './readLibrary';

/** Adds an entry to a section of DOMDocument.xml, which is inserted at its position if it is missing. */
export function addEntry(library: LibraryCore, section: Section, entry: XmlNode): Item {
  const root = library.document.node;
  let list = root.child(section);
  if (!list) {
    list = XmlNode.create(section);
    root.insert(list, sectionIndex(root, section));
  }
  list.append(entry);
  const item = itemOf(entry, library);
  if (!item) throw new Error(`<${entry.name}> is not an entry of an item`);
  library.itemAdded(item);
  return item;
}

/** Animate writes folders, media, fonts and symbols, in this order, before everything else but font mappings. */
export function sectionIndex(root: XmlNode, section: Section): number {
  const before: readonly string[] = SECTIONS.slice(0, SECTIONS.indexOf(section));
  let position = 0;
  root.children.forEach((child, index) => {
    if (before.includes(child.name)) position = index + 1;
  });
  return position;
}

let counter = 0;

/** A new `itemID`: `<hex seconds>-<hex counter>`, as Animate writes it. */
export function newItemID(document: LibraryDocument): string {
  const hex = (value: number): string => value.toString(16).padStart(8, '0');
  return `${hex(secondsNow(document))}-${hex(++counter)}`;
}

/** Seconds since 1970. */
export function secondsNow(document: LibraryDocument): number {
  return Math.floor(document.now().getTime() / 1000);
}
