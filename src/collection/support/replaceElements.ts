/** The part of a collection that holds its elements. */
interface Holder<T> {
  readonly elements: T[];
  length: number;
}

/** Puts other elements into a collection. The Array stays the same, since callers hold on to it. Linear. */
export function replaceElements<T>(collection: Holder<T>, elements: T[]): void {
  const target = collection.elements;
  for (let i = 0; i < elements.length; i++) target[i] = elements[i];
  target.length = collection.length = elements.length;
}
