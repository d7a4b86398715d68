import { isQuoted, subjectAt } from './nesting';
import type { WordDomain } from './QueryWords';

/** A word of the query language at its place in a query. */
export interface PlacedWord {
  /** Its sign and name: `:movieclip`, `[x`. */
  text: string;
  /** What the word is about. */
  subject: WordDomain;
  /** The offset of its sign in the query. */
  start: number;
}

/**
 * Finds the pseudo or attribute that is at a place of a query.
 *
 * @param offset in the query, from 0
 * @param subject what the query as a whole is about
 */
export function wordAt(query: string, offset: number, subject: WordDomain): PlacedWord | undefined {
  for (const { 0: text, index: start } of query.matchAll(/[:[][\w-]+/g)) {
    if (offset < start || offset > start + text.length) continue;
    const before = query.slice(0, start);
    return isQuoted(before) ? undefined : { text, subject: subjectAt(before, subject), start };
  }
  return undefined;
}
