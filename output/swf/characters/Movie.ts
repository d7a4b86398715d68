import type { Film } from '../../../film/Film';
import type { Faces } from '../../svg/fonts/Faces';
import type { Losses } from '../../published/Losses';
import type { SwfSettings } from '../SwfSettings';
import type { Definitions } from './Definitions';

/** What all definitions of a movie share. */
export interface Movie {
  readonly film: Film;
  readonly faces: Faces;
  readonly definitions: Definitions;
  readonly losses: Losses;
  readonly settings: SwfSettings;
  /** True for documents of Flash CS6 and earlier: texts and fonts are published as those releases do. */
  readonly isOld: boolean;
}
