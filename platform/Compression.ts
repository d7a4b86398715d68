/** Packs and unpacks bytes as zip files and bitmaps have them. */
export interface Compression {
  /** The checksum of zip entries. */
  crc32(bytes: Uint8Array): number;
  /** Deflates without header and checksum, as in zip files. */
  deflateRaw(bytes: Uint8Array): Uint8Array;
  /**
   * Inflates what `deflateRaw` makes.
   *
   * @param limit - bytes of the result at most
   * @throws OutputTooLarge beyond the limit; Error for damaged data.
   */
  inflateRaw(packed: Uint8Array, limit: number): Uint8Array;
  /** Inflates the beginning of what `deflateRaw` makes: at least `length` bytes, or all there are. */
  inflateRawStart(packed: Uint8Array, length: number): Uint8Array;
  /** Deflates with the header and the checksum of zlib. */
  deflate(bytes: Uint8Array): Uint8Array;
  /**
   * Inflates what `deflate` makes. Data that end early give what they hold until then.
   *
   * @param limit - bytes of the result at most
   * @throws OutputTooLarge beyond the limit; Error for damaged data.
   */
  inflate(packed: Uint8Array, limit: number): Uint8Array;
}

/** Unpacking gives more bytes than the limit allows. */
export class OutputTooLarge extends Error {
  override readonly name = 'OutputTooLarge';
}
