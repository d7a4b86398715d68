export interface SheetOptions {
  /** Leave out what is transparent around each frame. */
  trim: boolean;
  /** Pixels between sprites, and around all of them unless `border` says another number. */
  padding: number;
  border?: number;
  /** How often the outermost pixels of a sprite are repeated around it. */
  extrude: number;
  /** Maximum width and height of a sheet, in pixels; `maxHeight` is another number for the height. */
  maxSize: number;
  maxHeight?: number;
  /** Makes width and height powers of two. */
  powerOfTwo: boolean;
  /** Allows sprites to be turned by 90 degrees. */
  rotate: boolean;
}

export const DEFAULT_SHEET: SheetOptions = {
  trim: false,
  padding: 2,
  extrude: 0,
  maxSize: 4096,
  powerOfTwo: false,
  rotate: false,
};
