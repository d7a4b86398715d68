/** Bounds against hostile documents, as the document's limits of the same names set them. */
export interface BinaryLimits {
  /** Bytes of all streams together. */
  maxTotalSize: number;
  /** Characters of one text that is made of a stream. */
  maxTextLength: number;
  /** Objects inside one another. */
  maxDepth: number;
  /** Streams, and items of the library. */
  maxEntries: number;
}
