import type { Loss, PublishedFile } from '../Publication';

/** A bitmap as the player finds it: an image of its own, or a frame of a sheet. */
export type PublishedBitmap = Readonly<
  | { kind: 'image'; id: string; width: number; height: number }
  | { kind: 'frame'; sheet: string; frame: number; width: number; height: number }
>;

/** A file that the player loads before the film begins. */
export interface ManifestEntry {
  /** Its address from the page. */
  readonly src: string;
  readonly id: string;
}

/** A sheet, and its frames as `[x, y, width, height]` in pixels. */
export interface PublishedSheet {
  readonly name: string;
  readonly frames: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Bitmaps and sounds as files. */
export interface PublishedMedia {
  readonly files: readonly PublishedFile[];
  readonly losses: readonly Loss[];
  readonly manifest: readonly ManifestEntry[];
  readonly sheets: readonly PublishedSheet[];
  /** By the paths of items; those that cannot be read are missing. */
  readonly bitmaps: ReadonlyMap<string, PublishedBitmap>;
  /** The names by which sounds are played, by the paths of items; those that cannot be read are missing. */
  readonly sounds: ReadonlyMap<string, string>;
}
