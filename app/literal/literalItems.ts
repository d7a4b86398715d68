import { foldersAbove, hrefOf, leafOf } from '../../document/xfl/itemPaths';
import { NAMESPACES } from '../../document/xfl/rootAttributes';
import { XmlNode } from '../../document/xml/XmlNode';
import type { Items } from './elements';
import { attributeTexts } from './placement';
import { timelineNode } from './timelines';
import type { ItemLiteral, ItemType } from './DocumentLiteral';
import { FOLDER_ITEM, INCLUDE, ITEM_ICONS, LINKAGE, SYMBOL_ITEM } from '../../document/xfl/schema/itemSchema';
import { withoutDefaults, written, type RecordValues } from '../../document/xfl/schema/recordOf';
import { lookUp } from '../../document/xml/lookUp';

const MEDIA_TAGS: Partial<Record<ItemType, string>> = {
  bitmap: 'DOMBitmapItem',
  sound: 'DOMSoundItem',
  video: 'DOMVideoItem',
  'compiled clip': 'DOMCompiledClipItem',
};

/** The items of a literal by path, with the folders that their paths name. */
export function listItems(library: readonly ItemLiteral[] = []): Map<string, ItemLiteral> {
  const items = new Map<string, ItemLiteral>();
  for (const item of library) {
    for (const folder of foldersAbove(item.name)) {
      if (!items.has(folder)) items.set(folder, { name: folder, type: 'folder' });
    }
    if (items.has(item.name) && item.type !== 'folder') {
      throw new TypeError(`createHost: two items have the name "${item.name}"`);
    }
    items.set(item.name, item);
  }
  return items;
}

/** The sections of DOMDocument.xml that have items. */
export function sectionNodes(items: Items): XmlNode[] {
  const entries: Record<'folders' | 'media' | 'fonts' | 'symbols', XmlNode[]> = {
    folders: [],
    media: [],
    fonts: [],
    symbols: [],
  };
  let counter = 0;
  for (const item of items.values()) {
    const itemID = `4d000000-${(++counter).toString(16).padStart(8, '0')}`;
    const type = item.type ?? 'movie clip';
    const media = MEDIA_TAGS[type];
    if (type === 'folder')
      entries.folders.push(
        XmlNode.create('DOMFolderItem', written(FOLDER_ITEM, { name: item.name, itemID })),
      );
    else if (type === 'font') entries.fonts.push(fontNode(item, itemID));
    else if (media !== undefined) entries.media.push(mediaNode(media, item, itemID));
    else entries.symbols.push(includeNode(item, type, itemID));
  }
  return Object.entries(entries).flatMap(([name, nodes]) =>
    nodes.length > 0 ? [XmlNode.create(name, {}, nodes)] : [],
  );
}

/** The root of a symbol's file; undefined for an item that has no file. */
export function symbolRoot(item: ItemLiteral, items: Items): XmlNode | undefined {
  const type = item.type ?? 'movie clip';
  if (type === 'folder' || type === 'font' || MEDIA_TAGS[type] !== undefined) return undefined;
  const timeline = timelineNode(leafOf(item.name), item, items);
  const texts = attributeTexts(
    {
      ...NAMESPACES,
      ...withoutDefaults(SYMBOL_ITEM, {
        name: item.name,
        symbolType: type === 'graphic' || type === 'button' ? type : 'movie clip',
      }),
      ...linkage(item),
    },
    item.attributes,
  );
  const name = type === 'component' ? 'DOMComponentItem' : 'DOMSymbolItem';
  return XmlNode.create(name, texts, [XmlNode.create('timeline', {}, [timeline])]);
}

function linkage(item: ItemLiteral): Partial<RecordValues<typeof LINKAGE>> {
  const { linkageClassName, linkageBaseClass, linkageIdentifier } = item;
  const isExported = item.linkageExportForAS ?? (linkageClassName ?? linkageIdentifier) !== undefined;
  return withoutDefaults(LINKAGE, {
    linkageExportForAS: isExported,
    linkageExportInFirstFrame: item.linkageExportInFirstFrame,
    linkageIdentifier,
    linkageClassName,
    linkageBaseClass,
  });
}

function includeNode(item: ItemLiteral, type: ItemType, itemID: string): XmlNode {
  return XmlNode.create(
    'Include',
    written(INCLUDE, { href: hrefOf(item.name), itemIcon: lookUp(ITEM_ICONS, type), itemID }),
  );
}

function fontNode(item: ItemLiteral, itemID: string): XmlNode {
  const font = item.font ?? 'Verdana';
  const texts = attributeTexts(
    { name: item.name, itemID, font, size: 0, id: 1, ...linkage(item) },
    item.attributes,
  );
  return XmlNode.create('DOMFontItem', texts);
}

function mediaNode(tag: string, item: ItemLiteral, itemID: string): XmlNode {
  const { name, width = 100, height = 100 } = item;
  const own: Record<string, Record<string, string | number>> = {
    DOMBitmapItem: { originalCompressionType: 'lossless', frameRight: width * 20, frameBottom: height * 20 },
    DOMVideoItem: { videoType: 'h263 media', width, height, videoDataHRef: 'M 1 0.dat' },
    DOMSoundItem: { format: '44kHz 16bit Stereo', href: name },
  };
  const texts = attributeTexts({ name, itemID, ...own[tag], ...linkage(item) }, item.attributes);
  return XmlNode.create(tag, texts);
}
