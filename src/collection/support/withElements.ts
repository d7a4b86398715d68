import type { Collection } from '../Collection';

/**
 * Gives a new collection its Array without the copy that its constructor makes.
 *
 * @param elements an Array without duplicates that the caller does not use again
 */
export function withElements<T, C extends Collection<T>>(collection: C, elements: T[]): C {
  (collection as { elements: T[] }).elements = elements;
  collection.length = elements.length;
  collection.onceEach = elements.slice(0);
  return collection;
}
