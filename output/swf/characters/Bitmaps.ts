import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { BITMAP_ITEM } from '../../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../../document/xfl/schema/XflAttribute';
import { ownScale } from '../../../film/bounds/fixedBox';
import { encodeJpeg } from '../../pixels/encodeJpeg';
import type { Pixels } from '../../pixels/encodeBitmap';
import { imageOf } from '../../svg/elements/drawBitmap';
import type { ImageFile } from '../../pixels/decodeBitmap';
import { markupOf } from '../../pictures/imageFiles';
import { pixelsOf } from '../../pictures/rasterize';
import { TAG } from '../bytes/swfTags';
import type { PlacedBitmap } from '../paint/readPaints';
import type { Movie } from './Movie';

/** 32 bits for each pixel. */
const FORMAT = 5;

/** A bitmap of the movie, and whether it lets anything through. */
type Defined = Pick<PlacedBitmap, 'id' | 'hasAlpha'>;

/**
 * The bitmaps of a movie, by their paths in the library: an imported JPEG file as it is, others as their items say.
 * Source: 42 compiled movies with JPEG, 36 with bitmaps without loss.
 */
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
    const shown = this.coded(image, item);
    return { ...shown, isSmooth, width, height, scale: ownScale(item, image) };
  }

  private coded(image: ImageFile, item: HasAttributes): Defined {
    const isPhoto = BITMAP_ITEM.compressionType.read(item) === 'photo';
    const isImported = BITMAP_ITEM.useImportedJPEGData.read(item);
    if (isPhoto && isImported && image.type === 'image/jpeg') return this.imported(image);
    const { rasterizer } = this.movie.film.platform;
    const { maxPixels = DEFAULT_LIMITS.maxPixels } = this.movie.film.limits;
    const pixels = pixelsOf(rasterizer, markupOf(image), { maxPixels });
    if (!isPhoto) return this.lossless(pixels);
    // The quality of the item is its own only where it does not take over that of the import or the document.
    const own = isImported ? -1 : BITMAP_ITEM.quality.read(item);
    return this.photo(pixels, own < 0 ? this.movie.settings.jpegQuality : own);
  }

  private imported({ bytes }: ImageFile): Defined {
    const id = this.movie.definitions.define(TAG.defineBitsJpeg2, (out) => out.raw(wholeJpeg(bytes)));
    return { id, hasAlpha: false };
  }

  /** What lets something through has its alpha beside the JPEG, whose colours are multiplied by it. */
  private photo({ rgba, width, height }: Pixels, quality: number): Defined {
    const { definitions, film } = this.movie;
    const { argb, hasAlpha } = premultiplied(rgba);
    if (!hasAlpha) {
      const jpeg = encodeJpeg({ width, height, rgba }, quality, true);
      return { id: definitions.define(TAG.defineBitsJpeg2, (out) => out.raw(jpeg)), hasAlpha };
    }
    const jpeg = encodeJpeg({ width, height, rgba: alphaLast(argb) }, quality, true);
    const alpha = film.platform.compression.deflate(argb.filter((_, at) => at % 4 === 0));
    const id = definitions.define(TAG.defineBitsJpeg3, (out) => out.u32(jpeg.length).raw(jpeg).raw(alpha));
    return { id, hasAlpha };
  }

  private lossless({ rgba, width, height }: Pixels): Defined {
    const { definitions, film } = this.movie;
    const { argb, hasAlpha } = premultiplied(rgba);
    const packed = film.platform.compression.deflate(argb);
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

function alphaLast(argb: Uint8Array): Uint8Array {
  return argb.map((_, at) => argb[(at & ~3) + ((at + 1) & 3)]);
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
