import type { PictureFormatName } from '../formats/exportFormats';
import { apng, gif, playingSvg } from './animations';
import { atlas, atlasTogether } from './atlas';
import type { MakeFiles, MakeTogether } from './Format';
import { png, svg, webp } from './pictures';
import { sheet, sheetTogether } from './sheet';
import { wav } from './wav';

/** What makes the files of each format of pictures and sounds; `json` is made of a whole document, by `dataFile`, films by `filmOf`. */
export const MAKERS: Readonly<Record<Exclude<PictureFormatName, 'json'>, MakeFiles>> = {
  png,
  webp,
  svg,
  'animated svg': playingSvg,
  sheet,
  atlas,
  gif,
  apng,
  wav,
};

/** What puts several subjects into the same files. */
export const MAKERS_TOGETHER: Readonly<Record<'sheet' | 'atlas', MakeTogether>> = {
  sheet: sheetTogether,
  atlas: atlasTogether,
};
