import { distinctOf } from '../../host/distinctOf';

/** A collection, as far as it matters whether an element is in it twice. */
export interface DistinctHolder<T> {
  readonly elements: T[];
  /**
   * The elements, once they are known to contain no duplicates: objects never become one another. Nothing else refers
   * to the Array.
   */
  onceEach?: T[];
  readonly dom?: Document;
}

/**
 * Tells whether no element is known to be in a collection twice: all are among those noted, in their order. No object
 * is read. A script may have changed the Array.
 */
export function isDistinct<T>({ elements, onceEach }: DistinctHolder<T>): boolean {
  return onceEach !== undefined && isPart(elements, onceEach);
}

/** True if one list is a subsequence of the other. */
function isPart(part: unknown[], whole: unknown[]): boolean {
  const end = whole.length;
  let at = 0;
  for (let i = 0; i < part.length; i++, at++) {
    while (at < end && whole[at] !== part[i]) at++;
    if (at >= end) return false;
  }
  return true;
}

/** A new Array of the elements of a collection, each once, where it came first. */
export function withoutDuplicates<T>(holder: DistinctHolder<T>): T[] {
  if (isDistinct(holder)) return holder.elements.slice(0);
  const distinct = distinctOf(holder.elements, holder.dom);
  holder.onceEach = distinct;
  return distinct.slice(0);
}
