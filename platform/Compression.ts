/** Compresses and decompresses bytes as in zip files and bitmaps. */
export interface Compression {
  /** The checksum of zip entries. */
  crc32(bytes: Uint8Array): number;
  /** Deflates without header and checksum, as in zip files. */
  deflateRaw(bytes: Uint8Array): Uint8Array;
  /**
   * Inflates the output of `deflateRaw`.
   *
   * @param limit - maximum size of the result, in bytes
   * @throws OutputTooLarge beyond the limit; Error for damaged data.
   */
  inflateRaw(packed: Uint8Array, limit: number): Uint8Array;
  /** Inflates the beginning of the output of `deflateRaw`: at least `length` bytes, or all of them. */
  inflateRawStart(packed: Uint8Array, length: number): Uint8Array;
  /** Deflates with the header and the checksum of zlib. */
  deflate(bytes: Uint8Array): Uint8Array;
  /**
   * Inflates the output of `deflate`. Truncated data give their bytes up to the end.
   *
   * @param limit - maximum size of the result, in bytes
   * @throws OutputTooLarge beyond the limit; Error for damaged data.
   */
  inflate(packed: Uint8Array, limit: number): Uint8Array;
}

/** Unpacking gives more bytes than the limit allows. */
export class OutputTooLarge extends Error {
  override readonly name = 'OutputTooLarge';
}
