import type { Pixels } from '../pixels/encodeBitmap';
import { encodePng } from '../pixels/encodePng';
import type { PictureCoding } from '../formats/ExportOptions';
import type { Quality } from '../formats/exportFormats';
import type { RenderContext } from './RenderContext';

/** What a lossy WebP keeps, as its format counts quality: from 0 to 100. */
const LEVELS: Readonly<Record<Exclude<Quality, 'lossless'>, number>> = { low: 50, medium: 75, high: 90 };

/** A picture as a file of the kind that is asked for. @throws RangeError for one that its format cannot hold */
export function encodePicture(
  pixels: Pixels,
  { kind, quality }: PictureCoding,
  { stopwatch, film, webp }: RenderContext,
): Uint8Array {
  return stopwatch.measure('encoding', () => {
    if (kind === 'png') return encodePng(pixels, film.platform.compression);
    if (webp === undefined) throw new Error('a WebP needs loadWebp first');
    return webp.encode(pixels, quality === 'lossless' ? {} : { quality: LEVELS[quality] });
  });
}
