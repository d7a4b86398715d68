import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { BITMAP_ITEM } from '../../../document/xfl/schema/itemSchema';
import { ownScale } from '../../../film/bounds/fixedBox';
import { imageOf } from '../../svg/elements/drawBitmap';
import type { ImageFile } from '../../pixels/decodeBitmap';
import { markupOf } from '../../pictures/imageFiles';
import { pixelsOf } from '../../pictures/rasterize';
import { TAG } from '../bytes/swfTags';
import type { PlacedBitmap } from '../shapes/readPaints';
import type { Movie } from './Movie';

/** 32 bits for each pixel. */
const FORMAT = 5;

/** The bitmaps of a movie, by their paths in the library. JPEG files stay as they are, all else is stored without loss. */
export class Bitmaps {
  private readonly known = new Map<string, PlacedBitmap | undefined>();

  constructor(private readonly movie: Movie) {}

  /** Undefined, and reported, for one that cannot be read. */
  at(path: string): PlacedBitmap | undefined {
    if (!this.known.has(path)) this.known.set(path, this.define(path));
    return this.known.get(path);
  }

  /** True for one that the movie has already. */
  has(path: string): boolean {
    return this.known.has(path);
  }

  private define(path: string): PlacedBitmap | undefined {
    const { film, losses } = this.movie;
    const bitmap = imageOf(path, film);
    const image = typeof bitmap === 'string' ? undefined : bitmap.image;
    const item = film.item(path);
    if (!image || !item || image.width > 65535 || image.height > 65535) {
      losses.add(`"${path}"`, 'The bitmap is left out: its data are missing, unreadable or too large.');
      return undefined;
    }
    const isSmooth = BITMAP_ITEM.allowSmoothing.read(item);
    const { width, height } = image;
    const shown = image.type === 'image/jpeg' ? this.jpeg(image) : this.lossless(image);
    return { ...shown, isSmooth, width, height, scale: ownScale(item, image) };
  }

  private jpeg({ bytes }: ImageFile): Pick<PlacedBitmap, 'id' | 'hasAlpha'> {
    const id = this.movie.definitions.define(TAG.defineBitsJpeg2, (out) => out.raw(wholeJpeg(bytes)));
    return { id, hasAlpha: false };
  }

  private lossless(image: ImageFile): Pick<PlacedBitmap, 'id' | 'hasAlpha'> {
    const { definitions, film } = this.movie;
    const { rasterizer, compression } = film.platform;
    const { maxPixels = DEFAULT_LIMITS.maxPixels } = film.limits;
    const { rgba, width, height } = pixelsOf(rasterizer, markupOf(image), { maxPixels });
    const { argb, hasAlpha } = premultiplied(rgba);
    const packed = compression.deflate(argb);
    const code = hasAlpha ? TAG.defineBitsLossless2 : TAG.defineBitsLossless;
    const id = definitions.define(code, (out) => out.u8(FORMAT).u16(width).u16(height).raw(packed));
    return { id, hasAlpha };
  }
}

/** A JPEG file up to the mark that ends it: documents may have more after it. */
function wholeJpeg(bytes: Uint8Array): Uint8Array {
  for (let at = bytes.length - 2; at > 0; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return bytes.subarray(0, at + 2);
  }
  return bytes;
}

/** Alpha first, colours multiplied by it. */
function premultiplied(rgba: Uint8Array): { argb: Uint8Array; hasAlpha: boolean } {
  const argb = new Uint8Array(rgba.length);
  let hasAlpha = false;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    if (alpha < 255) hasAlpha = true;
    argb[at] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      argb[at + 1 + channel] = Math.round((rgba[at + channel] * alpha) / 255);
    }
  }
  return { argb, hasAlpha };
}
