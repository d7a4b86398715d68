import { IdentityMap } from '../../host/IdentityMap';
import { nearest } from '../../text/nearest';
import { sortByComparison, sortByValue } from '../methods/sort';
import { onEachStage, selectAllOf } from '../stage/onStage';
import { blameFirst } from '../support/blameFirst';
import { wrongArgument } from '../support/check';
import { includes } from '../../host/includes';
import type { Compare } from '../support/stableSort';
import type { RandomSource } from './randomize/source';

const METHOD = 'ElementCollection.orderBy';

const PROPERTIES = [
  'name',
  'elementType',
  'x',
  'y',
  'width',
  'height',
  'size',
  'left',
  'top',
  'rotation',
  'scaleX',
  'scaleY',
  'transformX',
  'transformY',
  'skewX',
  'skewY',
  'random',
];

function isKnown(property: unknown): property is string {
  return includes(PROPERTIES, property);
}

/** Makes the function that reads what elements are ordered by; the size is the area of the bounds. */
function valueReader(property: string, random: RandomSource): (element: Element) => unknown {
  if (property === 'random') return random;
  if (property === 'size') return (element) => element.width * element.height;
  return (element) => (element as unknown as Record<string, unknown>)[property];
}

/**
 * The elements in ascending order, in a new Array.
 *
 * @param by a property, or a comparison as in `Array.prototype.sort`
 * @throws TypeError for a property that elements are not ordered by
 */
export function ordered<E extends Element>(elements: E[], by: unknown, random: RandomSource): E[] {
  if (typeof by === 'function') return sortByComparison(elements, by as Compare<E>);
  if (isKnown(by)) return sortByValue(METHOD, elements, valueReader(by, random));
  const near = typeof by === 'string' ? nearest(by, PROPERTIES) : null;
  const expected = 'a Function or one of ' + PROPERTIES.join(', ');
  throw wrongArgument(METHOD, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}

/** Tells whether the elements of each layer lie over each other in this order. Host members: `layer`, `depth`. */
function isStacked(elements: Element[]): boolean {
  const topOfLayer = new IdentityMap<number>();
  for (let i = 0; i < elements.length; i++) {
    const { layer, depth } = elements[i];
    if (depth < (topOfLayer.get(layer) || 0)) return false;
    topOfLayer.set(layer, depth);
  }
  return true;
}

/** The positions in the list of the ordered elements. */
function positionsIn(elements: Element[], inOrder: Element[]): number[] {
  const positionOf = new IdentityMap<number>();
  for (let i = 0; i < elements.length; i++) positionOf.set(elements[i], i);
  const positions: number[] = [];
  for (let i = 0; i < inOrder.length; i++) positions.push(positionOf.get(inOrder[i]) as number);
  return positions;
}

/**
 * Restacks elements on the stage so that the first is lowest. Each is brought to the front in turn. The host arranges
 * the selection only, so that the selection is set once for each element. Elements that are in this order already
 * are left alone. Host members: `layer`, `depth`, `document.selectNone`, `selection`, `arrange`.
 *
 * @param elements the collection as it is, for errors
 * @param inOrder the same, the lowest first
 */
export function restack(document: Document, elements: Element[], inOrder: Element[]): void {
  function bringToFrontInTurn(stacked: Element[], indices: number[]): void {
    if (isStacked(stacked)) return;
    for (let i = 0; i < stacked.length; i++) {
      selectAllOf(METHOD, document, [stacked[i]], [indices[i]]);
      blameFirst(METHOD, [stacked[i]], () => document.arrange('front'), [indices[i]]);
    }
  }
  onEachStage(METHOD, document, inOrder, bringToFrontInTurn, positionsIn(elements, inOrder));
}
