import type { Point } from '../../geometry/matrix';
import type { Arithmetic } from './numbers/Arithmetic';
import type { FilmElement } from '../records/FilmElement';

/** The document of a tween, as far as its frames need it. */
export interface TweenSurroundings {
  /** The number of frames of a symbol; 1 for a missing one. */
  frameCount(path: string): number;
  /** The transformation point of an element, in the coordinates in which it is stored. */
  pivotOf(element: FilmElement): Point;
  /** The arithmetic of the release of Animate that saved the document. */
  readonly arithmetic: Arithmetic;
}
