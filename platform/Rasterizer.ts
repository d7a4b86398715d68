export interface RasterOptions {
  /** Pixels of the picture per pixel of the stage. Default 1. */
  scale?: number;
  /** False draws hard edges, as players at low quality do. Default true. */
  isSmooth?: boolean;
  /** The face that replaces every face that the machine does not have. */
  fallbackFace?: string;
  /** Folders of fonts, beside those of the machine. */
  fontFolders?: readonly string[];
  /** Maximum number of pixels: a larger picture is refused before it is drawn. Default: the rasterizer's limit. */
  maxPixels?: number;
}

/** A picture in pixels. */
export interface Raster {
  width: number;
  height: number;
  /** Rows of red, green, blue and alpha; colours are premultiplied. */
  pixels: Uint8Array;
  /** The picture as a PNG file. */
  toPng(): Uint8Array;
}

/** Turns SVG into pixels. */
export interface Rasterizer {
  /** @throws Error that says what to install, if the machine has no rasterizer. */
  rasterize(svg: string, options: RasterOptions): Raster;
}
