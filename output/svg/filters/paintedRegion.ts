import { isEmpty, transformBox, type Box } from '../../../geometry/Box';
import { seenBox } from '../../../geometry/Homography';
import { reachOf as reachOfFilter } from '../../../document/xfl/effects/DocumentFilter';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Drawing } from '../Drawing';
import { seenIn } from '../spaceOf';
import { scaleOf, type State } from '../State';
import type { View } from '../View';

/** Hairlines and smoothed edges reach so far beyond the box of what is painted, in pixels of the stage. */
const EDGE = 2;

/** The region that an element paints in, its filters and those inside it included, in its parent's coordinates. */
export function paintedRegion(element: FilmElement, state: State, drawing: Drawing): View {
  const box = paintedBox(element, state, drawing);
  if (isEmpty(box)) return { x: 0, y: 0, width: 0, height: 0 };
  const margin = EDGE / (scaleOf(state.matrix) || 1);
  const x = Math.floor(box.left - margin);
  const y = Math.floor(box.top - margin);
  return { x, y, width: Math.ceil(box.right + margin) - x, height: Math.ceil(box.bottom + margin) - y };
}

/** The box of what an element paints, its filters and those inside it included, in its parent's coordinates. */
function paintedBox(element: FilmElement, state: State, drawing: Drawing): Box {
  drawing.useScale();
  const flat = drawing.film.boundsOf(element, undefined, state.playing !== undefined);
  const seen = seenIn(element, state, drawing);
  const box = seen && !isEmpty(flat) ? seenBox(seen, flat) : flat;
  return grown(box, reachOf(element, drawing, []) / (scaleOf(state.matrix) || 1));
}

/** The box of what an element paints that is in the coordinates of that state, in those of the stage. */
export function paintedOnStage(element: FilmElement, state: State, drawing: Drawing): Box {
  const { matrix } = state;
  if (seenIn(element, state, drawing)) return transformBox(paintedBox(element, state, drawing), matrix);
  return grown(
    drawing.film.boundsOf(element, matrix, state.playing !== undefined),
    reachOf(element, drawing, []),
  );
}

function grown(box: Box, by: number): Box {
  if (isEmpty(box)) return box;
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** The distance that an element's filters, and those inside it, paint beyond its box, in pixels of the stage. */
function reachOf(element: FilmElement, drawing: Drawing, open: readonly string[]): number {
  const { path, members } = element;
  let within = 0;
  if (path !== '' && !open.includes(path)) {
    const timeline = drawing.film.timelineOf(path);
    within = timeline ? drawing.once(timeline, () => reachWithin(timeline, drawing, [...open, path])) : 0;
  }
  for (const member of members) within = Math.max(within, reachOf(member, drawing, open));
  let own = 0;
  for (const filter of element.filters.filters) own += reachOfFilter(filter);
  return own + within;
}

/** The longest reach of the elements on any frame of a symbol. */
function reachWithin({ layers }: FilmTimeline, drawing: Drawing, open: readonly string[]): number {
  let longest = 0;
  for (const { keyframes } of layers)
    for (const { elements } of keyframes)
      for (const element of elements) longest = Math.max(longest, reachOf(element, drawing, open));
  return longest;
}
