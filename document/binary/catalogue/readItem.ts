import type { ByteReader } from '../archive/ByteReader';
import type { ItemRecord, LinkageRecord } from './Catalogue';

const FOR_SCRIPT = 1;
const FOR_SHARING = 2;
const FIRST_FRAME = 4;

export function readItem(reader: ByteReader): ItemRecord {
  const version = reader.u32();
  reader.u32();
  const folder = readId(reader);
  reader.u32();
  const id = readId(reader);
  const isOpen = reader.flag32();
  const linkage = readLinkage(reader);
  if (version >= 6) reader.u8();
  return { folder, id, isOpen, linkage };
}

/** Eight bytes: a time and a serial number; empty for none. */
function readId(reader: ByteReader): string {
  const first = reader.u32();
  const second = reader.u32();
  if (first === 0 && second === 0) return '';
  return `${hex(first)}-${hex(second)}`;
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}

export function readLinkage(reader: ByteReader): LinkageRecord {
  const version = reader.u8();
  const flags = reader.u32();
  const identifier = reader.string();
  const url = reader.string();
  const className = version >= 5 ? reader.string() : '';
  const exports = version >= 3 ? reader.u8() : flags & 1 ? FOR_SCRIPT | FIRST_FRAME : 0;
  if (version >= 3) reader.u32();
  const sourceFile = version >= 3 ? reader.string() : '';
  const sourceItem = version >= 3 ? reader.string() : '';
  const sourceModified = version >= 3 ? reader.u32() : 0;
  if (version >= 3) reader.skip(16);
  if (version >= 7) reader.u8();
  const baseClass = version >= 7 ? reader.string() : '';
  return {
    exportsForScript: (exports & FOR_SCRIPT) !== 0,
    exportsForSharing: (exports & FOR_SHARING) !== 0,
    imports: (flags & 2) !== 0,
    exportsInFirstFrame: (exports & FIRST_FRAME) !== 0,
    identifier,
    url,
    className,
    baseClass,
    sourceItem,
    sourceModified,
    sourceFile,
  };
}
