/** A collection, as far as its elements are read. */
export interface ReadElements<T> {
  readonly elements: T[];
  /** Makes what reads a property, or a path. */
  readerOf(path: string): (element: unknown) => unknown;
  /** Makes what reads a word or a path to compare it; null for a member, and for paths of plain objects. */
  readerOfWord(property: string): ((element: unknown) => unknown) | null;
  /** The words that can be read and are not members of the elements. */
  ownWords(): string[];
}
