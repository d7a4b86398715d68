import { faultReason } from '../../../platform/faultReason';
import type { Platform } from '../../../platform/Platform';
import { rasterize } from '../../../render/pixels/rasterize';
import type { CommandIo } from '../../Io';
import { checkPictureName } from '../documents/checkPictureName';

export interface PictureTarget {
  /** The file to write, `.svg` or `.png`. */
  output: string;
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
  io: Pick<CommandIo, 'detail'>,
  platform: Platform,
): void {
  checkPictureName(output);
  const fontFolders = fonts === undefined ? [] : [fonts];
  const isPng = platform.paths.extname(output).toLowerCase() === '.png';
  const picture = isPng ? rasterize(platform.rasterizer, svg, { scale, fontFolders, maxPixels }) : svg;
  writeFile(output, picture, platform);
  io.detail(`wrote ${output}`);
}

/** Writes a file, and makes its folder; leaves no half of it behind. @throws Error that says why it cannot */
export function writeFile(file: string, content: string | Uint8Array, { disk, paths }: Platform): void {
  const isNew = !disk.exists(file);
  try {
    disk.makeFolder(paths.dirname(paths.resolve(file)));
    disk.write(file, content);
  } catch (error) {
    if (isNew && disk.exists(file)) disk.removeFile(file);
    throw new Error(`${file}: cannot be written: ${faultReason(error, MAKING)}`, { cause: error });
  }
}

/** A folder that is there is no fault: only a file can be in its way. */
const MAKING = { EEXIST: 'a part of its path is not a folder' };

/** The limits of a host with that many pixels. */
export function pixelLimit(maxPixels: number | undefined): { maxPixels?: number } {
  return maxPixels === undefined ? {} : { maxPixels };
}
