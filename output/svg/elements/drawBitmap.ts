import { DEFAULT_LIMITS } from '../../../document/container/limits';
import type { Film } from '../../../film/Film';
import { ownScale } from '../../../film/bounds/fixedBox';
import { concat, isIdentity } from '../../../geometry/matrix';
import { dataUri } from '../../../platform/dataUri';
import type { FilmElement } from '../../../film/records/FilmElement';
import {
  colorKey,
  hidesAll,
  NO_COLOR_TRANSFORM,
  type ColorTransform,
} from '../../../document/xfl/ColorTransform';
import { colorMatrix } from '../colorMatrix';
import { MAX_BITMAP_PIXELS } from '../../../geometry/claims';
import { decodeBitmap, type BitmapFault, type ImageFile } from '../../pixels/decodeBitmap';
import { readLosslessHeader } from '../../pixels/losslessBitmap';
import type { Drawing } from '../Drawing';
import type { State } from '../State';
import { element, transform } from '../svg';
import { BITMAP_ITEM } from '../../../document/xfl/schema/itemSchema';

/** The image of an entry. */
export interface DecodedImage {
  image: ImageFile;
  /** The image as a `data:` URI. */
  uri: string;
}

/** What an entry was decoded to, or why it was not: a damaged one can be shown thousands of times, too. */
interface DecodedEntry {
  bytes: Uint8Array;
  /** The version of the document's files that the bytes were last read of. */
  version: number;
  /** Pixels that were unpacked. */
  pixels: number;
  decoded: DecodedImage | BitmapFault;
}

/** What was decoded of a film for earlier pictures, and how many pixels were unpacked. */
interface DecodedBitmaps {
  readonly entries: Map<string, DecodedEntry>;
  pixels: number;
}

const bitmapsOf = new WeakMap<Film, DecodedBitmaps>();

function decodedOf(film: Film): DecodedBitmaps {
  let bitmaps = bitmapsOf.get(film);
  if (!bitmaps) bitmapsOf.set(film, (bitmaps = { entries: new Map(), pixels: 0 }));
  return bitmaps;
}

export interface BitmapImage {
  /** In pixels of the bitmap. */
  width: number;
  height: number;
  /** Draws the bitmap with its top left corner at the zero point. */
  markup: string;
}

/** An instance of a bitmap. */
export function drawBitmap({ path, matrix }: FilmElement, state: State, drawing: Drawing): string {
  if (hidesAll(state.color) && !state.isMask) return '';
  const image = bitmapImage(path, state.color, drawing);
  const item = drawing.film.item(path);
  if (!image || !item) return '';
  const scale = ownScale(item, image);
  const placement = transform(isIdentity(scale) ? matrix : concat(matrix, scale));
  if (state.isMask) {
    return element('rect', { width: image.width, height: image.height, transform: placement, fill: '#fff' });
  }
  return element('g', { transform: placement }, image.markup);
}

/** The bitmap of a library item with a colour effect; undefined, and noted with the reason, where it cannot be drawn. */
export function bitmapImage(path: string, color: ColorTransform, drawing: Drawing): BitmapImage | undefined {
  const file = imageOf(path, drawing.film);
  if (typeof file === 'string') {
    drawing.notDrawn(`bitmap "${path}", which ${file}`);
    return undefined;
  }
  const { width, height } = file.image;
  drawing.useBitmap(width, height);
  const item = drawing.film.item(path);
  // Nearest pixels, as for the hard bitmap fills of a movie.
  const rendering = item && BITMAP_ITEM.allowSmoothing.read(item) ? undefined : 'pixelated';
  const attributes = { width, height, preserveAspectRatio: 'none', 'image-rendering': rendering };
  const id = drawing.define(`bitmap ${path}`, (name) =>
    element('image', { id: name, ...attributes, href: file.uri }),
  );
  return { width, height, markup: element('use', { href: `#${id}`, filter: colorFilter(color, drawing) }) };
}

/** Reference to a filter that carries a colour effect out on pixels; undefined for none. */
export function colorFilter(color: ColorTransform, drawing: Drawing): string | undefined {
  if (color === NO_COLOR_TRANSFORM) return undefined;
  const id = drawing.define(`color ${colorKey(color)}`, (name) =>
    element(
      'filter',
      { id: name, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      element('feColorMatrix', { type: 'matrix', values: colorMatrix(color) }),
    ),
  );
  return `url(#${id})`;
}

/** The picture of a library item; where there is none, the reason, as words that continue after "which". */
export function imageOf(path: string, film: Film): DecodedImage | BitmapFault {
  const item = film.item(path);
  if (item?.itemType !== 'bitmap') return item ? 'is not a bitmap' : 'is missing';
  let fault: BitmapFault = 'has no file in the document';
  for (const entry of [
    `bin/${BITMAP_ITEM.bitmapDataHRef.read(item)}`,
    `LIBRARY/${BITMAP_ITEM.href.read(item)}`,
  ]) {
    if (!film.files.has(entry)) continue;
    const image = decodeOnce(entry, film);
    if (typeof image !== 'string') return image;
    fault = image;
  }
  return fault;
}

/** Bytes are read again only when an entry of the document has changed, and decoded only when they differ. */
function decodeOnce(entry: string, film: Film): DecodedImage | BitmapFault {
  const { version } = film.files;
  const bitmaps = decodedOf(film);
  const before = bitmaps.entries.get(entry);
  if (before?.version === version) return before.decoded;
  const bytes = film.files.bytes(entry);
  if (before && areEqual(before.bytes, bytes)) return Object.assign(before, { version }).decoded;
  bitmaps.pixels -= before?.pixels ?? 0;
  const maxPixels = film.limits.maxPixels ?? DEFAULT_LIMITS.maxPixels;
  const { width = 0, height = 0 } = readLosslessHeader(bytes) ?? {};
  const pixels = width * height > maxPixels ? 0 : width * height;
  const isTooMuch = bitmaps.pixels + pixels > MAX_BITMAP_PIXELS;
  const image = isTooMuch
    ? TOO_MUCH
    : decodeBitmap(bytes, { compression: film.platform.compression, maxPixels });
  const decoded = typeof image === 'string' ? image : { image, uri: dataUri(image.type, image.bytes) };
  const unpacked = isTooMuch ? 0 : pixels;
  bitmaps.pixels += unpacked;
  bitmaps.entries.set(entry, { bytes, version, pixels: unpacked, decoded });
  return decoded;
}

const TOO_MUCH = `is left out: the bitmaps of the document have more than ${MAX_BITMAP_PIXELS} pixels together`;

function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
