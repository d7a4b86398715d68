import { filterFrom } from '../../selector/selectObjects';
import type { Registry } from '../../selector/words/Registry';
import type { Collection } from '../Collection';
import { wrongArgument } from './check';
import { withElements } from './withElements';

/** A class of collections of one document, and the words of queries about what they hold. */
interface Sibling {
  Type: new (elements: never[], document: Document) => object;
  words: Registry;
}

/** The classes of collections that make one another. */
type ClassName = 'ElementCollection' | 'ItemCollection' | 'LayerCollection' | 'FrameCollection';

/**
 * Elements have items, layers and keyframes, and these have elements again: each class makes objects of the
 * others. Each class registers itself here when it is loaded, so that classes import only each other's types.
 * `index.ts` exports all of them, so that all are always loaded.
 */
export const siblings: Partial<Record<ClassName, Sibling>> = {};

/**
 * Makes a collection of another class; the caller says which it is. No element is there twice.
 *
 * @param elements an Array that the caller does not use again
 * @param method the full name of the calling method, for errors of the query
 * @param query keeps those that it finds; default: all
 * @throws TypeError when the query is not a String
 */
export function newSibling<C extends object>(
  name: ClassName,
  elements: object[],
  document: Document,
  method = '',
  query?: unknown,
): C {
  const sibling = siblings[name];
  if (!sibling) throw new Error(name + ' is not loaded: import it from the library as well');
  const { Type, words } = sibling;
  function collectionOf(objects: object[]): C {
    return withElements(new Type([], document) as Collection<object>, objects) as object as C;
  }
  if (query === undefined) return collectionOf(elements);
  if (typeof query !== 'string') throw wrongArgument(method, 'query', 'a query', query);
  const options = { caller: method + '()', document, isDistinct: true };
  return collectionOf(filterFrom(words, query, elements, options));
}
