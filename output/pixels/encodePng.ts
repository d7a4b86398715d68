import type { Compression } from '../../platform/Compression';
import type { Pixels } from './encodeBitmap';
import { joinBytes } from '../../platform/joinBytes';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS_PER_CHANNEL = 8;
/** Kinds of pixels in the PNG specification: with all channels, and numbers of colours. */
const RGBA = 6;
export const INDEXED = 3;
const BYTES_PER_PIXEL = 4;

/** The number of filters in the PNG specification. */
const FILTERS = 5;

/** A PNG file, lossless. */
export function encodePng(pixels: Pixels, compression: Compression): Uint8Array {
  return joinBytes([
    pngHead(pixels, compression),
    pngChunk('IDAT', packPixels(pixels, compression), compression),
    pngEnd(compression),
  ]);
}

/** What a PNG file begins with. @param kind - of its pixels */
export function pngHead(
  { width, height }: Pixels,
  compression: Compression,
  kind: typeof RGBA | typeof INDEXED = RGBA,
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([BITS_PER_CHANNEL, kind], 8);
  return joinBytes([Uint8Array.from(SIGNATURE), pngChunk('IHDR', header, compression)]);
}

/** What a PNG file ends with. */
export function pngEnd(compression: Compression): Uint8Array {
  return pngChunk('IEND', new Uint8Array(0), compression);
}

/** Pixels as the data of a PNG file hold them. */
export function packPixels({ width, height, rgba }: Pixels, compression: Compression): Uint8Array {
  return compression.deflate(filtered(rgba, width * BYTES_PER_PIXEL, height));
}

/** A part of a PNG file: its length, type, data and checksum. */
export function pngChunk(type: string, data: Uint8Array, compression: Compression): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, compression.crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Each row after the number of its filter. The filter that leaves the smallest differences packs best. */
function filtered(rgba: Uint8Array, rowSize: number, height: number): Uint8Array {
  const result = new Uint8Array((rowSize + 1) * height);
  const row = new Uint8Array(rowSize);
  for (let y = 0; y < height; y++) {
    let least = Infinity;
    for (let filter = 0; filter < FILTERS; filter++) {
      const sum = filterRow(rgba, y * rowSize, rowSize, filter, row);
      if (sum >= least) continue;
      least = sum;
      result[y * (rowSize + 1)] = filter;
      result.set(row, y * (rowSize + 1) + 1);
    }
  }
  return result;
}

/** Writes the differences of a row into `target` and returns the sum of their sizes. */
function filterRow(
  rgba: Uint8Array,
  start: number,
  size: number,
  filter: number,
  target: Uint8Array,
): number {
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const at = start + i;
    const left = i < BYTES_PER_PIXEL ? 0 : rgba[at - BYTES_PER_PIXEL];
    const up = start === 0 ? 0 : rgba[at - size];
    const corner = start === 0 || i < BYTES_PER_PIXEL ? 0 : rgba[at - size - BYTES_PER_PIXEL];
    const difference = (rgba[at] - predict(filter, left, up, corner)) & 255;
    target[i] = difference;
    sum += difference < 128 ? difference : 256 - difference;
  }
  return sum;
}

/** The value that a filter expects of a byte, from its neighbours on the left, above, and above left. */
function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  return filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
