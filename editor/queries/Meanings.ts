import type { WordDomain } from './QueryWords';

/** What a word of the query language means. */
export interface Meaning {
  /** A query that uses it: `:nth(2n+1)`. */
  example: string;
  /** What that query finds. Code is in backquotes. */
  meaning: string;
}

/** Meanings by subject and word: `:movieclip`, `[text]`. */
export type Meanings = Record<WordDomain, Partial<Record<string, Meaning>>>;
