/** A collection of the library, as seen from outside its realm. */
export interface LoadedCollection {
  readonly elements: ArrayLike<object>;
  slice(start: number, end: number): LoadedCollection;
  filter(test: (object: object) => boolean): LoadedCollection;
  /** Of items only: their instances. */
  instances?(): LoadedCollection;
  /** A line for each element, as `list` prints it. */
  describeElements(): string[];
}

/** `$`, `$$`, `$.layers` or `$.frames`. */
export interface LoadedQuery {
  (...args: unknown[]): LoadedCollection;
  /** What the user may have meant by a query that finds nothing; null where there is nothing to guess. */
  hint(query: string): string | null;
  /** Of all but items: the same in all timelines of the document. */
  all?(query: string): LoadedCollection;
}

/** What the library puts on the global object of a host, as far as programs use it to ask documents. */
export interface LoadedLibrary {
  readonly $: LoadedQuery & { readonly layers: LoadedQuery; readonly frames: LoadedQuery };
  readonly $$: LoadedQuery;
}
