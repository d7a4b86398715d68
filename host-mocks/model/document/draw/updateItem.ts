import type { XmlNode } from '../../../../document/xml/XmlNode';
import { BitmapItem } from '../../library/items/BitmapItem';
import type { Item } from '../../library/items/Item';
import { SoundItem } from '../../library/items/SoundItem';
import type { DocumentCore } from '../DocumentCore';
import { bitmapFacts, soundFacts, type Source } from './importFile';
import { MEDIUM } from '../../../../document/xfl/schema/itemSchema';

/**
 * `library.updateItem`: imports the file of a bitmap or sound again. Name, linkage and settings of the item stay.
 * False, and nothing changes, for other items, and if the file is missing, of another kind, or one that scripts may not
 * touch.
 */
export function updateItem(document: DocumentCore, item: Item): boolean {
  if (!(item instanceof BitmapItem || item instanceof SoundItem)) return false;
  const data = item instanceof BitmapItem ? 'bitmapDataHRef' : 'soundDataHRef';
  const source = sourceOf(document, item);
  if (!source) return false;
  const old = item.node.attr(data);
  const facts = item instanceof BitmapItem ? bitmapFacts(document, source) : soundFacts(document, source);
  if (!facts) return false;
  for (const [name, value] of Object.entries(facts)) item.node.setAttr(name, value);
  const entry = entryOf(document, item);
  MEDIUM.href.write(item.node, entry);
  document.files.write(`LIBRARY/${entry}`, source.bytes);
  if (old !== undefined && !isUsed(document, data, old)) document.files.remove(`bin/${old}`);
  return true;
}

/** The file that an item was imported from, as it is now; undefined if it is missing. */
function sourceOf(
  document: DocumentCore,
  { name, sourceFilePath, sourceFileExists }: BitmapItem | SoundItem,
): Source | undefined {
  if (!sourceFileExists) return undefined;
  const { disk } = document.host.platform;
  const file = document.host.resolveUri(sourceFilePath, 'updateItem');
  const stat = disk.stat(file);
  return stat && { file, name, bytes: disk.read(file), modifiedMs: stat.modifiedMs };
}

/** The name of an item's file in the document: a new one if copies of the item share the old one. */
function entryOf(document: DocumentCore, { name, node }: Item): string {
  const own = MEDIUM.href.read(node) || name;
  if (media(document).every((other) => other === node || MEDIUM.href.read(other) !== own)) return own;
  let free = name;
  for (let number = 2; document.files.has(`LIBRARY/${free}`); number++) free = `${name} ${number}`;
  return free;
}

/** True if an item has its data in that file: copies of an item share it. */
function isUsed(document: DocumentCore, attribute: string, file: string): boolean {
  return media(document).some((node) => node.attr(attribute) === file);
}

function media(document: DocumentCore): readonly XmlNode[] {
  return document.node.child('media')?.children ?? [];
}
