import type { DrawnDocument } from '../../svg/DrawnDocument';
import type { Rasterizer } from '../../../platform/Rasterizer';
import type { Losses } from '../../published/Losses';
import type { Definitions } from './Definitions';

/** What all definitions of a movie share. */
export interface Movie {
  readonly document: DrawnDocument;
  readonly rasterizer: Rasterizer;
  readonly definitions: Definitions;
  readonly losses: Losses;
  /** Version of the format. */
  readonly version: number;
  /** 1 to 3. */
  readonly scriptVersion: number;
  /** Digits after the point of spaces between letters in markup: 6 in movies of Flash CS6 and before, 2 since. */
  readonly spacingDigits: number;
}
