import type { ByteWriter } from '../../../platform/ByteWriter';
import type { Matrix } from '../../../geometry/matrix';
import type { ColorTransform } from '../../../document/xfl/ColorTransform';

export type CharacterKind = 'shape' | 'bitmap' | 'morph' | 'text' | 'edit' | 'sprite' | 'button' | 'video';

/** The pictures of a video, which are in the frames that show them first. */
export interface MoviePictures {
  /** Writes the pictures up to one that are not yet in the movie. @param picture - from 0 */
  writeUpTo(out: ByteWriter, picture: number): void;
}

/** A character that a timeline can show. */
export interface Character {
  readonly kind: CharacterKind;
  readonly id: number;
  /** The name of instances that have none in the document, for the code that finds them. */
  readonly fallbackName?: string;
  /** `CLIPACTIONS` of a movie clip with scripts of its own. */
  readonly clipActions?: Uint8Array;
  /** The pictures of a video. */
  readonly pictures?: MoviePictures;
}

/** A character in its place on a timeline, at one frame. */
export interface Entry extends Character {
  /** What is below has smaller ones. An object keeps its slot as long as it stays; the first is 0. */
  readonly slot: number;
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  /** The name of the instance; empty for none. */
  readonly name: string;
  /** Of a morph: how far it has come, 0 to 65535. Of a video: the frames since it began. */
  readonly ratio?: number;
  /** Of a mask: the last slot that it covers. */
  readonly clip?: number;
  /** Of what starts again with each object: when that appeared, also in what is around it. */
  readonly since?: string;
  readonly effects?: Effects;
}

/** What only `PlaceObject3` can say of an object. */
export interface Effects {
  /** `FILTERLIST`. */
  readonly filters?: Uint8Array;
  /** Number of the blend mode; 0 is normal. */
  readonly blend: number;
  readonly isCached: boolean;
  readonly isHidden: boolean;
  /** `#RRGGBB` behind a cached bitmap that lets nothing through. */
  readonly background?: string;
}
