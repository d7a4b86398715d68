import type { Film } from '../../film/Film';
import { bareName } from '../../document/container/bareName';
import { fileName } from '../../platform/fileName';
import { folderBelow, leafOfPath } from '../published/pathBelow';
import { readChoice, readSwitch, readWhole } from '../published/readValues';

/** Directions: of what fits the window, and of what is centred in it. */
const RESPONSIVE = ['width', 'height', 'both'] as const;
const CENTERED = ['horizontally', 'vertically', 'both'] as const;

/** How HTML5 Canvas is published, as the current profile of a document says. */
export interface CanvasSettings {
  /** The name of the script and of the page, without ending. */
  readonly name: string;
  /** Folders below that of the publication: `images/`, or nothing for that folder itself. */
  readonly folders: { readonly images: string; readonly sounds: string; readonly player: string };
  /** The side by which the film follows the size of the window; undefined if it keeps its own. */
  readonly responsive: (typeof RESPONSIVE)[number] | undefined;
  /** The film fills the window: whole (`inside`), or the whole window (`cover`). Undefined: it is never enlarged. */
  readonly fill: 'inside' | 'cover' | undefined;
  /** The directions in which the film is in the middle of the window. */
  readonly centered: (typeof CENTERED)[number] | undefined;
  /** Something is shown until all files have come. */
  readonly hasPreloader: boolean;
  /** Maximum size of sheets in pixels, where bitmaps are packed; undefined if each is a file. */
  readonly sheet: { readonly width: number; readonly height: number } | undefined;
  /** The main timeline begins again at its end. */
  readonly loops: boolean;
  /** The script is in the page. */
  readonly isScriptInPage: boolean;
  readonly hasPage: boolean;
  readonly hasImages: boolean;
  readonly hasSounds: boolean;
}

/** The persistent data of a document that contains its timeline's settings. */
const TIMELINE = 'CreateJSToolkit_timelinedata';

const MAX_SHEET_SIDE = 8192;
const MIN_SHEET_SIDE = 16;

/**
 * Reads the settings. What a document does not say is as in new documents of Animate, but that bitmaps are files of their
 * own. The numbers of choices count through the lists of the program's dialogue; seen: `2` is both directions, and `0` of
 * `scaleOption` fits the film into the window.
 */
export function readCanvasSettings(film: Film): CanvasSettings {
  const read = (name: string): string | undefined => film.publishing.readCanvas(name);
  const isOn = (name: string, fallback = false): boolean => readSwitch(read(name), fallback);
  return {
    name: nameOf(film, read),
    folders: {
      images: isOn('exportImagesToFolder', true) ? folderBelow(read('imagesPath') ?? 'images') : '',
      sounds: isOn('exportSoundsToFolder', true) ? folderBelow(read('soundsPath') ?? 'sounds') : '',
      player: isOn('exportLibsToFolder', true) ? folderBelow(read('libraryPath') ?? 'libs') : '',
    },
    responsive: isOn('makeResponsive') ? readChoice(read('responsiveOption'), RESPONSIVE, 'both') : undefined,
    fill: isOn('scaleStage')
      ? readChoice(read('scaleOption'), ['inside', 'cover'] as const, 'inside')
      : undefined,
    centered: isOn('centerStage') ? readChoice(read('centerOption'), CENTERED, 'both') : undefined,
    hasPreloader: isOn('includePreloader'),
    sheet: isOn('exportAsSpritesheet') ? sheetOf(read) : undefined,
    loops: readLoop(film) ?? isOn('loop', true),
    isScriptInPage: isOn('embedJS'),
    hasPage: isOn('exportHTML', true),
    hasImages: isOn('exportImages', true),
    hasSounds: isOn('exportSounds', true),
  };
}

type Read = (name: string) => string | undefined;

/** A profile with the default name follows the name of the document. */
function nameOf(film: Film, read: Read): string {
  const own = fileName(bareName(film.name));
  if (readSwitch(read('default'), true)) return own;
  return leafOfPath((read('filename') ?? '').replace(/\.(js|html?)$/i, '')) ?? own;
}

function sheetOf(read: Read): { width: number; height: number } {
  const side = (name: string): number =>
    readWhole(read(name), MAX_SHEET_SIDE, [MIN_SHEET_SIDE, MAX_SHEET_SIDE]);
  return { width: side('pngMaxSheetWidth'), height: side('pngMaxSheetHeight') };
}

/** The setting of the timeline itself: lines of names and values in turn. */
function readLoop({ properties }: Film): boolean | undefined {
  const loop = /(?:^|\n)loop\n(true|false)(?:\n|$)/.exec(String(properties.data(TIMELINE) ?? ''));
  return loop ? loop[1] === 'true' : undefined;
}
