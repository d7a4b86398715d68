import { MAX_JPEG_SCANS } from '../../geometry/claims';
import { decodeLatin1 } from '../../platform/decodeLatin1';
import type { Compression } from '../../platform/Compression';
import { encodeSmallPng } from './encodeSmallPng';
import { decodeLossless, readLosslessHeader } from './losslessBitmap';

/** An image file that SVG viewers show. */
export interface ImageFile {
  type: 'image/png' | 'image/jpeg' | 'image/gif';
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Why data is not a picture, as words that continue after "which". */
export type BitmapFault = string;

export interface DecodeOptions {
  compression: Compression;
  /** Maximum number of pixels: a damaged header can claim any number. */
  maxPixels: number;
}

/** The shortest header of a file that contains its size. */
const SHORTEST = 24;

/**
 * The bitmap in a `bin/*.dat` file. JPEG, PNG and GIF files pass through; the lossless forms become a PNG (see
 * `decodeLossless`). For anything else the reason why it is none.
 */
export function decodeBitmap(bytes: Uint8Array, options: DecodeOptions): ImageFile | BitmapFault {
  if (bytes.length === 0) return 'has no data';
  const file =
    imageFile(bytes) ?? lossless(bytes, options) ?? 'is not a JPEG, PNG or GIF, nor a lossless bitmap';
  if (typeof file === 'string') return file;
  return file.width * file.height > options.maxPixels ? tooLarge(options) : file;
}

function tooLarge({ maxPixels }: DecodeOptions): BitmapFault {
  return `has more than ${maxPixels} pixels`;
}

/** A file that passes through; undefined for other data. */
function imageFile(bytes: Uint8Array): ImageFile | BitmapFault | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(bytes, view) ?? 'is a damaged JPEG';
  const head = decodeLatin1(bytes.subarray(0, 4));
  const isPng = head === '\x89PNG';
  if (!isPng && !head.startsWith('GIF')) return undefined;
  if (bytes.length < SHORTEST) return `is a damaged ${isPng ? 'PNG' : 'GIF'}`;
  return isPng
    ? { type: 'image/png', bytes, width: view.getUint32(16), height: view.getUint32(20) }
    : { type: 'image/gif', bytes, width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function jpeg(bytes: Uint8Array, view: DataView): ImageFile | BitmapFault | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      if (hasTooManyScans(bytes.subarray(at))) return `has more than ${MAX_JPEG_SCANS} scans`;
      return { type: 'image/jpeg', bytes, width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return undefined;
}

/** Counts markers: in the data of a scan, 0xff is followed by 0 or by a restart marker, never by that of a scan. */
function hasTooManyScans(bytes: Uint8Array): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0 && scans <= MAX_JPEG_SCANS; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xda) scans++;
  return scans > MAX_JPEG_SCANS;
}

function lossless(bytes: Uint8Array, options: DecodeOptions): ImageFile | BitmapFault | undefined {
  const header = readLosslessHeader(bytes);
  if (!header) return undefined;
  const { width, height } = header;
  if (width * height === 0) return 'has no pixels';
  if (width * height > options.maxPixels) return tooLarge(options);
  const pixels = decodeLossless(bytes, header, options.compression);
  if (!pixels) return 'is damaged';
  return { type: 'image/png', bytes: encodeSmallPng(pixels, options.compression), width, height };
}
