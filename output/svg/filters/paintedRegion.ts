import { DocumentInstance } from '../../../document/xfl/instances/DocumentInstance';
import { isEmpty, transformBox, type Box } from '../../../geometry/Box';
import { seenBox } from '../../../geometry/Homography';
import { enabledFilters, reachOf as reachOfFilter } from '../../../document/xfl/effects/DocumentFilter';
import { layersOf, timelineOf } from '../../../document/xfl/shownFrame';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Drawing } from '../Drawing';
import { seenIn } from '../spaceOf';
import { scaleOf, type State } from '../State';
import type { View } from '../View';

/** Hairlines and smoothed edges reach so far beyond the box of what is painted, in pixels of the stage. */
const EDGE = 2;

/** The region that an element paints in, its filters and those inside it included, in its parent's coordinates. */
export function paintedRegion(node: XmlNode, state: State, drawing: Drawing): View {
  const box = paintedBox(node, state, drawing);
  if (isEmpty(box)) return { x: 0, y: 0, width: 0, height: 0 };
  const margin = EDGE / (scaleOf(state.matrix) || 1);
  const x = Math.floor(box.left - margin);
  const y = Math.floor(box.top - margin);
  return { x, y, width: Math.ceil(box.right + margin) - x, height: Math.ceil(box.bottom + margin) - y };
}

/** The box of what an element paints, its filters and those inside it included, in its parent's coordinates. */
function paintedBox(node: XmlNode, state: State, drawing: Drawing): Box {
  drawing.useScale();
  const flat = drawing.film.boundsOf(node, undefined, state.playing !== undefined);
  const seen = seenIn(node, state, drawing);
  const box = seen && !isEmpty(flat) ? seenBox(seen, flat) : flat;
  return grown(box, reachOf(node, drawing, []) / (scaleOf(state.matrix) || 1));
}

/** The box of what an element paints that is in the coordinates of that state, in those of the stage. */
export function paintedOnStage(node: XmlNode, state: State, drawing: Drawing): Box {
  const { matrix } = state;
  if (seenIn(node, state, drawing)) return transformBox(paintedBox(node, state, drawing), matrix);
  return grown(drawing.film.boundsOf(node, matrix, state.playing !== undefined), reachOf(node, drawing, []));
}

function grown(box: Box, by: number): Box {
  if (isEmpty(box)) return box;
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** The distance that an element's filters, and those inside it, paint beyond its box, in pixels of the stage. */
function reachOf(node: XmlNode, drawing: Drawing, open: readonly string[]): number {
  const { path } = new DocumentInstance(node);
  let within = 0;
  if (path !== '' && !open.includes(path)) {
    const item = drawing.film.itemAt(path);
    within = item ? drawing.once(item, () => reachWithin(item, drawing, [...open, path])) : 0;
  }
  for (const member of node.child('members')?.children ?? []) {
    within = Math.max(within, reachOf(member, drawing, open));
  }
  let own = 0;
  for (const filter of enabledFilters(node).filters) own += reachOfFilter(filter);
  return own + within;
}

/** The longest reach of the elements on any frame of a symbol. */
function reachWithin(item: XmlNode, drawing: Drawing, open: readonly string[]): number {
  const timeline = timelineOf(item);
  let longest = 0;
  for (const layer of timeline ? layersOf(timeline) : []) {
    for (const frame of layer.child('frames')?.children ?? []) {
      for (const element of frame.child('elements')?.children ?? []) {
        longest = Math.max(longest, reachOf(element, drawing, open));
      }
    }
  }
  return longest;
}
