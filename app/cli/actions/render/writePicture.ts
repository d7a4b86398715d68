import type { Platform } from '../../../../platform/Platform';
import { rasterize } from '../../../../output/pictures/rasterize';
import type { CommandIo } from '../../Io';
import { writeOutput } from '../../writing/writeOutput';
import { checkPictureName } from '../documents/checkPictureName';
import { tellNotDrawn } from './tellNotDrawn';

export interface PictureTarget {
  /** The file to write, `.svg` or `.png`. */
  output: string;
  /** Pixels of a PNG per pixel of the stage. */
  scale?: number;
  /** A folder of fonts. */
  fonts?: string;
  /** Maximum number of pixels of the picture. */
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
  io: Pick<CommandIo, 'detail' | 'note'>,
  platform: Platform,
): void {
  checkPictureName(output);
  const fontFolders = fonts === undefined ? [] : [fonts];
  const isPng = platform.paths.extname(output).toLowerCase() === '.png';
  const tell = (what: string): void => tellNotDrawn(output, [[what, 1]], io);
  const picture = isPng ? rasterize(platform.rasterizer, svg, { scale, fontFolders, maxPixels, tell }) : svg;
  writeOutput(output, picture, platform);
  io.detail(`wrote ${output}`);
}

/** The limits of a host with that many pixels. */
export function pixelLimit(maxPixels: number | undefined): { maxPixels?: number } {
  return maxPixels === undefined ? {} : { maxPixels };
}
