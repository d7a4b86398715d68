/** A collection, as far as its elements are read. */
export interface ReadElements<T> {
  readonly elements: T[];
  /** Makes what reads a property, or a path. */
  readerOf(path: string): (element: unknown) => unknown;
  /** The words that can be read and are not members of the elements. */
  ownWords(): string[];
}
