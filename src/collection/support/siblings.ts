/** A class of collections of one document. */
type CollectionClass = new (elements: never[], document: Document) => object;

/** The classes of collections that lead to one another. */
type ClassName = 'ElementCollection' | 'ItemCollection' | 'LayerCollection' | 'FrameCollection';

/**
 * Elements lead to their items, layers and keyframes, and these back to elements, so that each class makes objects of
 * the others. Each registers itself here when it is loaded, so that they import only each other's types. All come from
 * one place (`index.ts`), so that all are always loaded.
 */
export const siblings: Partial<Record<ClassName, CollectionClass>> = {};

/** Makes a collection of another class; the caller says which it is. */
export function newSibling<C extends object>(name: ClassName, elements: object[], document: Document): C {
  const Type = siblings[name];
  if (!Type) throw new Error(name + ' is not loaded: import it from the library as well');
  return new Type(elements as never[], document) as C;
}
