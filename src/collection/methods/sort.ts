import { failure } from '../../host/failure';
import { foldCase } from '../../text/fold';
import { wrongArgument } from '../support/check';
import type { ReadElements } from '../support/ReadElements';
import { type Compare, stableSort } from '../support/stableSort';

/** An element with its position before. */
export interface Placed<T> {
  element: T;
  index: number;
}

/** An element with what it is compared by, computed once. Its position decides among equals. */
interface Ranked<T> extends Placed<T> {
  /** A Number, or a String. */
  value: number | string;
  /** The value with case ignored, which is compared first. */
  folded: number | string;
}

/** No two are equal, so that the engine's sort, which need not be stable, gives the one order. */
function compareRanked<T>(a: Ranked<T>, b: Ranked<T>): number {
  if (a.folded < b.folded) return -1;
  if (a.folded > b.folded) return 1;
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.index - b.index;
}

/** The value that an element is sorted by unless the user names one: its name, if it has one, or itself. */
function naturalValue(element: unknown): unknown {
  if (typeof element !== 'object' || element === null) return element;
  const { name } = element as { name?: unknown };
  return typeof name === 'string' || typeof name === 'number' ? name : element;
}

/** The elements, without their positions. */
export function elementsOf<T>(placed: Placed<T>[]): T[] {
  const elements: T[] = [];
  for (let i = 0; i < placed.length; i++) elements[i] = placed[i].element;
  return elements;
}

/**
 * A sorted copy with the positions before: Numbers ascending, then Strings by code unit (case breaks ties only), then
 * all else in its old order, undefined last. `readValue` is called once per element.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 */
export function rankByValue<T>(
  method: string,
  elements: T[],
  readValue: (element: T) => unknown,
): Placed<T>[] {
  const numbers: Ranked<T>[] = [];
  const notNumbers: Placed<T>[] = [];
  const texts: Ranked<T>[] = [];
  const others: Placed<T>[] = [];
  const absent: Placed<T>[] = [];
  let index = 0;
  try {
    for (; index < elements.length; index++) {
      const element = elements[index];
      const value = readValue(element);
      if (typeof value === 'string') texts.push({ element, index, value, folded: foldCase(value) });
      else if (typeof value !== 'number') (value === undefined ? absent : others).push({ element, index });
      else if (isNaN(value)) notNumbers.push({ element, index });
      else numbers.push({ element, index, value, folded: value });
    }
  } catch (error) {
    throw failure(method, index, elements[index], error);
  }
  return (numbers.sort(compareRanked) as Placed<T>[]).concat(
    notNumbers,
    texts.sort(compareRanked),
    others,
    absent,
  );
}

function sortByValue<T>(method: string, elements: T[], readValue: (element: T) => unknown): T[] {
  return elementsOf(rankByValue(method, elements, readValue));
}

/** A sorted copy by the user's comparison. As in `Array.prototype.sort`, undefined goes last without a comparison. */
export function sortByComparison<T>(elements: T[], compare: Compare<T>): T[] {
  const present: T[] = [];
  const absent: T[] = [];
  for (let i = 0; i < elements.length; i++) (elements[i] === undefined ? absent : present).push(elements[i]);
  return stableSort(present, compare).concat(absent);
}

/**
 * A sorted copy.
 *
 * @param method the full name of the calling method
 * @param compare nothing: sorts by the elements or their names; a String: by that property; a Function compares
 * @param collection reads the property
 */
export function sorted<T>(
  method: string,
  elements: T[],
  compare: Compare<T> | string | undefined,
  collection: Pick<ReadElements<T>, 'readerOf'>,
): T[] {
  if (compare === undefined) return sortByValue(method, elements, naturalValue);
  if (typeof compare === 'function') return sortByComparison(elements, compare);
  if (typeof compare !== 'string' || compare === '') {
    throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
  }
  return sortByValue(method, elements, collection.readerOf(compare));
}
