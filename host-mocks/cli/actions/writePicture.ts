import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { rasterize } from '../../render/raster';
import type { CommandIo } from '../Io';

export interface PictureTarget {
  /** The file to write, `.svg` or `.png`; without it the SVG goes to standard output. */
  output?: string;
  /** Pixels of a PNG per pixel of the stage. */
  scale?: number;
  /** A folder of fonts. */
  fonts?: string;
  /** Pixels of the picture at most. */
  maxPixels?: number;
}

/**
 * Writes an SVG picture as SVG or, by the name of the file, as PNG.
 *
 * @throws Error for a PNG where the package that makes it is not installed.
 */
export function writePicture(
  svg: string,
  { output, scale, fonts, maxPixels }: PictureTarget,
  io: CommandIo,
): void {
  if (output === undefined) io.out(svg);
  else if (path.extname(output).toLowerCase() === '.png') {
    const fontFolders = fonts === undefined ? [] : [fonts];
    fs.writeFileSync(output, rasterize(nodePlatform.rasterizer, svg, { scale, fontFolders, maxPixels }));
  } else fs.writeFileSync(output, svg);
}

/** The limits of a host with that many pixels. */
export function pixelLimit(maxPixels: number | undefined): { maxPixels?: number } {
  return maxPixels === undefined ? {} : { maxPixels };
}
