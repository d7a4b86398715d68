import { failure } from '../../host/failure';
import { includes } from '../../host/includes';
import { pathWordsOf, wordReader } from '../../host/itemWords';
import { hasMember, noMember } from './memberChecks';
import type { ReadElements } from './ReadElements';

/** Tells whether a link that is not there says nothing about its name: lists may be short, and links empty. */
function saysNothing(owner: unknown, link: string): boolean {
  return owner === null || owner === undefined || /^\d+$/.test(link);
}

/**
 * Refuses a path with a link that is missing wherever it is reached: it is probably misspelt. Looks at each element
 * once, up to the first that has the whole path.
 */
export function checkField<T>(method: string, collection: ReadElements<T>, field: string): void {
  const { elements } = collection;
  const links = field.split('.');
  const words = collection.ownWords();
  const isWord = includes(words, links[0]);
  const readers = [collection.readerOf(links[0])];
  for (let i = 1; i < links.length; i++) readers.push(wordReader(links[i]));

  function hasLink(owner: unknown, at: number): boolean {
    return (at === 0 && isWord) || hasMember(owner, links[at]) || includes(pathWordsOf(owner), links[at]);
  }

  /** The most links that were followed from an element, and the first error after them. */
  let reached = 0;
  let fault: Error | null = null;
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      let owner: unknown = elements[i];
      let at = 0;
      while (hasLink(owner, at)) {
        if (at === links.length - 1) return;
        owner = readers[at++](owner);
      }
      if (at > reached) {
        reached = at;
        fault = null;
      }
      if (at < reached || fault || (at > 0 && saysNothing(owner, links[at]))) continue;
      const where = at === 0 ? '' : links.slice(0, at).join('.') + '.';
      const error = noMember(owner, links[at], where, at === 0 ? words : pathWordsOf(owner));
      fault = failure(method, i, elements[i], error);
    }
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
  if (fault) throw fault;
}
