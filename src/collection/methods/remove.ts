import { IdentitySet } from '../../host/IdentitySet';
import { isArray } from '../../host/isArray';
import { isObject } from '../../host/read';
import { checkName, checkWholeNumber, FIRST_ARGUMENT, outOfRange, wrongArgument } from '../support/check';
import { type DistinctHolder, isDistinct } from '../support/distinct';
import { isCollection } from '../support/gather';
import type { ReadElements } from '../support/ReadElements';
import { includes } from '../../host/includes';
import { findByProperty } from './find';

const METHOD = 'Collection.remove';

/** The part of the collection that is used. */
type Removing<T> = DistinctHolder<T> & ReadElements<T>;

/**
 * All elements but those listed. What find gave is in the order of the elements: nothing needs to be looked up, which
 * reads objects in engines without Map, if no element is there twice.
 */
function withoutListed<T>(collection: DistinctHolder<T>, listed: unknown[]): T[] {
  const { elements } = collection;
  const inOrder = withoutInOrder(elements, listed);
  if (inOrder && isDistinct(collection)) return inOrder;
  const unwanted = IdentitySet.of(listed);
  const remaining: T[] = [];
  for (let i = 0; i < elements.length; i++)
    if (!unwanted.has(elements[i])) remaining[remaining.length] = elements[i];
  return remaining;
}

/** The elements without those listed, each taken once; null where they are not there in this order. */
function withoutInOrder<T>(elements: T[], listed: unknown[]): T[] | null {
  const remaining: T[] = [];
  const end = listed.length;
  let next = 0;
  for (let i = 0; i < elements.length; i++) {
    if (next < end && elements[i] === listed[next]) next++;
    else remaining[remaining.length] = elements[i];
  }
  return next === end ? remaining : null;
}

/**
 * As `Array.prototype.splice`: a negative start counts from the end; a start before the first element means the first.
 */
function withoutPositions<T>(elements: T[], start: unknown, count: unknown): T[] {
  checkWholeNumber(METHOD, 'start', start);
  checkWholeNumber(METHOD, 'count', count);
  if ((count as number) < 0) throw outOfRange(METHOD, 'count', '0 or more', count);
  const rest = elements.slice();
  rest.splice(start as number, count as number);
  return rest;
}

function withoutMatches<T>(collection: Removing<T>, value: unknown, property: unknown): T[] {
  checkName(METHOD, 'property', property);
  const compared = collection.readerOfWord(property as string) || (property as string);
  return findByProperty(METHOD, collection.elements, value, compared, false);
}

/**
 * A new Array of the elements that `remove` with these arguments leaves. The types of the first two arguments decide
 * which form of the method is meant.
 */
export function withoutRemoved<T>(collection: Removing<T>, what: unknown, detail: unknown): T[] {
  const { elements } = collection;
  const isPlain = detail === undefined;
  if (isPlain && what === undefined) {
    throw wrongArgument(METHOD, FIRST_ARGUMENT, 'elements, a position or a value to look for', what);
  }
  if (typeof what === 'number' && typeof detail !== 'string') {
    return withoutPositions(elements, what, isPlain ? 1 : detail);
  }
  if (isObject(what) || typeof what === 'function') {
    if (isArray(what)) return withoutListed(collection, what);
    if (isCollection(what)) return withoutListed(collection, what.elements);
    if (isPlain && includes(elements, what)) return withoutListed(collection, [what]);
  }
  return withoutMatches(collection, what, isPlain ? 'name' : detail);
}
