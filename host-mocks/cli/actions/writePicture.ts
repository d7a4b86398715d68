import type { Platform } from '../../platform/Platform';
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
  io: Pick<CommandIo, 'out' | 'detail'>,
  platform: Platform,
): void {
  if (output === undefined) {
    io.out(svg);
    return;
  }
  checkPictureName(output);
  const fontFolders = fonts === undefined ? [] : [fonts];
  const isPng = platform.paths.extname(output).toLowerCase() === '.png';
  const picture = isPng ? rasterize(platform.rasterizer, svg, { scale, fontFolders, maxPixels }) : svg;
  writeFile(output, picture, platform);
  io.detail(`wrote ${output}`);
}

/** @throws Error for a name that speaks of another kind of picture */
export function checkPictureName(file: string): void {
  if (!/\.(svg|png)$/i.test(file)) throw new Error(`${file}: expected a name that ends in .svg or .png`);
}

/** Writes a file, and makes its folder; leaves no half of it behind. @throws Error that says why it cannot */
export function writeFile(file: string, content: string | Uint8Array, { disk, paths }: Platform): void {
  const isNew = !disk.exists(file);
  try {
    disk.makeFolder(paths.dirname(paths.resolve(file)));
    disk.write(file, content);
  } catch (error) {
    if (isNew && disk.exists(file)) disk.removeFile(file);
    const { code = '', message } = error as Error & { code?: string };
    throw new Error(`${file}: cannot be written: ${REASONS[code] ?? message}`, { cause: error });
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
  EISDIR: 'this is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a part of the path is no folder',
};

/** The limits of a host with that many pixels. */
export function pixelLimit(maxPixels: number | undefined): { maxPixels?: number } {
  return maxPixels === undefined ? {} : { maxPixels };
}
