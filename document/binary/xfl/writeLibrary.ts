import {
  isComponent,
  type Bitmap,
  type Catalogue,
  type CompiledClip,
  type DocumentPage,
  type Font,
  type Medium,
  type Sound,
  type Video,
} from '../catalogue/Catalogue';
import { ownerName } from '../media/componentFiles';
import type { MediaFiles } from '../media/MediaFiles';
import { componentAttributes } from './componentAttributes';
import { faceOf } from './faceOf';
import { hrefOf } from './hrefOf';
import type { LibraryNames } from './LibraryNames';
import { isLinked, linkageAttributes } from './linkageAttributes';
import { toLineFeeds } from './toLineFeeds';
import { withoutDefaults } from '../../xfl/schema/recordOf';
import {
  BITMAP_ITEM,
  COMPILED_CLIP_ITEM,
  FOLDER_ITEM,
  FONT_ITEM,
  INCLUDE,
  ITEM_ICONS,
  MEDIUM,
  SOUND_ITEM,
} from '../../xfl/schema/itemSchema';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

export interface LibraryContext {
  xml: XmlWriter;
  names: LibraryNames;
  catalogue: Catalogue;
  media: MediaFiles;
  /** Called for each part that XFL cannot store, or that is not converted. */
  note: (what: string) => void;
}

/** The library's part of DOMDocument.xml: `<folders>`, `<fonts>`, `<media>`, `<symbols>`. */
export function writeLibrary(context: LibraryContext): void {
  const { xml, catalogue, names } = context;
  section(xml, 'folders', catalogue.folders, (folder) => {
    const { item } = folder;
    const values = { name: names.path(folder), itemID: item.id, isExpanded: item.isOpen };
    xml.element('DOMFolderItem', withoutDefaults(FOLDER_ITEM, values));
  });
  section(xml, 'fonts', catalogue.fonts, (font) => writeFont(context, font));
  section(xml, 'media', catalogue.media, (medium) => writeMedium(context, medium));
  section(xml, 'symbols', inOrder(context), (symbol) => writeInclude(context, symbol));
}

function section<T>(xml: XmlWriter, name: string, items: readonly T[], write: (item: T) => void): void {
  if (items.length > 0) xml.element(name, {}, () => items.forEach(write));
}

/** Flash CS5 lists symbols by their paths, ignoring case. */
function inOrder({ catalogue, names }: LibraryContext): DocumentPage[] {
  const keyed = catalogue.symbols.map((symbol) => ({
    symbol,
    key: names.path(symbol).toLowerCase(),
  }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return keyed.map(({ symbol }) => symbol);
}

function writeInclude({ xml, names }: LibraryContext, symbol: DocumentPage): void {
  const { item } = symbol;
  const values = {
    href: hrefOf(names.path(symbol)),
    itemIcon: ITEM_ICONS[isComponent(symbol) ? 'component' : symbol.type],
    loadImmediate: isLinked(item.linkage),
  };
  xml.element('Include', withoutDefaults(INCLUDE, values));
}

function writeFont({ xml, names }: LibraryContext, font: Font): void {
  xml.element('DOMFontItem', {
    ...withoutDefaults(FONT_ITEM, { name: names.path(font), itemID: font.item.id }),
    ...linkageAttributes(font.item.linkage),
    ...withoutDefaults(FONT_ITEM, {
      font: faceOf(font.style),
      size: font.style.size / TWIPS_PER_PIXEL,
      id: font.number,
      sourceLastImported: font.time,
    }),
  });
}

function writeMedium(context: LibraryContext, medium: Medium): void {
  switch (medium.kind) {
    case 'bitmap':
      writeBitmap(context, medium);
      break;
    case 'sound':
      writeSound(context, medium);
      break;
    case 'video':
      writeVideo(context, medium);
      break;
    case 'compiled clip':
      writeCompiledClip(context, medium);
      break;
  }
}

function itemAttributes({ names }: LibraryContext, medium: Medium): WrittenAttributes {
  return {
    ...withoutDefaults(MEDIUM, { name: names.path(medium), itemID: medium.item.id }),
    ...linkageAttributes(medium.item.linkage),
    ...withoutDefaults(MEDIUM, { sourceExternalFilepath: medium.source, sourceLastImported: medium.time }),
  };
}

/** 0 photo as imported, 1 lossless, 2 photo. */
const LOSSLESS = 1;
const AS_IMPORTED = 0;

function writeBitmap(context: LibraryContext, bitmap: Bitmap): void {
  const { xml, names, media } = context;
  const { isJpeg, box } = media.bitmapHead(bitmap);
  xml.element('DOMBitmapItem', {
    ...itemAttributes(context, bitmap),
    ...withoutDefaults(BITMAP_ITEM, {
      allowSmoothing: bitmap.allowsSmoothing,
      useImportedJPEGData: bitmap.compression === AS_IMPORTED,
      compressionType: bitmap.compression === LOSSLESS ? 'lossless' : 'photo',
      originalCompressionType: isJpeg ? 'photo' : 'lossless',
      useDeblocking: bitmap.deblocks,
      quality: bitmap.quality,
      href: names.path(bitmap).replaceAll('/', '\\'),
      bitmapDataHRef: media.fileOf(bitmap),
      frameLeft: box.left,
      frameTop: box.top,
      frameRight: box.right,
      frameBottom: box.bottom,
      isJPEG: isJpeg,
    }),
  });
}

const RATES = ['5kHz', '11kHz', '22kHz', '44kHz'] as const;

function writeSound(context: LibraryContext, sound: Sound): void {
  const { xml, names, media } = context;
  const { format } = sound;
  xml.element('DOMSoundItem', {
    ...itemAttributes(context, sound),
    ...withoutDefaults(SOUND_ITEM, {
      href: names.path(sound).replaceAll('/', '\\'),
      soundDataHRef: media.fileOf(sound),
      deviceSoundHRef: sound.deviceSound,
      format: `${RATES[(format >> 2) & 3]} ${format & 2 ? '16bit' : '8bit'} ${format & 1 ? 'Stereo' : 'Mono'}`,
      sampleCount: sound.samples,
      exportFormat: sound.exportFormat,
      exportBits: sound.exportBits,
    }),
  });
}

function writeVideo(context: LibraryContext, video: Video): void {
  const { xml, media } = context;
  xml.element('DOMVideoItem', {
    ...itemAttributes(context, video),
    videoDataHRef: media.fileOf(video),
    ...media.videoHead(video),
  });
}

function writeCompiledClip(context: LibraryContext, clip: CompiledClip): void {
  const { xml } = context;
  const { component, box } = clip;
  const attributes = {
    ...itemAttributes(context, clip),
    ...withoutDefaults(COMPILED_CLIP_ITEM, { displayAsComponent: component.isComponent }),
    ...componentAttributes(ownerName('clip', clip.number), component),
    ...withoutDefaults(COMPILED_CLIP_ITEM, {
      rootSymbolLinkageID: clip.rootLinkage,
      movieRectLeft: box.left,
      movieRectTop: box.top,
      movieRectRight: box.right,
      movieRectBottom: box.bottom,
      playerVersion: clip.playerVersion,
      actionscriptVersion: clip.scriptVersion,
      hashKey: clip.hashKey,
    }),
  };
  xml.element('DOMCompiledClipItem', attributes, () => {
    if (component.classProperties !== '') {
      xml.cdataElement('classProperties', toLineFeeds(component.classProperties));
    }
  });
}
