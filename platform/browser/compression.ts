import { deflateSync, Inflate, inflateSync, Unzlib, zlibSync } from 'fflate';
import { OutputTooLarge, type Compression } from '../Compression';
import { crc32 } from '../crc32';
import { joinBytes } from '../joinBytes';

/** Packed bytes that are unpacked at a time: they give a maximum of 1032 times as many, so limits apply soon enough. */
const PIECE = 16_384;

type Unpacker = Inflate | Unzlib;

/** The package fflate. It does not compare the checksum that zlib's data end with. */
export const compression: Compression = {
  crc32,
  deflateRaw: (bytes) => deflateSync(bytes),
  inflateRaw: (packed, limit) => unpack(new Inflate(), packed, { limit, isWhole: true }),
  inflateRawStart,
  // Bitmaps for pictures, which are shown at once: quickly rather than small.
  deflate: (bytes) => zlibSync(bytes, { level: 1 }),
  inflate: (packed, limit) => unpack(new Unzlib(), packed, { limit }),
};

/**
 * A library of thousands of items has as many beginnings: memory for each is taken once, and no more than is needed.
 */
function inflateRawStart(packed: Uint8Array, length: number): Uint8Array {
  if (packed.length <= PIECE) {
    try {
      return inflateSync(packed, { out: new Uint8Array(length) });
    } catch {
      // Data that end early, and those that are stored and longer, are unpacked below.
    }
  }
  return unpack(new Inflate(), packed, { enough: length });
}

interface Amount {
  /** Maximum size of the result, in bytes. */
  limit?: number;
  /** Number of bytes after which the rest is not needed. */
  enough?: number;
  /** True: truncated data are damaged. */
  isWhole?: boolean;
}

function unpack(
  unpacker: Unpacker,
  packed: Uint8Array,
  { limit = Infinity, enough = Infinity, isWhole = false }: Amount,
): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  unpacker.ondata = (chunk) => {
    length += chunk.length;
    if (length > limit) throw new OutputTooLarge('the unpacked data exceed the limit');
    chunks.push(chunk);
  };
  for (let at = 0; at < packed.length && length < enough; at += PIECE) {
    const isLast = isWhole && at + PIECE >= packed.length;
    unpacker.push(packed.subarray(at, at + PIECE), isLast);
  }
  if (isWhole && packed.length === 0) throw new Error('the packed data are empty');
  return joinBytes(chunks);
}
