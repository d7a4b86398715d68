import zlib from 'node:zlib';
import { crc32 } from './crc32';
import { DocumentError } from './DocumentError';
import type { ZipRecord } from './readDirectory';

const LOCAL_SIGNATURE = 0x04034b50;
export const LOCAL_SIZE = 30;
const ENCRYPTED = 0x1;

/** Where an entry's local header ends and its data begin. @throws DocumentError when it is not there. */
export function dataStart(label: string, zip: Uint8Array, record: ZipRecord): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const { offset, packedSize } = record;
  if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new DocumentError(label, 'damaged zip: the entry is not where the directory says');
  }
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > zip.length)
    throw new DocumentError(label, 'truncated zip: the entry goes beyond the file');
  return start;
}

/** The unpacked bytes of an entry. @throws DocumentError for damaged data and methods that are not supported. */
export function unpack(label: string, zip: Uint8Array, record: ZipRecord): Uint8Array {
  if (record.flags & ENCRYPTED) throw new DocumentError(label, 'is encrypted');
  const start = dataStart(label, zip, record);
  const packed = zip.subarray(start, start + record.packedSize);
  const bytes = inflate(label, packed, record);
  if (bytes.length !== record.size || crc32(bytes) !== record.crc) {
    throw mismatch(label);
  }
  return bytes;
}

function mismatch(label: string): DocumentError {
  return new DocumentError(label, 'damaged zip: the checksum of the entry does not match its content');
}

/** The least that zlib takes for a chunk. */
const SMALLEST_CHUNK = 64;

function inflate(label: string, packed: Uint8Array, { method, size }: ZipRecord): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8)
    throw new DocumentError(label, `is packed by method ${method}; only stored and deflated are known`);
  try {
    // The directory's size bounds what is unpacked, whatever the data would expand to.
    const most = Math.max(size, SMALLEST_CHUNK);
    return zlib.inflateRawSync(packed, { maxOutputLength: most, chunkSize: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw mismatch(label);
    throw new DocumentError(label, `damaged zip: ${(error as Error).message}`);
  }
}
