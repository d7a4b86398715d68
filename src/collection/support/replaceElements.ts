import { type DistinctHolder, isDistinct } from './distinct';

/** The part of a collection that holds its elements. */
interface Holder<T> extends DistinctHolder<T> {
  length: number;
}

/** Puts other elements into a collection. The Array stays the same, since callers hold on to it. Linear. */
export function replaceElements<T>(collection: Holder<T>, elements: T[]): void {
  const target = collection.elements;
  const count = elements.length;
  for (let i = 0; i < count; i++) target[i] = elements[i];
  target.length = collection.length = count;
}

/** Puts the same elements into a collection in another order: if none was there twice, none is. */
export function replaceSorted<T>(collection: Holder<T>, sorted: T[]): void {
  if (isDistinct(collection)) collection.onceEach = sorted;
  replaceElements(collection, sorted);
}
