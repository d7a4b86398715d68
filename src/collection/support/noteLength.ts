/** Notes how many elements a collection has, after work in which a callback may have changed its Array. */
export function noteLength<C extends { readonly elements: unknown[]; length: number }>(collection: C): C {
  collection.length = collection.elements.length;
  return collection;
}
