import type { TimelineLocation } from '../../host/Locations';
import { enterTimeline } from './userLocation';

/**
 * Opens the timeline of what is to be selected, unless it is the one being edited.
 * Host members: `document.getTimeline` and those of `enterTimeline`.
 *
 * @param places the timelines of what is to be selected, one or more
 * @param what the user's word for it, in the plural
 * @throws Error when there are several: the host shows one
 */
export function openOnlyTimeline(
  method: string,
  document: Document,
  places: TimelineLocation[],
  what: string,
): void {
  if (places.length > 1) {
    const problem = 'these ' + what + ' are on several timelines; select those of one timeline at a time';
    throw new Error(method + '(): ' + problem);
  }
  const { timeline, item, scene } = places[0];
  if (document.getTimeline() !== timeline) enterTimeline(document, item as Item | null, scene);
}
