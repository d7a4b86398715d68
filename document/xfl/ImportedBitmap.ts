/** The data of a bitmap item made from an image file. */
export interface ImportedBitmap {
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** True for a JPEG file. */
  isPhoto: boolean;
}
