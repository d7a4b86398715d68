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
import { unless } from './writeTransform';
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
    xml.element('DOMFolderItem', {
      name: names.path(folder),
      itemID: unless(item.id, ''),
      isExpanded: item.isOpen || undefined,
    });
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

const ICONS: Readonly<Record<DocumentPage['type'], string | undefined>> = {
  button: '0',
  graphic: '1',
  'movie clip': undefined,
  'ik container': '3',
};

function writeInclude({ xml, names }: LibraryContext, symbol: DocumentPage): void {
  const { item } = symbol;
  xml.element('Include', {
    href: hrefOf(names.path(symbol)),
    itemIcon: isComponent(symbol) ? '3' : ICONS[symbol.type],
    loadImmediate: isLinked(item.linkage) ? undefined : false,
  });
}

function writeFont({ xml, names }: LibraryContext, font: Font): void {
  xml.element('DOMFontItem', {
    name: names.path(font),
    itemID: unless(font.item.id, ''),
    ...linkageAttributes(font.item.linkage),
    font: faceOf(font.style),
    size: font.style.size / TWIPS_PER_PIXEL,
    id: font.number,
    sourceLastImported: unless(font.time, 0),
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
    name: names.path(medium),
    itemID: unless(medium.item.id, ''),
    ...linkageAttributes(medium.item.linkage),
    sourceExternalFilepath: unless(medium.source, ''),
    sourceLastImported: unless(medium.time, 0),
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
    allowSmoothing: bitmap.allowsSmoothing || undefined,
    useImportedJPEGData: bitmap.compression === AS_IMPORTED ? undefined : false,
    compressionType: bitmap.compression === LOSSLESS ? 'lossless' : undefined,
    originalCompressionType: isJpeg ? undefined : 'lossless',
    useDeblocking: bitmap.deblocks || undefined,
    quality: bitmap.quality,
    href: names.path(bitmap).replaceAll('/', '\\'),
    bitmapDataHRef: media.fileOf(bitmap),
    frameLeft: unless(box.left, 0),
    frameTop: unless(box.top, 0),
    frameRight: box.right,
    frameBottom: box.bottom,
    isJPEG: isJpeg || undefined,
  });
}

const NOT_SET = -1;
const RATES = ['5kHz', '11kHz', '22kHz', '44kHz'] as const;

function writeSound(context: LibraryContext, sound: Sound): void {
  const { xml, names, media } = context;
  const { format } = sound;
  xml.element('DOMSoundItem', {
    ...itemAttributes(context, sound),
    href: names.path(sound).replaceAll('/', '\\'),
    soundDataHRef: media.fileOf(sound),
    deviceSoundHRef: unless(sound.deviceSound, ''),
    format: `${RATES[(format >> 2) & 3]} ${format & 2 ? '16bit' : '8bit'} ${format & 1 ? 'Stereo' : 'Mono'}`,
    sampleCount: sound.samples,
    exportFormat: unless(sound.exportFormat, NOT_SET),
    exportBits: unless(sound.exportBits, NOT_SET),
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
    displayAsComponent: component.isComponent,
    ...componentAttributes(ownerName('clip', clip.number), component),
    rootSymbolLinkageID: unless(clip.rootLinkage, ''),
    movieRectLeft: unless(box.left, 0),
    movieRectTop: unless(box.top, 0),
    movieRectRight: unless(box.right, 0),
    movieRectBottom: unless(box.bottom, 0),
    playerVersion: unless(clip.playerVersion, 0),
    actionscriptVersion: unless(clip.scriptVersion, 0),
    hashKey: unless(clip.hashKey, ''),
  };
  xml.element('DOMCompiledClipItem', attributes, () => {
    if (component.classProperties !== '') {
      xml.cdataElement('classProperties', toLineFeeds(component.classProperties));
    }
  });
}
