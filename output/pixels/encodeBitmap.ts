import type { Compression } from '../../platform/Compression';
import { joinBytes } from '../../platform/joinBytes';
import { TWIPS_PER_PIXEL } from '../../geometry/twips';

/** Pixels as the picture has them: rows of red, green, blue, alpha, not premultiplied. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const CHUNK = 2048;
/** The lossless form of `bin/*.dat` files; see `decodeBitmap`. */
export function encodeBitmap({ width, height, rgba }: Pixels, compression: Compression): Uint8Array {
  const header = new Uint8Array(26);
  const view = new DataView(header.buffer);
  header.set([3, 5]);
  view.setUint16(2, width * 4, true);
  view.setUint16(4, width, true);
  view.setUint16(6, height, true);
  view.setInt32(12, width * TWIPS_PER_PIXEL, true);
  view.setInt32(20, height * TWIPS_PER_PIXEL, true);
  header.set([1, 1], 24);
  const packed = compression.deflate(premultiplied(rgba));
  const parts: Uint8Array[] = [header];
  for (let at = 0; at < packed.length; at += CHUNK) {
    const chunk = packed.subarray(at, at + CHUNK);
    parts.push(Uint8Array.of(chunk.length & 255, chunk.length >> 8), chunk);
  }
  return joinBytes([...parts, new Uint8Array(2)]);
}

/** RGBA -> premultiplied ARGB. */
function premultiplied(rgba: Uint8Array): Uint8Array {
  const argb = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    argb[at] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      argb[at + 1 + channel] = Math.round((rgba[at + channel] * alpha) / 255);
    }
  }
  return argb;
}
