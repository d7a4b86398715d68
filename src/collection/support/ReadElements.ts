/** A collection, as far as its elements are read. */
export interface ReadElements<T> {
  readonly elements: T[];
  /** Makes what reads a property, or a path. */
  readerOf(path: string): (element: unknown) => unknown;
}
