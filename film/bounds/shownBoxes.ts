import { isEmpty, transformBox, type Box } from '../../geometry/Box';
import type { Matrix } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { DisplayMode } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import type { Film } from '../Film';
import type { FilmTimeline } from '../records/FilmTimeline';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { ContentBounds } from './ContentBounds';

/** Everything that is on a timeline, as it is seen. */
const ALL: DisplayMode = { guides: true, hidden: true, masks: 'paint', camera: true, depth: true };

/**
 * Where the elements of a timeline are seen at a frame: boxes in the timeline's coordinates by the nodes of the document,
 * those in groups too, a point for an element without content. Tweens, layer parenting, depth and camera count; elements
 * that pictures leave out are there too.
 */
export function shownBoxes(film: Film, timeline: FilmTimeline, frame: number): Map<XmlNode, Box> {
  const boxes = new Map<XmlNode, Box>();
  const bounds = ContentBounds.of(film);
  const note = (source: XmlNode, shown: XmlNode, matrix: Matrix): void => {
    const own = bounds.ofElement(shown);
    boxes.set(source, transformBox(isEmpty(own) ? originBox(shown) : own, matrix));
    const members = shown.child('members')?.children ?? [];
    source.child('members')?.children.forEach((member, i) => note(member, members.at(i) ?? member, matrix));
  };
  for (const { sources, elements, matrix } of new TimelineDisplay(timeline, film, ALL).at(frame)) {
    // A shape tween shows one shape for all that are on its keyframe.
    sources.forEach((source, i) => {
      const shown = elements.at(i) ?? elements.at(0) ?? source;
      note(source.node, shown.node, matrix);
    });
  }
  return boxes;
}

function originBox(element: XmlNode): Box {
  const { tx, ty } = readMatrix(element);
  return { left: tx, top: ty, right: tx, bottom: ty };
}
