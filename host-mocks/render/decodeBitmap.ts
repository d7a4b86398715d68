import zlib from 'node:zlib';
import { PNG } from 'pngjs';

/** An image file that SVG viewers show. */
export interface ImageFile {
  type: 'image/png' | 'image/jpeg' | 'image/gif';
  bytes: Uint8Array;
  width: number;
  height: number;
}

const HEADER = 26;
/** Width and height of a bitmap are 16 bits each; this bounds what a damaged header can make us allocate. */
const LARGEST_AREA = 1 << 28;

/**
 * The bitmap in a `bin/*.dat` file. JPEG, PNG and GIF files pass through; the lossless form (`03 05`, bytes per row,
 * width, height, 16 bits each, four 32-bit numbers of the frame in twips, a flag for transparency, a flag for
 * compression; then zlib data in chunks with 16-bit lengths; rows of premultiplied ARGB) becomes a PNG. Undefined for
 * anything else. Source of the lossless form: read off the documents, checked against their rendered pictures.
 */
export function decodeBitmap(data: Uint8Array): ImageFile | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length < HEADER) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes);
  if (bytes.readUInt32BE(0) === 0x89504e47) {
    return { type: 'image/png', bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.toString('latin1', 0, 3) === 'GIF') {
    return { type: 'image/gif', bytes, width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes[0] === 3 && bytes[1] === 5) return lossless(bytes);
  return undefined;
}

function jpeg(bytes: Buffer): ImageFile | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      return {
        type: 'image/jpeg',
        bytes,
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    }
  }
  return undefined;
}

function lossless(bytes: Buffer): ImageFile | undefined {
  const rowBytes = bytes.readUInt16LE(2);
  const width = bytes.readUInt16LE(4);
  const height = bytes.readUInt16LE(6);
  if (width === 0 || height === 0 || rowBytes < width * 4 || width * height > LARGEST_AREA) return undefined;
  const rows = bytes[25] === 1 ? inflate(bytes, rowBytes * height) : bytes.subarray(HEADER);
  if (rows.length < rowBytes * height) return undefined;
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) unmultiplyRow(rows, y * rowBytes, png.data, y * width * 4, width);
  return { type: 'image/png', bytes: PNG.sync.write(png), width, height };
}

function inflate(bytes: Buffer, size: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = HEADER; at + 2 <= bytes.length;) {
    const length = bytes.readUInt16LE(at);
    if (length === 0) break;
    chunks.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  // Some files end without zlib's check sum: what was inflated till then is the whole bitmap.
  const options = { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: size + 65536 };
  return zlib.inflateSync(Buffer.concat(chunks), options);
}

/** Premultiplied ARGB -> RGBA. */
function unmultiplyRow(source: Buffer, from: number, target: Buffer, to: number, width: number): void {
  for (let x = 0; x < width; x++) {
    const at = from + x * 4;
    const out = to + x * 4;
    const alpha = source[at];
    target[out + 3] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      const value = source[at + 1 + channel];
      target[out + channel] = alpha === 0 ? 0 : Math.min(255, Math.round((value * 255) / alpha));
    }
  }
}
