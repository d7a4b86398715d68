import zlib from 'node:zlib';

/** Pixels as the picture has them: rows of red, green, blue, alpha, not premultiplied. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const CHUNK = 2048;
const TWIPS_PER_PIXEL = 20;

/** The lossless form of `bin/*.dat` files; see `decodeBitmap`. */
export function encodeBitmap({ width, height, rgba }: Pixels): Uint8Array {
  const header = Buffer.alloc(26);
  header.set([3, 5]);
  header.writeUInt16LE(width * 4, 2);
  header.writeUInt16LE(width, 4);
  header.writeUInt16LE(height, 6);
  header.writeInt32LE(width * TWIPS_PER_PIXEL, 12);
  header.writeInt32LE(height * TWIPS_PER_PIXEL, 20);
  header.set([1, 1], 24);
  const packed = zlib.deflateSync(premultiplied(rgba));
  const parts: Uint8Array[] = [header];
  for (let at = 0; at < packed.length; at += CHUNK) {
    const chunk = packed.subarray(at, at + CHUNK);
    const length = Buffer.alloc(2);
    length.writeUInt16LE(chunk.length);
    parts.push(length, chunk);
  }
  return Buffer.concat([...parts, Buffer.alloc(2)]);
}

/** RGBA -> premultiplied ARGB. */
function premultiplied(rgba: Uint8Array): Buffer {
  const argb = Buffer.alloc(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3];
    argb[at] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      argb[at + 1 + channel] = Math.round((rgba[at + channel] * alpha) / 255);
    }
  }
  return argb;
}
