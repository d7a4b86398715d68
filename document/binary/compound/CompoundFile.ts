import { BinaryFault } from '../BinaryFault';
import type { BinaryLimits } from '../BinaryLimits';
import { readSectors, type Sectors } from './readSectors';

/** A stream as the directory lists it. */
interface StreamPlace {
  start: number;
  size: number;
}

const ENTRY_SIZE = 128;
const STREAM = 2;
const ROOT = 5;
const MAX_NAME_BYTES = 64;

/**
 * A compound file (MS-CFB), for reading. Opening reads the tables and the directory; a stream is assembled when it is
 * read. Storages are ignored: documents of Flash have all their streams in the root.
 */
export class CompoundFile {
  /** The class of the root storage, 32 hexadecimal digits; zeros for documents of Flash. */
  readonly classId: string;
  private readonly streams = new Map<string, StreamPlace>();
  private readonly sectors: Sectors;

  /** @throws BinaryFault when the tables or the directory are damaged, or exceed a limit. */
  constructor(
    file: Uint8Array,
    { maxEntries, maxTotalSize }: BinaryLimits,
    /** Passes over what is missing, so that the other streams can be read. */
    private readonly isSalvage = false,
  ) {
    this.sectors = readSectors(file, isSalvage);
    const directory = this.sectors.readChain(this.sectors.directoryStart, undefined);
    const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
    let classId = '';
    let total = 0;
    for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
      const type = view.getUint8(at + 66);
      const location = { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) };
      if (type === ROOT && classId === '') {
        classId = hex(directory.subarray(at + 80, at + 96));
        this.sectors.openMiniStream(location.start, location.size);
      }
      if (type !== STREAM) continue;
      total += location.size;
      if (this.streams.size >= maxEntries)
        throw new BinaryFault(`holds more than ${maxEntries} streams; the limit maxEntries`);
      if (total > maxTotalSize)
        throw new BinaryFault(
          `says that its streams have more than ${maxTotalSize} bytes; the limit maxTotalSize`,
        );
      this.streams.set(readName(view, at), location);
    }
    if (classId === '') throw new BinaryFault('damaged compound file: it has no root');
    this.classId = classId;
  }

  names(): string[] {
    return [...this.streams.keys()];
  }

  has(name: string): boolean {
    return this.streams.has(name);
  }

  /** Length of a stream in bytes; 0 if it does not exist. */
  size(name: string): number {
    return this.streams.get(name)?.size ?? 0;
  }

  /** A stream, or its first `length` bytes. @throws BinaryFault if it does not exist, or is cut off */
  read(name: string, length = Infinity): Uint8Array {
    const location = this.streams.get(name);
    if (location === undefined) throw new BinaryFault(`the stream ${JSON.stringify(name)} is missing`);
    return this.sectors.readStream(location.start, location.size, Math.min(length, location.size));
  }

  /** A stream whose beginning is of use by itself: of a damaged file, what is left of it. */
  readCut(name: string): Uint8Array {
    const location = this.streams.get(name);
    if (!this.isSalvage || location === undefined) return this.read(name);
    return this.sectors.readBeginning(location.start, location.size);
  }
}

function readName(view: DataView, at: number): string {
  const length = Math.min(view.getUint16(at + 64, true), MAX_NAME_BYTES) / 2 - 1;
  let name = '';
  for (let index = 0; index < length; index++)
    name += String.fromCharCode(view.getUint16(at + index * 2, true));
  return name;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
