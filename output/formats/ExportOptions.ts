import type { PictureKind, Quality, SheetDataName } from './exportFormats';
import { DEFAULT_SHEET, type SheetOptions } from './SheetOptions';

/** Frames as a user types them. */
export interface FrameChoice {
  /** Numbers from 1 and ranges of them: `1-24,30`. */
  frames?: string;
  /** The label of a span. */
  label?: string;
}

interface AtlasOptions {
  /** Short keys, a file half as large. */
  optimized: boolean;
  /** Symbols of one frame that hold no others, as pictures on their instances or as timelines of their own. */
  leaves?: 'pictures' | 'timelines';
}

/** What is made of a subject. */
export interface ExportOptions extends FrameChoice, AtlasOptions {
  /** Pixels of a picture per pixel of the stage, one set of files for each. */
  scales: readonly number[];
  /** `#RRGGBB`, or `none`; default: the stage's colour for scenes, none for anything else. */
  background?: string;
  /** One SVG that plays, in place of one for each frame. */
  animated: boolean;
  /** What plays it; default: SMIL. */
  by?: 'smil' | 'css';
  /** The film in place of the timeline: movie clips play, and scripts that stop and go are obeyed. */
  play: boolean;
  /** How long the film is; default: until every clip has been through all of its frames. */
  seconds?: number;
  /** The data that go with a sheet. */
  data: SheetDataName;
  sheet: SheetOptions;
  /** How often films and mixes play the frames. */
  loop: number;
  film: FilmOptions;
  /** The pictures of sheets and atlases. */
  pictures: PictureCoding;
}

/** How pictures are written that are not PNG by their format. */
export interface PictureCoding {
  kind: PictureKind;
  /** Of WebP. */
  quality: Quality;
}

/** Options of films only. */
export interface FilmOptions {
  /** Width and height in pixels: the picture is scaled to fit, and is in the middle. Default: as large as the picture. */
  size?: readonly [width: number, height: number];
  /** Frames a second; default: those of the document. */
  fps?: number;
  quality: Quality;
}

/** The defaults of the command line and the site. */
export const DEFAULTS: ExportOptions = {
  scales: [1],
  animated: false,
  play: false,
  data: 'json-hash',
  sheet: DEFAULT_SHEET,
  optimized: false,
  loop: 1,
  film: { quality: 'high' },
  pictures: { kind: 'png', quality: 'lossless' },
};
