import { decodeLatin1 } from '../../files/decodeLatin1';
import type { Compression } from '../../platform/Compression';
import { encodePng } from './encodePng';
import { joinBytes } from '../../platform/joinBytes';

/** An image file that SVG viewers show. */
export interface ImageFile {
  type: 'image/png' | 'image/jpeg' | 'image/gif';
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface DecodeOptions {
  compression: Compression;
  /** Pixels at most: a damaged header can claim any number. */
  maxPixels: number;
}

const HEADER = 26;
/** Bytes that may follow the last row. */
const SLACK = 65536;

/**
 * The bitmap in a `bin/*.dat` file. JPEG, PNG and GIF files pass through; the lossless form (`03 05`, bytes per row,
 * width, height, 16 bits each, four 32-bit numbers of the frame in twips, a flag for transparency, a flag for
 * compression; then zlib data in chunks with 16-bit lengths; rows of premultiplied ARGB) becomes a PNG. Undefined for
 * anything else. Source of the lossless form: read off the documents, checked against their rendered pictures.
 */
export function decodeBitmap(
  bytes: Uint8Array,
  { compression, maxPixels }: DecodeOptions,
): ImageFile | undefined {
  if (bytes.length < HEADER) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes, view);
  if (view.getUint32(0) === 0x89504e47) {
    return { type: 'image/png', bytes, width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (decodeLatin1(bytes.subarray(0, 3)) === 'GIF') {
    return { type: 'image/gif', bytes, width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (bytes[0] === 3 && bytes[1] === 5) return lossless(bytes, view, compression, maxPixels);
  return undefined;
}

function jpeg(bytes: Uint8Array, view: DataView): ImageFile | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      return { type: 'image/jpeg', bytes, width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return undefined;
}

function lossless(
  bytes: Uint8Array,
  view: DataView,
  compression: Compression,
  maxPixels: number,
): ImageFile | undefined {
  const rowBytes = view.getUint16(2, true);
  const width = view.getUint16(4, true);
  const height = view.getUint16(6, true);
  if (width === 0 || height === 0 || rowBytes < width * 4 || width * height > maxPixels) return undefined;
  const isPacked = bytes[25] === 1;
  const rows = isPacked
    ? compression.inflate(chunksIn(bytes, view), rowBytes * height + SLACK)
    : bytes.subarray(HEADER);
  if (rows.length < rowBytes * height) return undefined;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) unmultiplyRow(rows, y * rowBytes, rgba, y * width * 4, width);
  return { type: 'image/png', bytes: encodePng({ width, height, rgba }, compression), width, height };
}

function chunksIn(bytes: Uint8Array, view: DataView): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let at = HEADER; at + 2 <= bytes.length;) {
    const length = view.getUint16(at, true);
    if (length === 0) break;
    chunks.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return joinBytes(chunks);
}

/** Premultiplied ARGB -> RGBA. */
function unmultiplyRow(
  source: Uint8Array,
  from: number,
  target: Uint8Array,
  to: number,
  width: number,
): void {
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
