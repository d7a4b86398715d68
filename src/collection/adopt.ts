import type { Collection } from './Collection';

/**
 * Gives a new collection its Array, without the copy that its constructor makes of what belongs to others.
 *
 * @param elements an Array that nobody else holds
 */
export function adopt<T, C extends Collection<T>>(collection: C, elements: T[]): C {
  (collection as { elements: T[] }).elements = elements;
  return collection;
}
