import { checkCount, MAX_SHOWN } from '../../geometry/claims';
import type { XmlNode } from '../xml/XmlNode';
import { readText } from './attributes';
import { itemPathOf } from './itemPathOf';
import { checkNesting } from './nesting';
import { layersOf, timelineOf } from './shownFrame';

/** The count stops here: it stays a whole number. */
const COUNTED = 1e15;

/**
 * Refuses a timeline with more elements to draw at a frame than the table of limits allows:
 * symbols that hold one another twice show a million elements in ten kilobytes. Each layer counts by the fullest of its
 * keyframes, symbols by all that is in them. Linear time: each symbol is counted once.
 *
 * @param itemAt - the node of the library item with that path
 * @throws LimitError `The timeline "Scene 1" claims 1,048,576 elements at a frame; the maximum is 200,000`
 */
export function checkShown(timeline: XmlNode, itemAt: (path: string) => XmlNode | undefined): void {
  const counts = new Map<XmlNode, number>();
  const ofElement = (element: XmlNode, depth: number): number => {
    if (element.name === 'DOMGroup') return ofAll(element.child('members')?.children ?? [], depth);
    if (element.name !== 'DOMSymbolInstance') return 1;
    const item = itemAt(itemPathOf(element, 'libraryItemName'));
    const inner = item && timelineOf(item);
    return inner ? 1 + ofTimeline(inner, depth + 1) : 1;
  };
  const ofAll = (elements: readonly XmlNode[], depth: number): number =>
    elements.reduce((sum, element) => Math.min(COUNTED, sum + ofElement(element, depth)), 0);
  const ofLayer = (layer: XmlNode, depth: number): number => {
    let fullest = 0;
    for (const frame of layer.child('frames')?.children ?? [])
      fullest = Math.max(fullest, ofAll(frame.child('elements')?.children ?? [], depth));
    return fullest;
  };
  const ofTimeline = (node: XmlNode, depth: number): number => {
    let count = counts.get(node);
    if (count !== undefined) return count;
    checkNesting(depth - 1, 'published');
    // A symbol inside itself shows nothing there.
    counts.set(node, 0);
    count = layersOf(node).reduce((sum, layer) => Math.min(COUNTED, sum + ofLayer(layer, depth)), 0);
    counts.set(node, count);
    return count;
  };
  const name = readText(timeline, 'name');
  checkCount(`The timeline "${name}"`, ofTimeline(timeline, 0), MAX_SHOWN, 'elements at a frame');
}
