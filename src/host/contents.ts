import { isObject, read, readList } from './read';
import { isGroup } from './shapes';
import { elementsAt, elementsOfTimeline, timelineOf } from './walk';

/**
 * The object that holds what is inside an element: a group itself, or the library item whose timeline an instance
 * shows; null for elements with nothing inside. Instances of one symbol share their contents.
 * Host members: those of `isGroup`; `libraryItem`, `timeline`.
 */
export function containerOf(element: object): object | null {
  if (isGroup(element)) return element;
  const item = read(element, 'libraryItem');
  return isObject(item) && timelineOf(item) ? item : null;
}

/** The members of a group; none for any other element. Host members: those of `isGroup`; `members`. */
export function membersOf(element: object): object[] {
  return isGroup(element) ? readList(element, 'members') : [];
}

/**
 * The elements directly inside a container, in lists: the members of a group, the elements of all keyframes of a
 * timeline. Host members: `timeline`, `layers`, `frames`, `elements`; `members`.
 *
 * @param frame takes the elements at this frame number of a timeline only, counted from 0
 */
export function elementsInside(container: object, frame?: number): object[][] {
  const timeline = timelineOf(container);
  if (!timeline) return [readList(container, 'members')];
  return frame === undefined ? elementsOfTimeline(timeline) : elementsAt(timeline, frame);
}
