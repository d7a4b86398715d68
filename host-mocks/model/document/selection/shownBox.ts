import type { Box } from '../../../../geometry/Box';
import type { Element } from '../../elements/Element';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import { Frame } from '../../timeline/Frame';

/** The box of an element as its timeline shows it at the playhead, moved by the tween between keyframes. */
export function shownBox(element: Element): Box {
  const frame = element.owner;
  if (!(frame instanceof Frame)) return element.box;
  const elapsed = frame.layer.timeline.currentFrame - frame.startFrame;
  if (elapsed <= 0 || elapsed >= frame.duration) return element.box;
  const shown = frame.shownElements(elapsed);
  const node = shown.at(frame.elementNodes.indexOf(element.node)) ?? element.node;
  return node === element.node ? element.box : ContentBounds.of(frame.document.film).ofElement(node);
}
