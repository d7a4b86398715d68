/** An item of the library that the script needs as a file. */
export interface MediaRequest {
  /** The path of the item. */
  readonly path: string;
  /** What the script calls it, and what its file is named after. */
  readonly name: string;
}

/** A bitmap as the player finds it: an image of its own, or a frame of a sheet. Sizes in pixels. */
export type CanvasBitmap = Readonly<
  | { kind: 'image'; id: string; width: number; height: number }
  | { kind: 'frame'; sheet: string; frame: number; width: number; height: number }
>;

/** The files of a film, as far as its script names them. */
export interface CanvasMedia {
  readonly manifest: readonly {
    readonly src: string;
    readonly id: string;
    /** The kind of file, where the address does not contain it. */
    readonly type?: 'image';
  }[];
  /** Frames as `[x, y, width, height]`, in pixels. */
  readonly sheets: readonly { readonly name: string; readonly frames: readonly (readonly number[])[] }[];
  /** By the paths of items; those that cannot be read are missing. */
  readonly bitmaps: ReadonlyMap<string, CanvasBitmap>;
  /** The ids by which sounds are played, by the paths of items; those that cannot be read are missing. */
  readonly sounds: ReadonlyMap<string, string>;
}

/** Makes the files that a script needs. Each item is asked for once, bitmaps in the order of their classes. */
export type MakeMedia<M extends CanvasMedia> = (requests: {
  readonly bitmaps: readonly MediaRequest[];
  readonly sounds: readonly MediaRequest[];
}) => M;
