import { documentType } from '../../document/xfl/isCanvasDocument';
import { LINKAGE, MEDIUM, SOUND_ITEM, SYMBOL_ITEM } from '../../document/xfl/schema/itemSchema';
import { soundFacts } from '../../film/sound/readStoredSound';
import type { Document } from '../../host-mocks/model/document/Document';
import { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import { FontItem } from '../../host-mocks/model/library/items/FontItem';
import type { Item } from '../../host-mocks/model/library/items/Item';
import { countUses } from '../../host-mocks/model/library/countUses';
import { SoundItem } from '../../host-mocks/model/library/items/SoundItem';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import { VideoItem } from '../../host-mocks/model/library/items/VideoItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { PropertyGroup } from '../protocol';
import { group, type PropertyValues } from './propertyGroup';

/** What Animate's panels show of a document. Names are those that scripts and queries use. */
export function documentProperties(document: Document): PropertyGroup[] {
  const { name, width, height, frameRate, backgroundColor, node, library, timelines } = document;
  const { asVersion, docClass, currentPublishProfile } = document;
  const counts = new Map<string, number>();
  for (const { itemType } of library.items) counts.set(itemType, (counts.get(itemType) ?? 0) + 1);
  return [
    group('Document', { name, width, height, frameRate, backgroundColor, target: documentType(node) ?? '' }),
    group('Publishing', {
      currentPublishProfile,
      playerVersion: document.getPlayerVersion(),
      asVersion,
      docClass: docClass || undefined,
      hiddenLayers: document.film.publishesHiddenLayers,
    }),
    group('Contents', { scenes: timelines.length, ...Object.fromEntries(counts) }),
  ];
}

/** What Animate's panels show of a library item. @throws RangeError for an item that is not there */
export function itemProperties(document: Document, path: string): PropertyGroup[] {
  const item = document.itemAt(path) as Item | undefined;
  if (!item) throw new RangeError(`there is no item "${path}" in the library`);
  const { name, itemType } = item;
  const uses = itemType === 'folder' ? undefined : (countUses(document).get(path) ?? 0);
  return [group('Item', { name, itemType, uses }), ...ownGroups(item), ...linkageOf(item), ...sourceOf(item)];
}

function ownGroups(item: Item): PropertyGroup[] {
  if (item instanceof BitmapItem) return [group('Bitmap', bitmapOf(item))];
  if (item instanceof SoundItem) return soundOf(item);
  if (item instanceof FontItem) {
    const { font, size, bold, italic, bitmap, embedRanges, embeddedCharacters } = item;
    return [group('Font', { font, size, bold, italic, bitmap, embedRanges, embeddedCharacters })];
  }
  if (item instanceof VideoItem) {
    const { videoType, width, height } = item;
    return [group('Video', { videoType, width, height })];
  }
  return item instanceof SymbolItem ? symbolOf(item) : [];
}

function bitmapOf(item: BitmapItem): PropertyValues {
  const { hPixels, vPixels, compressionType, originalCompressionType, quality, allowSmoothing } = item;
  return {
    ...{ hPixels, vPixels, compressionType, originalCompressionType },
    // -1 is that of the document.
    quality: quality < 0 ? 'as the document' : quality,
    ...{ allowSmoothing, useImportedJPEGQuality: item.useImportedJPEGQuality },
    useDeblocking: item.useDeblocking,
  };
}

function soundOf(item: SoundItem): PropertyGroup[] {
  const facts = soundFacts(item.node);
  const { compressionType, originalCompressionType, bitRate, convertStereoToMono, useImportedMP3Quality } =
    item;
  const isRaw = ['ADPCM', 'Raw', 'Speech'].includes(compressionType);
  return [
    ...(facts ? [group('Sound', { ...facts })] : []),
    group('Compression', {
      ...{ compressionType, originalCompressionType, bitRate },
      bits: compressionType === 'ADPCM' ? item.bits : undefined,
      quality: compressionType === 'MP3' ? item.quality : undefined,
      sampleRate: isRaw ? item.sampleRate : undefined,
      ...{ convertStereoToMono, useImportedMP3Quality },
    }),
  ];
}

function symbolOf(item: SymbolItem): PropertyGroup[] {
  const { scalingGrid, scalingGridRect } = item;
  return [
    group('Timeline', timelineOf(item)),
    ...(scalingGrid ? [group('9-slice scaling', { ...scalingGridRect })] : []),
  ];
}

function timelineOf(item: SymbolItem): PropertyValues {
  try {
    const { frameCount, layerCount } = item.timeline as Timeline;
    return { frameCount, layerCount };
  } catch {
    // Opening the symbol shows why.
    return { timeline: 'cannot be read' };
  }
}

function linkageOf(item: Item): PropertyGroup[] {
  const read = Object.entries(LINKAGE).map(([name, attribute]) => [name, attribute.read(item.node)] as const);
  const isLinked = read.some(([name, value]) => name !== 'linkageExportInFirstFrame' && Boolean(value));
  const values = Object.fromEntries(read.filter(([, value]) => value !== ''));
  return isLinked ? [group('Linkage', values)] : [];
}

function sourceOf({ node }: Item): PropertyGroup[] {
  const file = MEDIUM.sourceExternalFilepath.read(node) || SYMBOL_ITEM.sourceFlashFilepath.read(node);
  const imported = MEDIUM.sourceLastImported.read(node);
  const device = SOUND_ITEM.deviceSoundHRef.read(node);
  const values = {
    file: file || undefined,
    imported: imported > 0 ? dateOf(imported) : undefined,
    deviceSound: device || undefined,
  };
  return file || imported > 0 || device ? [group('Source', values)] : [];
}

/** @param seconds - since 1970; a document may hold any number */
function dateOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}
