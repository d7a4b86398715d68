import type { Point } from '../../../geometry/matrix';
import type { LottieFilm } from './LottieFilm';
import type { Look } from './Look';
import type { FilmTime } from './FilmTime';

/** A composition that is being written: what it shows of a timeline, and how. */
export interface Composition {
  readonly film: LottieFilm;
  readonly playhead: FilmTime;
  /** Its top left corner, in the coordinates of the timeline. */
  readonly origin: Point;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  /** The maximum size at which it is shown, as far as that is known: lines are one pixel wide at least. */
  readonly scale: number;
}
