import { checkCount, MAX_SHOWN } from '../../geometry/claims';
import type { XmlNode } from '../xml/XmlNode';
import { itemPathOf } from './itemPathOf';
import { checkNesting } from './nesting';
import { TIMELINE } from './schema/timelineSchema';
import { layersOf, timelineOf } from './shownFrame';

/** The count stops here: it stays a whole number. */
const COUNTED = 1e15;

/** What is on a timeline, or on a part of it. */
interface Shown {
  /** Elements, those of symbols too. */
  readonly count: number;
  /** Symbols within one another. */
  readonly nesting: number;
}

const NOTHING: Shown = { count: 0, nesting: 0 };
const ONE: Shown = { count: 1, nesting: 0 };

/**
 * Refuses a timeline with more elements to draw at a frame than the table of limits allows:
 * symbols that hold one another twice show a million elements in ten kilobytes. Each layer counts by the fullest of its
 * keyframes, symbols by all that is in them. Linear time: each symbol is counted once.
 *
 * @param itemAt - the node of the library item with that path
 * @throws LimitError `The timeline "Scene 1" claims 1,048,576 elements at a frame; the maximum is 200,000`
 */
export function checkShown(timeline: XmlNode, itemAt: (path: string) => XmlNode | undefined): void {
  const counts = new Map<XmlNode, Shown>();
  const ofElement = (element: XmlNode, depth: number): Shown => {
    if (element.name === 'DOMGroup') return ofAll(element.child('members')?.children ?? [], depth);
    if (element.name !== 'DOMSymbolInstance') return ONE;
    const item = itemAt(itemPathOf(element, 'libraryItemName'));
    const inner = item && timelineOf(item);
    if (!inner) return ONE;
    const { count, nesting } = ofTimeline(inner, depth + 1);
    return { count: 1 + count, nesting: 1 + nesting };
  };
  const ofAll = (elements: readonly XmlNode[], depth: number): Shown =>
    elements.reduce((all, element) => {
      const { count, nesting } = ofElement(element, depth);
      return {
        count: Math.min(COUNTED, all.count + count),
        nesting: Math.max(all.nesting, nesting),
      };
    }, NOTHING);
  const ofLayer = (layer: XmlNode, depth: number): Shown => {
    let fullest = NOTHING;
    for (const frame of layer.child('frames')?.children ?? []) {
      const { count, nesting } = ofAll(frame.child('elements')?.children ?? [], depth);
      fullest = { count: Math.max(fullest.count, count), nesting: Math.max(fullest.nesting, nesting) };
    }
    return fullest;
  };
  const ofTimeline = (node: XmlNode, depth: number): Shown => {
    const before = counts.get(node);
    // A symbol that is counted already may be deeper here.
    checkNesting(depth - 1 + (before?.nesting ?? 0), 'published');
    if (before) return before;
    // A symbol inside itself shows nothing there.
    counts.set(node, NOTHING);
    const shown = layersOf(node).reduce((all, layer) => {
      const { count, nesting } = ofLayer(layer, depth);
      return { count: Math.min(COUNTED, all.count + count), nesting: Math.max(all.nesting, nesting) };
    }, NOTHING);
    counts.set(node, shown);
    return shown;
  };
  const name = TIMELINE.name.read(timeline);
  checkCount(`The timeline "${name}"`, ofTimeline(timeline, 0).count, MAX_SHOWN, 'elements at a frame');
}
