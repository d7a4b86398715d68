/** Options of a WebP. */
export interface WebpCoding {
  /** From 0 to 100; undefined means lossless. */
  quality?: number;
}

/** Makes WebP files from pixels. */
export interface WebpEncoder {
  /**
   * @param rgba - rows of red, green, blue and alpha, colours not multiplied
   * @throws RangeError for a side of more than 16,383 pixels, which no WebP has
   */
  encode(
    picture: { readonly width: number; readonly height: number; readonly rgba: Uint8Array },
    coding: WebpCoding,
  ): Uint8Array;
}
