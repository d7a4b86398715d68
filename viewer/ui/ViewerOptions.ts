export interface ViewerOptions {
  /** True for a button that saves the document as HTML5 Canvas. */
  canPublish?: boolean;
  /** True for a column with properties and scripts. */
  canInspect?: boolean;
  /** Gives the file `dist/decoder.opt.wasm` of `minimp3-wasm`, for sounds in MP3; asked when the first sound is. */
  loadDecoder?(): Promise<Uint8Array | undefined>;
  /** Called when another timeline, frame or query is shown. */
  onShown?(): void;
}
