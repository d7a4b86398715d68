/** Why a video is not drawn where nothing decodes it, as words that continue after "which". */
export const NO_VIDEO = 'is drawn by the commands render, export and page, where ffmpeg is at hand';

/** Decodes videos, by a program of the machine. */
export interface VideoDecoder {
  /**
   * The pictures of a video, in order.
   *
   * @returns PNG or JPEG files, one or more, as far as the limits allow; or why there are none, as words that continue after "which"
   */
  decode(bytes: Uint8Array, container: 'flv' | 'mp4', request: VideoRequest): readonly Uint8Array[] | string;
}

/** What is wanted of a video, and what decoding it may take. */
export interface VideoRequest {
  /** Pictures a second: then each coded picture is one of them. Undefined for the rate that the file has. */
  readonly fps?: number;
  /** Pictures in JPEG are smaller, those in PNG as they are in the video. */
  readonly form?: 'png' | 'jpeg';
  readonly maxPictures: number;
  /** Pixels of a picture. */
  readonly maxPixels: number;
  /** Bytes of all pictures. */
  readonly maxBytes: number;
  readonly maxMilliseconds: number;
}
