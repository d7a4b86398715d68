import type { Matrix } from '../../../geometry/matrix';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmKeyframe } from '../../../film/records/FilmTimeline';
import type { Character, Entry } from './Entry';

/** A piece of a shape: an element after a matrix. */
export interface Piece {
  readonly element: FilmElement;
  readonly matrix: Matrix;
}

/** The characters of a movie, each defined when it is first asked for. Undefined for what cannot be shown. */
export interface Characters {
  /** Neighbouring pieces as one shape, back to front. @param where - words for the keyframe */
  shape(pieces: readonly Piece[], where: string): Character | undefined;
  /** The shapes at both ends of a shape tween. */
  morph(keyframe: FilmKeyframe, where: string): Character | undefined;
  text(element: FilmElement, where: string): Character | undefined;
  /** The bitmap of an instance, where scripts know its class: such ones are placed themselves, others fill shapes. */
  linkedBitmap(element: FilmElement): Character | undefined;
  /** The movie clip or button that an instance shows. */
  instance(element: FilmElement, where: string): Character | undefined;
  /** What a graphic shows at a frame of its symbol. */
  graphic(element: FilmElement, isMask: boolean): readonly Entry[];
  /** A movie clip of one frame. */
  still(entries: readonly Entry[]): Character;
  lose(where: string, what: string): void;
}
