import type { FrameChoice } from './frames/chooseFrames';
import type { AtlasOptions } from './atlas/AtlasOptions';
import type { SheetOptions } from './sheets/SheetOptions';

/** What is made of a subject. */
export interface ExportOptions extends FrameChoice, AtlasOptions {
  /** Pixels of a picture per pixel of the stage, one set of files for each. */
  scales: readonly number[];
  /** `#RRGGBB`, or `none`; default: the stage's colour for scenes, none for anything else. */
  background?: string;
  /** One SVG that plays, in place of one for each frame. */
  animated: boolean;
  /** The data that go with a sheet: a name of `DATA_FORMATS`. */
  data: string;
  sheet: SheetOptions;
}
