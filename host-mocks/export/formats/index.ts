import type { PictureFormatName } from '../exportFormats';
import { apng, gif, playingSvg } from './animations';
import { atlas } from './atlas';
import type { MakeFiles } from './Format';
import { png, svg } from './pictures';
import { sheet } from './sheet';

/** What makes the files of each format of pictures; `json` is made of a whole document, by `dataFile`. */
export const MAKERS: Readonly<Record<Exclude<PictureFormatName, 'json'>, MakeFiles>> = {
  png,
  svg,
  'animated svg': playingSvg,
  sheet,
  atlas,
  gif,
  apng,
};
