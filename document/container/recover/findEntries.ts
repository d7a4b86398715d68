import type { Compression } from '../../../platform/Compression';
import { nameFault, normalizeName } from '../entryName';
import { isOfDocument } from '../folder/folderLayout';
import { checkTotal, isBomb, type DocumentLimits } from '../limits';
import type { StoredEntry } from '../MemoryContainer';
import { dataStart, LOCAL_SIZE } from '../zip/localHeader';
import {
  decodeName,
  readRecord,
  RECORD_SIGNATURE,
  RECORD_SIZE,
  type ZipRecord,
} from '../zip/readZipDirectory';
import { unpack } from '../zip/unpack';

const LOCAL_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
/** Flag of an entry whose sizes follow its data. */
const SIZES_FOLLOW = 0x8;
const LETTER_P = 0x50;

/** What is left of a damaged document. */
export interface RecoveredEntries {
  /** The entries that are whole, by name. */
  whole: Map<string, StoredEntry>;
  /** The names of others that the document mentions. */
  lost: Set<string>;
}

/**
 * The whole entries of a zip, found by their local headers: whatever its directory says, or where it is cut. An entry is
 * whole if its checksum says so. Records of the directory that are left name those that are not.
 *
 * @throws DocumentError for entries that exceed a limit together
 */
export function findEntries(
  path: string,
  zip: Uint8Array,
  compression: Compression,
  limits: DocumentLimits,
): RecoveredEntries {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const listed = listedRecords(path, zip, view);
  const remains: RecoveredEntries = { whole: new Map(), lost: new Set() };
  const descriptors = descriptorsOf(zip, view);
  let unpacked = 0;
  let at = 0;
  while ((at = nextSignature(zip, view, at, LOCAL_SIGNATURE)) >= 0) {
    const record = listed.get(at) ?? localRecord(zip, view, at, descriptors);
    at += 4;
    if (record === null || record.isFolder || !isOfDocument(record.name)) continue;
    const { name, size, packedSize } = record;
    unpacked += size;
    checkTotal(path, unpacked, zip.length, limits);
    if (isBomb(size, packedSize, limits) || !isWhole(path, zip, record, compression)) {
      remains.lost.add(name);
      continue;
    }
    // Unpacked again where it is needed: all entries together can be far larger than the file.
    remains.whole.set(name, { size, read: () => unpack(compression, path, zip, record) });
    // What is in an entry is no entry: the packages of components are zips too.
    at = dataStart(path, zip, record) + packedSize;
  }
  for (const { name, isFolder } of listed.values()) if (!isFolder) remains.lost.add(name);
  for (const name of remains.whole.keys()) remains.lost.delete(name);
  return remains;
}

function isWhole(path: string, zip: Uint8Array, record: ZipRecord, compression: Compression): boolean {
  try {
    unpack(compression, path, zip, record);
    return true;
  } catch {
    return false;
  }
}

/** The readable records of the directory, by the places of their local headers. */
function listedRecords(path: string, zip: Uint8Array, view: DataView): Map<number, ZipRecord> {
  const records = new Map<number, ZipRecord>();
  let at = 0;
  while ((at = nextSignature(zip, view, at, RECORD_SIGNATURE)) >= 0) {
    try {
      if (at + RECORD_SIZE > zip.length) break;
      if (isCut(zip, view, at, RECORD_SIGNATURE, at + RECORD_SIZE + view.getUint16(at + 28, true))) {
        at += 4;
        continue;
      }
      const record = readRecord(path, zip, view, at);
      records.set(record.offset, record);
      at = record.end;
    } catch {
      at += 4;
    }
  }
  return records;
}

/**
 * True where another one begins before the name of this one ends. The names of a file that is made of signatures would
 * be thousands of times as long as the file together.
 */
function isCut(zip: Uint8Array, view: DataView, at: number, signature: number, nameEnd: number): boolean {
  const next = nextSignature(zip.subarray(0, Math.min(nameEnd, zip.length)), view, at + 4, signature);
  return next >= 0;
}

/** An entry as its local header tells of it; null for what is none. */
function localRecord(
  zip: Uint8Array,
  view: DataView,
  offset: number,
  descriptors: ReadonlyMap<number, Sizes>,
): ZipRecord | null {
  if (offset + LOCAL_SIZE > zip.length) return null;
  const nameEnd = offset + LOCAL_SIZE + view.getUint16(offset + 26, true);
  const start = nameEnd + view.getUint16(offset + 28, true);
  if (start > zip.length || isCut(zip, view, offset, LOCAL_SIGNATURE, nameEnd)) return null;
  const flags = view.getUint16(offset + 6, true);
  const written = decodeName(zip.subarray(offset + LOCAL_SIZE, nameEnd), flags);
  const name = normalizeName(written);
  if (nameFault(name, written) !== null) return null;
  const record = { name, isFolder: name.endsWith('/'), flags, method: view.getUint16(offset + 8, true) };
  const places = { offset, start: offset, end: start };
  const sizes = flags & SIZES_FOLLOW ? descriptors.get(start) : sizesAt(view, offset + 14);
  return { ...record, ...places, ...(sizes ?? NO_SIZES) };
}

type Sizes = Pick<ZipRecord, 'crc' | 'packedSize' | 'size'>;

/** No entry has them: so one without sizes counts as damaged. */
const NO_SIZES: Sizes = { crc: 0, packedSize: 0, size: 1 };

function sizesAt(view: DataView, at: number): Sizes {
  return {
    crc: view.getUint32(at, true),
    packedSize: view.getUint32(at + 4, true),
    size: view.getUint32(at + 8, true),
  };
}

/** The sizes that follow the data of entries, by the places where these data begin. */
function descriptorsOf(zip: Uint8Array, view: DataView): Map<number, Sizes> {
  const descriptors = new Map<number, Sizes>();
  let at = 0;
  while ((at = nextSignature(zip, view, at, DESCRIPTOR_SIGNATURE)) >= 0 && at + 16 <= zip.length) {
    const sizes = sizesAt(view, at + 4);
    descriptors.set(at - sizes.packedSize, sizes);
    at += 4;
  }
  return descriptors;
}

/** The place of the next signature, from `at` on; -1 for none. */
function nextSignature(zip: Uint8Array, view: DataView, at: number, signature: number): number {
  let letter = at - 1;
  while ((letter = zip.indexOf(LETTER_P, letter + 1)) >= 0 && letter + 4 <= zip.length)
    if (view.getUint32(letter, true) === signature) return letter;
  return -1;
}
