import { failure } from '../../host/failure';
import { includes } from '../../host/includes';
import { pathWordsOf, wordReader } from '../../host/itemWords';
import { forEach } from './forEach';
import { hasMember, noMember } from './memberChecks';
import type { ReadElements } from './ReadElements';

/** Tells whether a missing link says nothing about its name: links may be empty, and lists short. */
function saysNothing(owner: unknown, link: string): boolean {
  return owner === null || owner === undefined || /^\d+$/.test(link);
}

/** Refuses a path with a link that is missing wherever it is reached: it is probably misspelt. */
export function checkField<T>(method: string, collection: ReadElements<T>, field: string): void {
  const links = field.split('.');
  const words = collection.ownWords();
  const readFirst = collection.readerOf(links[0]);
  /** The most links that an element has, and the first error after them. */
  let reached = 0;
  let fault: Error | null = null;
  forEach(method, collection.elements, function follow(element, index) {
    let owner: unknown = element;
    for (let at = 0; reached < links.length;) {
      const link = links[at];
      const further = at > 0 ? pathWordsOf(owner) : words;
      if (!hasMember(owner, link) && !includes(further, link)) {
        if (at < reached || fault || (at > 0 && saysNothing(owner, link))) return;
        const where = links.slice(0, at).concat(['']).join('.');
        fault = failure(method, index, element, noMember(owner, link, where, further));
        return;
      }
      owner = (at > 0 ? wordReader(link) : readFirst)(owner);
      if (++at <= reached) continue;
      reached = at;
      fault = null;
    }
  });
  if (fault) throw fault as Error;
}
