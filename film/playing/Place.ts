import type { FilmTimeline } from '../records/FilmTimeline';

/**
 * Where an instance is on the display list of a movie clip, as a text: the slot, after those of what it is inside
 * of. A slot is a depth of the published movie; what graphics hold is on the list of the clip around them.
 */
export type PlaceKey = string;

/** A slot among others. */
export interface Place {
  /** Of what the slots belong to: a mask, or a graphic with too many slots. An empty text for the list itself. */
  readonly prefix: string;
  readonly slot: number;
}

/** A movie clip or button that is on a timeline. */
export interface PlacedClip extends Place {
  /** The path of its symbol. */
  readonly path: string;
  /** The name that the instance appeared with; empty for none. */
  readonly name: string;
  /** The frame at which it appeared, after those of the graphics around it: another one is another object. */
  readonly since: string;
  /** Buttons do not play; what is on their first frame does. */
  readonly isButton: boolean;
  readonly timeline: FilmTimeline;
}

export function keyOf({ prefix, slot }: Place): PlaceKey {
  return `${prefix}${slot}`;
}

/** A place inside a graphic that is at another place. */
export function placeWithin(outer: Place, inner: Place): Place {
  if (inner.prefix === '') return { prefix: outer.prefix, slot: outer.slot + inner.slot };
  return { prefix: `${keyOf(outer)}/${inner.prefix}`, slot: inner.slot };
}

/** The place of what is in a list of its own, which begins at a place. */
export function listAt(place: Place): Place {
  return { prefix: `${keyOf(place)}:`, slot: 0 };
}
