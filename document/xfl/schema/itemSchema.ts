import { always, attributes, flag, integer, number, text, word } from './XflAttribute';

/*
 * Items of the library. Ranges: Adobe's reference. Defaults: attributes that are absent from all of 5,072 symbols, 98
 * bitmaps and 26 sounds with that value (document format, 3); those of sounds and components: binary documents beside
 * what Flash made of them.
 */

/** How an item is exported and imported. */
export const LINKAGE = attributes({
  linkageExportForAS: flag(),
  linkageExportForRS: flag(),
  linkageImportForRS: flag(),
  linkageExportInFirstFrame: flag(true),
  linkageIdentifier: text(),
  linkageClassName: text(),
  linkageBaseClass: text(),
  linkageURL: text(),
});

/** What items of every kind have. */
export const ITEM = {
  /** The path, folders separated by `/`. */
  ...attributes({ name: always(text()), itemID: text() }),
  ...LINKAGE,
};

/** `DOMFolderItem`. */
export const FOLDER_ITEM = { name: ITEM.name, itemID: ITEM.itemID, ...attributes({ isExpanded: flag() }) };

/** What items have that were imported from a file. */
export const MEDIUM = {
  ...ITEM,
  ...attributes({
    /** The file in the folder `LIBRARY`. */
    href: text(),
    sourceExternalFilepath: text(),
    /** Seconds since 1970; 0 for never. */
    sourceLastImported: integer(0, 0),
  }),
};

/** `DOMBitmapItem`. The sides of its frame are twips. */
export const BITMAP_ITEM = {
  ...MEDIUM,
  ...attributes({
    /** False draws the nearest pixels. Source: the hard fills of movies that Adobe published of items without it. */
    allowSmoothing: flag(),
    useImportedJPEGData: flag(true),
    compressionType: word(['photo', 'lossless']),
    originalCompressionType: word(['photo', 'lossless']),
    useDeblocking: flag(),
    /** -1 for that of the document. */
    quality: always(integer(-1, -1, 100)),
    bitmapDataHRef: text(),
    frameLeft: number(),
    frameTop: number(),
    frameRight: always(number()),
    frameBottom: always(number()),
    isJPEG: flag(),
  }),
};

/** `DOMSoundItem`. */
export const SOUND_ITEM = {
  ...MEDIUM,
  ...attributes({
    soundDataHRef: text(),
    deviceSoundHRef: text(),
    /** `44kHz 16bit Stereo`. */
    format: text(),
    /** Of one channel. */
    sampleCount: always(integer(0, 0, Infinity, [0, Infinity])),
    dataLength: integer(0, 0, Infinity, [0, Infinity]),
    /** How it is published; -1 for as the document says. */
    exportFormat: integer(-1),
    /** -1 for as the document says; 0 for uncompressed, which documents name. */
    exportBits: integer(-1),
    exportNative: flag(),
  }),
};

/** `DOMVideoItem`: in pixels. */
export const VIDEO_ITEM = {
  ...MEDIUM,
  ...attributes({ videoDataHRef: text(), width: number(), height: number() }),
};

/** `DOMFontItem`. Most documents name a size of 0. */
export const FONT_ITEM = {
  ...ITEM,
  ...attributes({
    /** Its PostScript name. */
    font: always(text()),
    size: always(integer(0, 0)),
    id: always(integer()),
    /** Numbers, with `|` between them. */
    embedRanges: text(),
    embeddedCharacters: text(),
    embedVariantGlyphs: flag(),
    isDefineFont4: flag(),
    sourceLastImported: integer(0, 0),
  }),
};

/** The guides of 9-slice scaling, in pixels from the registration point: all four of them, or none. */
export const SCALING_GRID = attributes({
  scaleGridLeft: always(number()),
  scaleGridRight: always(number()),
  scaleGridTop: always(number()),
  scaleGridBottom: always(number()),
});

/** The types that users give symbols; armatures and warped assets are the others. */
export const SYMBOL_TYPES = ['movie clip', 'button', 'graphic'] as const;
export type SymbolType = (typeof SYMBOL_TYPES)[number];

/** `DOMSymbolItem`, and `DOMComponentItem`. */
export const SYMBOL_ITEM = {
  ...ITEM,
  ...attributes({
    sourceLibraryItemHRef: text(),
    sourceFlashFilepath: text(),
    sourceLastModified: integer(),
    sourceAutoUpdate: flag(),
    symbolType: word([...SYMBOL_TYPES, 'ik container', 'puppet', 'puppetBase']),
    /** Seconds since 1970. */
    lastModified: integer(),
  }),
  ...SCALING_GRID,
};

/** `Include.itemIcon` repeats the type of a symbol for the Library panel; -1 for none. */
export const ITEM_ICONS = {
  'movie clip': -1,
  button: 0,
  graphic: 1,
  'ik container': 3,
  component: 3,
} as const;

/** `Include`: the entry of a symbol in the list of the document. */
export const INCLUDE = attributes({
  href: always(text()),
  itemID: text(),
  itemIcon: integer(ITEM_ICONS['movie clip']),
  loadImmediate: flag(true),
  lastModified: integer(),
});

/** `DOMCompiledClipItem`: its box in twips. */
export const COMPILED_CLIP_ITEM = {
  ...MEDIUM,
  ...attributes({
    displayAsComponent: always(flag()),
    rootSymbolLinkageID: text(),
    /** The file in `bin` with its movie. */
    swfScmHRef: text(),
    movieRectLeft: number(),
    movieRectTop: number(),
    movieRectRight: number(),
    movieRectBottom: number(),
    playerVersion: integer(),
    actionscriptVersion: integer(),
    hashKey: text(),
  }),
};
