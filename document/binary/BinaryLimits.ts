/** Limits against hostile documents, from the document's limits of the same names. */
export interface BinaryLimits {
  /** Total bytes of all streams. */
  maxTotalSize: number;
  /** Characters of a text that is made from a stream. */
  maxTextLength: number;
  /** Nesting of objects. */
  maxDepth: number;
  /** Number of streams, and number of items of the library. */
  maxEntries: number;
}
