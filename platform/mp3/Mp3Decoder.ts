/** Samples of a sound. */
export interface Samples {
  /** Samples of a channel in a second. */
  readonly rate: number;
  readonly channels: 1 | 2;
  /** From -32768 to 32767; with two channels the left sample first. */
  readonly samples: Int16Array;
}

/** Decodes MPEG audio, layer 3. */
export interface Mp3Decoder {
  /**
   * @param data - frames of MPEG audio
   * @param seconds - the maximum length to decode
   * @returns undefined if the data contain no frame
   * @throws Error that says what to install, if the machine has no decoder.
   */
  decode(data: Uint8Array, seconds: number): Samples | undefined;
}
