import zlib from 'node:zlib';
import { OutputTooLarge, type Compression } from '../Compression';
import { crc32 } from '../crc32';

/** The minimum size of a chunk in zlib. */
const SMALLEST_CHUNK = 64;

/** Node's module `zlib`. */
export const compression: Compression = {
  // Node has a checksum of its own since 20.15.
  crc32: (zlib as { crc32?: (bytes: Uint8Array) => number }).crc32 ?? crc32,
  deflateRaw: (bytes) => zlib.deflateRawSync(bytes),
  inflateRaw: (packed, limit) =>
    limited(() => {
      // A full chunk makes zlib allocate another one.
      const most = Math.max(limit, SMALLEST_CHUNK);
      return zlib.inflateRawSync(packed, { maxOutputLength: most, chunkSize: most + 1 });
    }),
  inflateRawStart,
  deflate: (bytes) => zlib.deflateSync(bytes),
  inflate: (packed, limit) =>
    limited(() =>
      zlib.inflateSync(packed, { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: limit }),
    ),
};

function limited(inflate: () => Uint8Array): Uint8Array {
  try {
    return inflate();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new OutputTooLarge('the unpacked data exceed the limit');
    throw error;
  }
}

/** Packed bytes that are tried first, and the size of the pieces in which zlib hands out its result. */
const FIRST_TRY = 512;
const CHUNK = 4096;

function inflateRawStart(packed: Uint8Array, length: number): Uint8Array {
  // With this flush zlib returns the content of truncated data, instead of an error about the missing end.
  const options = { finishFlush: zlib.constants.Z_SYNC_FLUSH, chunkSize: CHUNK };
  for (let taken = FIRST_TRY; ; taken *= 2) {
    const bytes = zlib.inflateRawSync(packed.subarray(0, taken), options);
    if (bytes.length >= length || taken >= packed.length) return bytes;
  }
}
