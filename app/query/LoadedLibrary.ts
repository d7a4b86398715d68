/** A collection of the library, used from outside its realm. */
export interface LoadedCollection {
  readonly elements: ArrayLike<object>;
  slice(start: number, end: number): LoadedCollection;
  filter(test: (object: object) => boolean): LoadedCollection;
  /** Only for items: their instances. */
  instances?(): LoadedCollection;
  /** A line for each element, as `list` prints it. */
  describeElements(): string[];
  /** Tables of words that queries read, such as `name,text,timeline.name`. */
  toJSON(fields: string): string;
  toCSV(fields: string, options?: { escapeFormulas?: boolean }): string;
}

/** A row of a table of texts that does not fit the document. */
export interface LoadedTextProblem {
  readonly kind: 'missing' | 'moved' | 'changed';
  readonly row: { readonly id: string; readonly source: string; readonly text: string };
  readonly now: { readonly id: string; readonly source: string } | null;
}

/** A collection of elements. */
export interface LoadedElements extends LoadedCollection {
  exportTexts(format: 'csv' | 'json'): string;
  importTexts(table: string | object[], decide: (problem: LoadedTextProblem) => boolean): void;
}

/** `$`, `$$`, `$.layers` or `$.frames`. */
export interface LoadedQuery {
  (...args: unknown[]): LoadedCollection;
  /** What the user may have meant by a query that finds nothing; null if there is no suggestion. */
  hint(query: string): string | null;
  /** Not for items: searches all timelines of the document. */
  all?(query: string): LoadedCollection;
}

/** The globals of the library that programs use to query documents. */
export interface LoadedLibrary {
  readonly $: LoadedQuery & { readonly layers: LoadedQuery; readonly frames: LoadedQuery };
  readonly $$: LoadedQuery;
}
