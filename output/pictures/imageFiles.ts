import type { Film } from '../../film/Film';
import { DEFAULT_LIMITS } from '../../document/container/limits';
import type { ImportedBitmap } from '../../document/xfl/ImportedBitmap';
import type { Platform } from '../../platform/Platform';
import { dataUri } from '../../platform/dataUri';
import { imageOf } from '../svg/elements/drawBitmap';
import { decodeBitmap, type ImageFile } from '../pixels/decodeBitmap';
import { encodeBitmap, type Pixels } from '../pixels/encodeBitmap';
import { pixelsOf } from './rasterize';
import { element } from '../svg/svg';

/** The picture of a bitmap item as a file; undefined if its data cannot be read, and for a JPG that was imported as another kind. */
export function fileOfBitmap(film: Film, path: string, kind: 'png' | 'jpg'): Uint8Array | undefined {
  const bitmap = imageOf(path, film);
  if (typeof bitmap === 'string') return undefined;
  const { image } = bitmap;
  if (kind === 'jpg') return image.type === 'image/jpeg' ? image.bytes : undefined;
  if (image.type === 'image/png') return image.bytes;
  return film.platform.rasterizer.rasterize(markupOf(image), {}).toPng();
}

/** The pixels of a bitmap item; undefined if its data cannot be read. */
export function pixelsOfBitmap(film: Film, path: string): Pixels | undefined {
  const bitmap = imageOf(path, film);
  if (typeof bitmap === 'string') return undefined;
  const { maxPixels } = film.limits;
  return pixelsOf(film.platform.rasterizer, markupOf(bitmap.image), { maxPixels });
}

/** True for a bitmap item with a pixel that is not opaque; false too where its data cannot be read. */
export function hasAlpha(film: Film, path: string): boolean {
  const bitmap = imageOf(path, film);
  if (typeof bitmap === 'string' || bitmap.image.type === 'image/jpeg') return false;
  const { rgba } = pixelsOf(film.platform.rasterizer, markupOf(bitmap.image));
  return rgba.some((value, at) => at % 4 === 3 && value < 255);
}

/** An image file as the data of a bitmap item: JPEG stays, PNG and GIF are stored without loss. Undefined for other files. */
export function bitmapFrom(
  file: Uint8Array,
  platform: Platform,
  maxPixels = DEFAULT_LIMITS.maxPixels,
): ImportedBitmap | undefined {
  const image = decodeBitmap(file, { compression: platform.compression, maxPixels });
  if (typeof image === 'string' || image.width * image.height === 0) return undefined;
  const { width, height, type } = image;
  if (type === 'image/jpeg') return { data: file, width, height, isPhoto: true };
  const pixels = pixelsOf(platform.rasterizer, markupOf(image), { maxPixels });
  return { data: encodeBitmap(pixels, platform.compression), width, height, isPhoto: false };
}

/** An image file as a picture of its own. */
export function markupOf({ type, bytes, width, height }: ImageFile): string {
  const href = dataUri(type, bytes);
  const size = { width, height };
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}` };
  return element('svg', attributes, element('image', { ...size, href }));
}
