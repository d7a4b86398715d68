import type { ElementCollection } from '../ElementCollection';

type NewElementCollection = new <E extends Element>(
  elements: E[],
  document: Document,
) => ElementCollection<E>;

/**
 * Elements lead to their items, and items to their instances: each of the two classes makes objects of the other.
 * ElementCollection imports ItemCollection; for the way back it enters itself here when it is loaded, so that the two
 * do not import each other in a circle. Whoever uses one has both: they come from one place (`index.ts`).
 */
export const siblings: { ElementCollection?: NewElementCollection } = {};

/** A new ElementCollection, for modules that ElementCollection itself imports. */
export function newElementCollection<E extends Element>(
  elements: E[],
  document: Document,
): ElementCollection<E> {
  const Type = siblings.ElementCollection;
  if (!Type) throw new Error('ElementCollection is not loaded: import it from the library as well');
  return new Type(elements, document);
}
