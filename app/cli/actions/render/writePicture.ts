import { faultReason } from '../../../../platform/faultReason';
import type { Platform } from '../../../../platform/Platform';
import { writeFile } from '../../../../platform/writeFile';
import { pathToWrite } from '../../../../platform/WritePath';
import { rasterize } from '../../../../output/pictures/rasterize';
import type { CommandIo } from '../../Io';
import { checkPictureName } from '../documents/checkPictureName';

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
  io: Pick<CommandIo, 'detail'>,
  platform: Platform,
): void {
  checkPictureName(output);
  const fontFolders = fonts === undefined ? [] : [fonts];
  const isPng = platform.paths.extname(output).toLowerCase() === '.png';
  const picture = isPng ? rasterize(platform.rasterizer, svg, { scale, fontFolders, maxPixels }) : svg;
  writeOutput(output, picture, platform);
  io.detail(`wrote ${output}`);
}

/**
 * Writes a file that the user named, and makes its folder. The old one is there until the new one is whole.
 *
 * @throws Error that says why it cannot
 */
export function writeOutput(file: string, content: string | Uint8Array, platform: Platform): void {
  try {
    writeFile(platform, pathToWrite(platform, file), content, { makesFolders: true });
  } catch (error) {
    throw new Error(`${file}: cannot be written: ${faultReason(error, MAKING)}`, { cause: error });
  }
}

/** An existing folder is not a fault: only a file can be in its way. */
const MAKING = { EEXIST: 'a part of its path is not a folder' };

/** The limits of a host with that many pixels. */
export function pixelLimit(maxPixels: number | undefined): { maxPixels?: number } {
  return maxPixels === undefined ? {} : { maxPixels };
}
