import type { XmlNode } from '../../../xml/XmlNode';
import { frameToShow } from '../../xfl/shownFrame';
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
  return element.attr('symbolType') === 'graphic' && element.attr('loop') !== 'single frame';
}

function advance(element: XmlNode, elapsed: number, surroundings: TweenSurroundings): void {
  if (element.name === 'DOMGroup') {
    for (const member of membersOf(element)) advance(member, elapsed, surroundings);
  } else if (runs(element)) {
    const count = surroundings.frameCount(element.attr('libraryItemName') ?? '');
    const frame = frameToShow(element, count, elapsed);
    element.setAttr('firstFrame', frame === 0 ? null : String(frame));
  }
}

function membersOf(group: XmlNode): readonly XmlNode[] {
  return group.child('members')?.children ?? [];
}
