/** The four sorts of objects that queries find. */
export type Subject = 'element' | 'item' | 'layer' | 'frame';

/** The words of the query language. */
export interface QueryWords {
  /** Names of pseudos, without the colon. */
  pseudos: Record<Subject, string[]>;
  /** Names of attributes, without brackets. */
  attributes: Record<Subject, string[]>;
}
