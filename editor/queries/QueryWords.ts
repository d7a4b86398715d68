/** The four sorts of objects that queries find. */
export type WordDomain = 'element' | 'item' | 'layer' | 'frame';

/** The words of the query language. */
export interface QueryWords {
  /** Names of pseudos, without the colon. */
  pseudos: Record<WordDomain, string[]>;
  /** Names of attributes, without brackets. */
  attributes: Record<WordDomain, string[]>;
}
