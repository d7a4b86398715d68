import { IdentityMap, type WhereOf } from '../../host/IdentityMap';
import { Locations } from '../../host/Locations';
import { nearest } from '../../text/nearest';
import { type Placed, rankByValue } from '../methods/sort';
import { onEachStage, selectAllOf } from '../stage/onStage';
import { blameFirst } from '../support/blameFirst';
import { wrongArgument } from '../support/check';
import { checkField } from '../support/checkField';
import type { ReadElements } from '../support/ReadElements';
import { includes } from '../../host/includes';
import { type Compare, stableSort } from '../support/stableSort';
import type { RandomSource } from './randomize/source';

const METHOD = 'ElementCollection.orderBy';

const PROPERTIES = (
  'name elementType x y width height size left top ' +
  'rotation scaleX scaleY transformX transformY skewX skewY random'
).split(' ');

/** Makes the function that reads what elements are ordered by; the size is the area of the bounds. */
function valueReader(
  collection: ReadElements<Element>,
  property: string,
  random: RandomSource,
): (element: Element) => unknown {
  if (property === 'random') return random;
  if (property === 'size') return (element) => element.width * element.height;
  return collection.readerOf(property);
}

/**
 * The elements in ascending order, in a new Array, each with its place before.
 *
 * @param by a property, or a comparison as in `Array.prototype.sort`
 * @throws TypeError for a property that elements are not ordered by
 */
export function ordered<E extends Element>(
  collection: ReadElements<E>,
  by: unknown,
  random: RandomSource,
): Placed<E>[] {
  const { elements } = collection;
  if (typeof by === 'function') {
    const placed: Placed<E>[] = [];
    for (let i = 0; i < elements.length; i++) placed.push({ element: elements[i], index: i });
    return stableSort(placed, (a, b) => (by as Compare<E>)(a.element, b.element));
  }
  const names = PROPERTIES.concat(collection.ownWords());
  const isPath = typeof by === 'string' && by.indexOf('.') > 0;
  if (isPath) checkField(METHOD, collection, by);
  if (isPath || includes(names, by)) {
    return rankByValue(METHOD, elements, valueReader(collection, by as string, random));
  }
  const near = typeof by === 'string' ? nearest(by, names) : null;
  const expected = 'a Function or one of ' + PROPERTIES.join(', ') + ', a word of queries, or a path';
  throw wrongArgument(METHOD, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}

/** Tells whether the elements of each layer lie over each other in this order. Host members: `layer`, `depth`. */
function isStacked(elements: Element[], whereOf: WhereOf): boolean {
  const tops = new IdentityMap<{ depth: number }>();
  tops.whereOf = whereOf;
  for (let i = 0; i < elements.length; i++) {
    const { layer, depth } = elements[i];
    const top = tops.get(layer);
    if (!top) tops.set(layer, { depth });
    else if (depth < top.depth) return false;
    else top.depth = depth;
  }
  return true;
}

/**
 * Restacks elements on the stage so that the first is lowest. Each is brought to the front in turn. The host arranges
 * the selection only, so that the selection is set once for each element. Elements that are in this order already
 * are left alone. Host members: `layer`, `depth`, `document.selectNone`, `selection`, `arrange`.
 *
 * @param placed the elements, the lowest first, with their places in the collection
 */
export function restack(document: Document, placed: Placed<Element>[]): void {
  const { whereOf } = new Locations(document);
  const elements: Element[] = [];
  const positions: number[] = [];
  for (let i = 0; i < placed.length; i++) {
    elements.push(placed[i].element);
    positions.push(placed[i].index);
  }
  function bringToFrontInTurn(stacked: Element[], indices: number[]): void {
    if (isStacked(stacked, whereOf)) return;
    for (let i = 0; i < stacked.length; i++) {
      selectAllOf(METHOD, document, [stacked[i]], [indices[i]]);
      blameFirst(METHOD, [stacked[i]], () => document.arrange('front'), [indices[i]]);
    }
  }
  onEachStage(METHOD, document, elements, bringToFrontInTurn, positions);
}
