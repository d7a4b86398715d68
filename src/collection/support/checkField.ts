import { includes } from '../../host/includes';
import { checkMembers, hasMember } from './memberChecks';
import type { ReadElements } from './ReadElements';

/** Refuses a word or a path that begins with what no element has: it is probably misspelled. */
export function checkField<T>(method: string, collection: ReadElements<T>, field: string): void {
  const { elements } = collection;
  const first = field.split('.')[0];
  const words = collection.ownWords();
  if (includes(words, first) || elements.length === 0) return;
  for (let i = 0; i < elements.length; i++) if (hasMember(elements[i], first)) return;
  checkMembers(method, [elements[0]], first, words);
}
