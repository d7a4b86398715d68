import { apng, gif, playingSvg } from './animations';
import type { MakeFiles } from './Format';
import { png, svg } from './pictures';
import { sheet } from './sheet';
import { atlas } from './atlas';

export interface FormatKind {
  make: MakeFiles;
  /** The ending of its file, where a subject becomes one file. */
  file?: string;
}

/** What documents can become, by the name on the command line; `json` is made of a whole document. */
export const FORMATS: Readonly<Record<string, FormatKind>> = {
  png: { make: png },
  svg: { make: svg },
  'animated svg': { make: playingSvg, file: 'svg' },
  sheet: { make: sheet },
  atlas: { make: atlas },
  gif: { make: gif, file: 'gif' },
  apng: { make: apng, file: 'png' },
};
