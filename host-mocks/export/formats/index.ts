import type { ExportFormatName } from '../exportFormats';
import { apng, gif, playingSvg } from './animations';
import { atlas } from './atlas';
import type { MakeFiles } from './Format';
import { png, svg } from './pictures';
import { sheet } from './sheet';

/**
 * What makes the files of each format of `EXPORT_FORMATS`. `json` is made of a whole document, by `dataFile`, and `lottie`
 * where documents are published, by `lottieFile`.
 */
export const MAKERS: Readonly<Record<Exclude<ExportFormatName, 'json' | 'lottie'>, MakeFiles>> = {
  png,
  svg,
  'animated svg': playingSvg,
  sheet,
  atlas,
  gif,
  apng,
};
