import type { TrackState, Track } from '../../../film/tracks/Track';
import type { Values } from './Values';

/** An object that a class keeps in a field: `this.instance`. */
export interface Field {
  /** `this.instance`. */
  readonly code: string;
  readonly track: Track;
  /** Statements that make it, without its place and what changes. */
  readonly made: readonly string[];
  /** Statements after those that place it: filters, buttons. */
  readonly after: readonly string[];
  /** True for a graphic: it runs with the timeline, and starts over at each step of it. */
  readonly runs: boolean;
  /**
   * What changes from placement to placement.
   *
   * @param isBetween - true for frames between keyframes, whose places are not whole twips
   */
  valuesOf(placement: TrackState, isBetween: boolean): Values;
  /** Filters of the object that change: objects of their own for the timeline, and no part of the display. */
  readonly filters?: readonly Field[];
  /** Where the object is drawn for its filters, as the arguments of `cache`. */
  readonly cacheBox?: readonly number[];
}
