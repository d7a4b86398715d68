import { always, attributes, color, flag, integer, number, text, word } from './XflAttribute';

/*
 * The root of a document, and publish profiles. Ranges: Adobe's reference. Defaults: attributes that are absent from all
 * of 347 documents with that value (document format, 2.1), and binary documents beside what Flash made of them.
 */

/** What programs for people who do not see are given, of a document, an instance or a text. */
export const ACCESSIBILITY = attributes({
  accName: text(),
  description: text(),
  shortcut: text(),
  /** 0 for none. */
  tabIndex: integer(0, 0, 65_535),
  silent: flag(),
  forceSimple: flag(),
  autoLabeling: flag(true),
  hasAccessibleData: flag(),
});

/** In the order of their numbers in binary documents. */
export const DOCUMENT_WORDS = {
  accuracies: ['Must be close', 'Normal', 'Can be distant', 'Always snap'],
  rulerUnits: ['inches', 'decimal inches', 'points', 'centimeters', 'millimeters', 'pixels'],
  previews: ['outlines', 'fast', 'anti alias', 'anti alias text', 'full'],
} as const;

/** What belongs to the window in which a document is edited. Documents leave out the words of defaults: they are our names. */
const VIEW = attributes({
  gridColor: color('#949494'),
  gridSpacingX: integer(10),
  gridSpacingY: integer(10),
  gridSnapAccuracy: word(DOCUMENT_WORDS.accuracies, 'Normal'),
  gridSnapTo: flag(),
  gridVisible: flag(),
  guidesColor: color('#58FFFF'),
  guidesVisible: flag(true),
  guidesLocked: flag(),
  guidesSnapAccuracy: word(DOCUMENT_WORDS.accuracies, 'Normal'),
  guidesSnapTo: flag(true),
  rulerVisible: flag(),
  rulerUnitType: word(DOCUMENT_WORDS.rulerUnits, 'pixels'),
  pixelSnap: flag(),
  snapAlign: flag(true),
  snapAlignHorizontalCenter: flag(),
  snapAlignVerticalCenter: flag(),
  snapAlignBorderSpacing: integer(),
  snapAlignHorizontalSpacing: integer(),
  snapAlignVerticalSpacing: integer(),
  objectsSnapTo: flag(true),
  previewMode: word(DOCUMENT_WORDS.previews, 'anti alias text'),
  viewOptionsAnimationControlVisible: flag(true),
  viewOptionsButtonsActive: flag(),
  viewOptionsPasteBoardView: flag(true),
  playOptionsPlayLoop: flag(true),
  playOptionsPlayPages: flag(true),
  playOptionsPlayFrameActions: flag(true),
  playOptionsPlaySounds: flag(true),
});

/** `filetypeGUID` of ActionScript documents, which older versions leave out. */
export const ACTIONSCRIPT_TYPE = 'DD0DDBBF-5BEF-45B2-9F24-A3048D2A676F';

/** `DOMDocument`: lengths in pixels. */
export const DOCUMENT = {
  ...ACCESSIBILITY,
  ...VIEW,
  ...attributes({
    width: number(550, 1, 8192),
    height: number(400, 1, 8192),
    /** Frames per second. */
    frameRate: number(24, 0.01, 120),
    backgroundColor: color('#FFFFFF'),
    /** Of HTML5 Canvas: 0 for a stage without ground. */
    backgroundAlpha: number(1, 0, 1),
    /** From 1. */
    currentTimeline: always(integer(1, 1)),
    /** The number of the next scene's name; 0 for one that follows from the scenes. */
    nextSceneIdentifier: always(integer(0, 0)),
    /** Of the format. */
    xflVersion: always(number(2.971)),
    creatorInfo: text(),
    platform: text(),
    versionInfo: text(),
    /** Of the program; documents without one are read as new. */
    majorVersion: integer(Infinity),
    buildNumber: integer(),
    filetypeGUID: text(ACTIONSCRIPT_TYPE),
    filetypeName: text(),
    fileGUID: text(),
    sharedLibraryURL: text(),
    /** In degrees, which the width of the stage fills: the angle of ActionScript's `PerspectiveProjection`. */
    viewAngle3D: number(55, 0, 179),
    /**
     * The middle of a stage of the default size, whatever the size of this one. Source: eleven documents with the middle
     * of another size, which name it; of a stage of 700 × 400 only x is named.
     */
    vanishingPoint3DX: number(275),
    vanishingPoint3DY: number(200),
  }),
};

/** `SolidSwatchItem`, a colour of the palette. */
export const SWATCH = attributes({
  color: color(),
  alpha: number(1),
  hue: integer(),
  saturation: integer(),
  brightness: integer(),
});

/** `GlobalScripts`, a list of scripts for the page of a document. */
export const GLOBAL_SCRIPTS = attributes({ language: text('Javascript') });

/** `Script` in such a list. Its text, or where that is. Source: six public documents beside their pages. */
export const GLOBAL_SCRIPT = attributes({
  /** `local` for a file, `url` for an address. */
  type: text(),
  src: text(),
});

/** `flash_profile`, and `profile` of documents for other platforms. */
export const PUBLISH_PROFILE = attributes({
  version: always(text('1.0')),
  name: always(text()),
  current: always(flag()),
});
