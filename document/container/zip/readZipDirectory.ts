import { damaged, DocumentError } from '../DocumentError';
import { nameFault, normalizeName } from '../entryName';
import { checkTotal, isBomb, type DocumentLimits } from '../limits';

/** A record of a zip's central directory. */
export interface ZipRecord {
  /** Normalised name. */
  name: string;
  isFolder: boolean;
  flags: number;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Where the entry's local header begins. */
  offset: number;
  /** Where the record itself is in the zip. */
  start: number;
  end: number;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
export const RECORD_SIGNATURE = 0x02014b50;
export const RECORD_SIZE = 46;
const MAX_COMMENT = 65_535;
const UTF8_NAME = 0x800;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');

/**
 * The entries of a zip. Adobe records a wrong size of the directory, while its place and the number of its records are
 * right; so the records are read from that position, and the size is ignored.
 * @throws DocumentError for a truncated or damaged directory, names that point outside or occur twice, and exceeded
 *   limits.
 */
export function readZipDirectory(path: string, zip: Uint8Array, limits: DocumentLimits): ZipRecord[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(path, view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || start === 0xffffffff)
    throw new DocumentError(path, 'is a ZIP64 archive, and an FLA never is');
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
    throw new DocumentError(path, 'is one part of a zip archive in several parts');
  }
  if (count > limits.maxEntries)
    throw tooMuch(path, `contains ${count} entries`, 'maxEntries', limits.maxEntries);

  const records: ZipRecord[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + RECORD_SIZE > end || view.getUint32(at, true) !== RECORD_SIGNATURE) {
      throw damaged(path, `damaged zip: entry ${index + 1} of ${count} is not in the directory`);
    }
    const record = readRecord(path, zip, view, at);
    records.push(record);
    at = record.end;
  }
  checkRecords(path, records, zip.length, limits);
  return records;
}

/** The comment of a zip whose directory can be read. */
export function readComment(path: string, zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const start = findEnd(path, view) + END_SIZE;
  return zip.subarray(start, start + view.getUint16(start - 2, true));
}

/** The end record is at the very end, before a comment. */
function findEnd(path: string, view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
    if (
      view.getUint32(at, true) === END_SIGNATURE &&
      at + END_SIZE + view.getUint16(at + 20, true) <= view.byteLength
    ) {
      return at;
    }
  }
  throw damaged(path, 'truncated zip: the directory at its end is missing');
}

export function readRecord(path: string, zip: Uint8Array, view: DataView, at: number): ZipRecord {
  const nameLength = view.getUint16(at + 28, true);
  const length = RECORD_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (at + length > zip.length) throw damaged(path, 'damaged zip: the directory goes beyond the file');
  const flags = view.getUint16(at + 8, true);
  const name = decodeName(zip.subarray(at + RECORD_SIZE, at + RECORD_SIZE + nameLength), flags);
  const normal = normalizeName(name);
  const fault = nameFault(normal, name);
  if (fault !== null) throw new DocumentError(path, fault);
  return {
    name: normal,
    isFolder: normal.endsWith('/'),
    flags,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
    start: at,
    end: at + length,
  };
}

export function decodeName(bytes: Uint8Array, flags: number): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return flags & UTF8_NAME ? new TextDecoder().decode(bytes) : latin1.decode(bytes);
  }
}

function checkRecords(
  path: string,
  records: readonly ZipRecord[],
  fileSize: number,
  limits: DocumentLimits,
): void {
  const seen = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for (const { name, packedSize, size } of records) {
    if (seen.has(name)) throw new DocumentError(path, `the entry ${JSON.stringify(name)} occurs twice`);
    seen.add(name);
    packed += packedSize;
    unpacked += size;
    if (isBomb(size, packedSize, limits)) {
      const what = `the entry ${JSON.stringify(name)} claims to expand from ${packedSize} to ${size} bytes`;
      throw tooMuch(path, what, 'maxRatio', limits.maxRatio);
    }
  }
  checkTotal(path, unpacked, fileSize, limits);
  // Entries that share their data unpack to more than their sizes say.
  if (packed > fileSize) throw damaged(path, 'damaged zip: its entries are larger than the file');
}

function tooMuch(path: string, what: string, limit: string, value: number): DocumentError {
  return new DocumentError(path, `${what}; the limit ${limit} is ${value}`);
}
