import type { PictureFormatName } from '../exportFormats';
import { apng, gif, playingSvg } from './animations';
import { atlas } from './atlas';
import type { MakeFiles } from './Format';
import { png, svg } from './pictures';
import { sheet } from './sheet';
import { wav } from './wav';

/** What makes the files of each format of pictures and sounds; `json` is made of a whole document, by `dataFile`, films by `filmOf`. */
export const MAKERS: Readonly<Record<Exclude<PictureFormatName, 'json'>, MakeFiles>> = {
  png,
  svg,
  'animated svg': playingSvg,
  sheet,
  atlas,
  gif,
  apng,
  wav,
};
