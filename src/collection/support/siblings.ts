import type { ElementCollection } from '../ElementCollection';

type NewElementCollection = new <E extends Element>(
  elements: E[],
  document: Document,
) => ElementCollection<E>;

/**
 * Elements lead to their items, and items to their instances, so that each class makes objects of the other.
 * ElementCollection imports ItemCollection and registers itself here when it is loaded, so that the two
 * do not import each other. Both come from one place (`index.ts`), so that both are always loaded.
 */
export const siblings: { ElementCollection?: NewElementCollection } = {};

/** Makes an ElementCollection, for modules that ElementCollection imports. */
export function newElementCollection<E extends Element>(
  elements: E[],
  document: Document,
): ElementCollection<E> {
  const Type = siblings.ElementCollection;
  if (!Type) throw new Error('ElementCollection is not loaded: import it from the library as well');
  return new Type(elements, document);
}
