import { OutputTooLarge, type Compression } from '../../../platform/Compression';
import { damaged, DocumentError } from '../DocumentError';
import { dataStart } from './localHeader';
import type { ZipRecord } from './readZipDirectory';

const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;

/** The unpacked bytes of an entry. @throws DocumentError for damaged data and methods that are not supported. */
export function unpack(
  compression: Compression,
  label: string,
  zip: Uint8Array,
  record: ZipRecord,
): Uint8Array {
  const packed = packedData(label, zip, record);
  const bytes = record.method === STORED ? packed : inflate(compression, label, packed, record.size);
  if (bytes.length !== record.size || compression.crc32(bytes) !== record.crc) throw mismatch(label);
  return bytes;
}

/** The first bytes of an entry: `length` of them or more, or all there are. The checksum is not verified. */
export function unpackStart(
  compression: Compression,
  label: string,
  zip: Uint8Array,
  record: ZipRecord,
  length: number,
): Uint8Array {
  const packed = packedData(label, zip, record);
  if (record.method === STORED) return packed;
  try {
    return compression.inflateRawStart(packed, length);
  } catch (error) {
    throw damaged(label, `damaged zip: ${(error as Error).message}`);
  }
}

/** The data of an entry as stored in the zip. @throws DocumentError if they are missing or cannot be unpacked. */
export function packedData(label: string, zip: Uint8Array, record: ZipRecord): Uint8Array {
  if (record.flags & ENCRYPTED) throw new DocumentError(label, 'is encrypted');
  const start = dataStart(label, zip, record);
  const { method } = record;
  if (method !== STORED && method !== DEFLATED)
    throw new DocumentError(
      label,
      `is compressed by method ${method}; only stored and deflated entries are supported`,
    );
  return zip.subarray(start, start + record.packedSize);
}

function inflate(compression: Compression, label: string, packed: Uint8Array, size: number): Uint8Array {
  try {
    // The directory's size bounds what is unpacked, whatever the data would expand to.
    return compression.inflateRaw(packed, size);
  } catch (error) {
    if (error instanceof OutputTooLarge) throw mismatch(label);
    throw damaged(label, `damaged zip: ${(error as Error).message}`);
  }
}

function mismatch(label: string): DocumentError {
  return damaged(label, 'damaged zip: the checksum of the entry does not match its content');
}
