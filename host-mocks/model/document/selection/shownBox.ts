import type { Box } from '../../../../geometry/Box';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { Element } from '../../elements/Element';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import { FilmElement } from '../../../../film/records/FilmElement';
import { Frame } from '../../timeline/Frame';

/** The box of an element as its timeline shows it at the playhead, moved by the tween between keyframes. */
export function shownBox(element: Element): Box {
  const node = shownNode(element);
  return node === element.node
    ? element.box
    : ContentBounds.of(element.document.film).ofElement(FilmElement.of(node));
}

/** False for an element that a tween moves from where its keyframe has it. */
export function isShownAsStored(element: Element): boolean {
  return shownNode(element) === element.node;
}

function shownNode({ owner, node }: Element): XmlNode {
  if (!(owner instanceof Frame)) return node;
  const elapsed = owner.layer.timeline.currentFrame - owner.startFrame;
  if (elapsed <= 0 || elapsed >= owner.duration) return node;
  return owner.shownElements(elapsed).at(owner.elementNodes.indexOf(node)) ?? node;
}
