import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import type { XmlNode } from '../../document/xml/XmlNode';
import { frameToShow } from '../../document/xfl/shownFrame';
import type { TweenSurroundings } from './TweenSurroundings';

/**
 * The element some frames later: graphics, in groups too, have run on in their symbols. The element itself where that
 * changes nothing.
 */
export function runOn(element: XmlNode, elapsed: number, surroundings: TweenSurroundings): XmlNode {
  if (!runs(element)) return element;
  const copy = element.parent ? element.clone() : element;
  advance(copy, elapsed, surroundings);
  return copy;
}

function runs(element: XmlNode): boolean {
  if (element.name === 'DOMGroup') return membersOf(element).some(runs);
  const { isGraphic, standsStill } = new DocumentInstance(element);
  return isGraphic && !standsStill;
}

function advance(element: XmlNode, elapsed: number, surroundings: TweenSurroundings): void {
  if (element.name === 'DOMGroup') {
    for (const member of membersOf(element)) advance(member, elapsed, surroundings);
  } else if (runs(element)) {
    const count = surroundings.frameCount(new DocumentInstance(element).path);
    const frame = frameToShow(element, count, elapsed);
    INSTANCE.firstFrame.write(element, frame);
  }
}

function membersOf(group: XmlNode): readonly XmlNode[] {
  return group.child('members')?.children ?? [];
}
