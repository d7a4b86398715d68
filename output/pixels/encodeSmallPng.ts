import type { Compression } from '../../platform/Compression';
import { joinBytes } from '../../platform/joinBytes';
import type { Pixels } from './encodeBitmap';
import { encodePng, INDEXED, pngChunk, pngEnd, pngHead } from './encodePng';

const MAX_COLORS = 256;

/**
 * A PNG file, lossless: of indices where a picture has few colours, as drawings mostly do, and is smaller so. Soft shadows
 * and grey photos are not: neighbours are alike in their channels, which filters use, but not in their indices.
 */
export function encodeSmallPng(pixels: Pixels, compression: Compression): Uint8Array {
  const full = encodePng(pixels, compression);
  const indexed = indexedPixels(pixels);
  if (!indexed) return full;
  const small = encodeIndexed(pixels, indexed, compression);
  return small.length < full.length ? small : full;
}

interface IndexedPixels {
  /** Rows of indices, each after the number of no filter. */
  readonly rows: Uint8Array;
  /** The colours that the indices name: alpha, blue, green and red from the highest byte. */
  readonly colors: readonly number[];
}

function encodeIndexed(
  pixels: Pixels,
  { rows, colors }: IndexedPixels,
  compression: Compression,
): Uint8Array {
  const [palette, alphas] = [new Uint8Array(colors.length * 3), new Uint8Array(colors.length)];
  colors.forEach((color, i) => {
    palette.set([color & 255, (color >> 8) & 255, (color >> 16) & 255], i * 3);
    alphas[i] = color >>> 24;
  });
  const isOpaque = alphas.every((alpha) => alpha === 255);
  return joinBytes([
    pngHead(pixels, compression, INDEXED),
    pngChunk('PLTE', palette, compression),
    ...(isOpaque ? [] : [pngChunk('tRNS', alphas, compression)]),
    pngChunk('IDAT', compression.deflate(rows), compression),
    pngEnd(compression),
  ]);
}

/** Undefined for too many colours. */
function indexedPixels({ width, height, rgba }: Pixels): IndexedPixels | undefined {
  const words = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const indices = new Map<number, number>();
  const rows = new Uint8Array((width + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x <= width; x++, at += 4) {
      const color = words.getUint32(at, true);
      let index = indices.get(color);
      if (index === undefined) {
        if (indices.size === MAX_COLORS) return undefined;
        indices.set(color, (index = indices.size));
      }
      rows[y * (width + 1) + x] = index;
    }
  }
  return { rows, colors: [...indices.keys()] };
}
