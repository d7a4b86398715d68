import type { Compression } from '../../platform/Compression';
import { joinBytes } from '../../platform/joinBytes';
import type { Pixels } from './encodeBitmap';

/** Up to the flag for transparency, both forms are alike. */
const FLAG = 24;
/** Bytes that may follow the last row. */
const SLACK = 65536;
const BYTES_PER_COLOR = 4;
/** Maximum number of bytes after the pixels of a row. Real documents have up to 3. */
const MAX_PADDING = 64;

/** The size of a bitmap, as its header says. */
export interface LosslessHeader {
  isIndexed: boolean;
  rowBytes: number;
  width: number;
  height: number;
}

/** The header of a bitmap that is stored without loss; undefined for other data. */
export function readLosslessHeader(bytes: Uint8Array): LosslessHeader | undefined {
  if (bytes.length <= FLAG + 1 || bytes[0] !== 3 || (bytes[1] !== 5 && bytes[1] !== 3)) return undefined;
  const view = viewOf(bytes);
  return {
    isIndexed: bytes[1] === 3,
    rowBytes: view.getUint16(2, true),
    width: view.getUint16(4, true),
    height: view.getUint16(6, true),
  };
}

/**
 * The pixels of a bitmap that is stored without loss; undefined for damaged data. Both forms begin with two bytes of
 * kind, bytes per row, width, height (16 bits each), four 32-bit numbers of the frame in twips and a flag for
 * transparency. `03 05` has the pixels themselves, as premultiplied ARGB. `03 03` has the number of colours (16 bits),
 * these as premultiplied ARGB, and a byte of index for each pixel. Before the pixels is a flag for compression;
 * compressed ones are zlib data in chunks with 16-bit lengths. Source: read off the documents, checked against their
 * rendered pictures.
 */
export function decodeLossless(
  bytes: Uint8Array,
  header: LosslessHeader,
  compression: Compression,
): Pixels | undefined {
  const { width, height, rowBytes } = header;
  const palette = header.isIndexed ? paletteOf(bytes) : undefined;
  if (header.isIndexed && !palette) return undefined;
  // Rows end at a multiple of four bytes. With much longer ones a picture of few pixels would be gigabytes.
  const used = width * (palette ? 1 : BYTES_PER_COLOR);
  if (rowBytes < used || rowBytes > used + MAX_PADDING) return undefined;
  const rows = rowsIn(bytes, palette ? palette.end : FLAG + 1, rowBytes * height, compression);
  if (rows.length < rowBytes * height) return undefined;
  const rgba = new Uint8Array(width * height * BYTES_PER_COLOR);
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * rowBytes, (y + 1) * rowBytes);
    const target = rgba.subarray(y * width * BYTES_PER_COLOR, (y + 1) * width * BYTES_PER_COLOR);
    if (palette) indexedRow(row, palette.rgba, target);
    else unmultiplyColors(row, target);
  }
  return { width, height, rgba };
}

/** The colours of an indexed bitmap, and where what follows them begins. */
function paletteOf(bytes: Uint8Array): { rgba: Uint8Array; end: number } | undefined {
  const start = FLAG + 3;
  if (bytes.length < start) return undefined;
  const end = start + viewOf(bytes).getUint16(FLAG + 1, true) * BYTES_PER_COLOR;
  if (bytes.length <= end) return undefined;
  const rgba = new Uint8Array(end - start);
  unmultiplyColors(bytes.subarray(start, end), rgba);
  return { rgba, end };
}

function rowsIn(bytes: Uint8Array, flag: number, size: number, compression: Compression): Uint8Array {
  const data = bytes.subarray(flag + 1);
  return bytes[flag] === 1 ? compression.inflate(chunksIn(data), size + SLACK) : data;
}

function chunksIn(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  const view = viewOf(bytes);
  for (let at = 0; at + 2 <= bytes.length;) {
    const length = view.getUint16(at, true);
    if (length === 0) break;
    chunks.push(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return joinBytes(chunks);
}

/** Indices -> RGBA; one that names no colour is transparent. */
function indexedRow(row: Uint8Array, palette: Uint8Array, target: Uint8Array): void {
  for (let at = 0, x = 0; at < target.length; at += BYTES_PER_COLOR, x++) {
    const color = row[x] * BYTES_PER_COLOR;
    target.set(palette.subarray(color, color + BYTES_PER_COLOR), at);
  }
}

/** Premultiplied ARGB -> RGBA. */
function unmultiplyColors(source: Uint8Array, target: Uint8Array): void {
  for (let at = 0; at < target.length; at += BYTES_PER_COLOR) {
    const alpha = source[at];
    target[at + 3] = alpha;
    for (let channel = 0; channel < 3; channel++) {
      const value = source[at + 1 + channel];
      target[at + channel] = alpha === 0 ? 0 : Math.min(255, Math.round((value * 255) / alpha));
    }
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
