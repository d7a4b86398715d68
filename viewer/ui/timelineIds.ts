import type { DocumentInfo, InstancePlace, Picked, TimelineId } from '../protocol';
import type { StagePlace } from './shownAddress';

export const FIRST: StagePlace = { id: { scene: 0 }, frame: 0 };

export function hasTimeline({ scenes, items }: DocumentInfo, id: TimelineId): boolean {
  return 'scene' in id ? id.scene < scenes.length : items.some(({ path }) => path === id.symbol);
}

/** A place on a timeline of the document; its first scene where that timeline is not there. */
export function placeIn(document: DocumentInfo, place: StagePlace = FIRST): StagePlace {
  return hasTimeline(document, place.id) ? place : FIRST;
}

/** The instances through which a symbol is open in place; empty for a symbol that is open on its own. */
export function placesOf(id: TimelineId): InstancePlace[] {
  return 'symbol' in id ? (id.within ?? []) : [];
}

/** Where an instance is open in its place on what is shown; undefined where it can only be opened by itself. */
export function placesWithin(
  { id, frame }: StagePlace,
  { layer, index }: Picked,
): InstancePlace[] | undefined {
  const own = 'symbol' in id ? { symbol: id.symbol } : id;
  return index === null ? undefined : [...placesOf(id), { id: own, frame, layer, index }];
}

/** One of the timelines around an instance, 0 for the outermost, and the frame at which the next was opened. */
export function around(places: readonly InstancePlace[], depth: number): StagePlace {
  const { id, frame } = places[depth];
  return 'symbol' in id && depth > 0
    ? { id: { ...id, within: places.slice(0, depth) }, frame }
    : { id, frame };
}
