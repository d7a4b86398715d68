import { crc32 } from '../crc32';
import { NO_VIDEO, type VideoDecoder } from '../VideoDecoder';

/** The pictures of a video that a page brings, by `keyOfVideo`. */
export type BroughtVideos = Readonly<Record<string, readonly Uint8Array[]>>;

let brought: ReadonlyMap<string, readonly Uint8Array[]> = new Map();

/** Gives the pictures of videos, in place of those before. Browsers decode none of the codings that documents have. */
export function loadVideos(videos: BroughtVideos): void {
  brought = new Map(Object.entries(videos));
}

/** What tells a video from others. @param bytes - its file, as decoders receive it */
export function keyOfVideo(bytes: Uint8Array): string {
  return `${bytes.length} ${crc32(bytes)}`;
}

/** The videos that `loadVideos` was given. */
export const video: VideoDecoder = {
  decode: (bytes) => brought.get(keyOfVideo(bytes)) ?? NO_VIDEO,
};
