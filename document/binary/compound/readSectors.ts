import { BinaryFault } from '../BinaryFault';

const HEADER_SIZE = 512;
const MAX_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const FAT_IN_HEADER = 109;
const MINI_STREAM_CUTOFF = 4096;

/** The sectors of a compound file, and the chains that they form. */
export interface Sectors {
  readonly directoryStart: number;
  /** The directory entry of the stream that contains all small streams. */
  openMiniStream(start: number, size: number): void;
  /** The first `length` bytes of a stream of `size` bytes. */
  readStream(start: number, size: number, length: number): Uint8Array;
  /** The beginning of a stream, as far as its sectors are there. */
  readBeginning(start: number, size: number): Uint8Array;
  /** The sectors of a chain joined; `size` undefined: all of them. */
  readChain(start: number, size: number | undefined): Uint8Array;
}

/**
 * Reads header and tables of a compound file.
 *
 * @param isSalvage - true: what is missing of the tables and of the directory is passed over
 * @throws BinaryFault when they are damaged
 */
export function readSectors(file: Uint8Array, isSalvage: boolean): Sectors {
  if (file.length < HEADER_SIZE) throw new BinaryFault('truncated compound file');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const shift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) {
    throw new BinaryFault(`damaged compound file: its sectors have 2^${shift} and 2^${miniShift} bytes`);
  }
  const sectorSize = 1 << shift;
  const table = readTable(view, sectorSize, isSalvage);
  const miniTable = new Lazy(() => numbersOf(joinShared(view.getUint32(60, true), undefined)));
  let mini: Lazy<Uint8Array> | undefined;

  function joinChain(start: number, size: number | undefined, isPart = false): Uint8Array {
    return join(file, table, { start, size, unit: sectorSize, base: sectorSize, isPart });
  }
  /** What several streams share. */
  function joinShared(start: number, size: number | undefined): Uint8Array {
    return joinChain(start, size, isSalvage);
  }
  function readStream(start: number, size: number, length: number, isPart = false): Uint8Array {
    if (length === 0) return new Uint8Array(0);
    if (size >= MINI_STREAM_CUTOFF || mini === undefined) return joinChain(start, length, isPart);
    return join(mini.value, miniTable.value, { start, size: length, unit: 1 << miniShift, base: 0, isPart });
  }

  return {
    directoryStart: view.getUint32(48, true),
    openMiniStream(start, size): void {
      mini = new Lazy(() => joinShared(start, size));
    },
    readChain: joinShared,
    readStream: (start, size, length) => readStream(start, size, length),
    readBeginning: (start, size) => readStream(start, size, size, true),
  };
}

/** A value that is computed at first use. */
class Lazy<T> {
  private made: { value: T } | undefined;

  constructor(private readonly make: () => T) {}

  get value(): T {
    this.made ??= { value: this.make() };
    return this.made.value;
  }
}

/**
 * The table of sectors: for each sector, the next one in its chain. Its own sectors are listed in and after the header.
 */
function readTable(view: DataView, sectorSize: number, isSalvage: boolean): Uint32Array {
  const most = Math.ceil(view.byteLength / sectorSize);
  const places: number[] = [];
  for (let index = 0; index < FAT_IN_HEADER; index++) places.push(view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let count = 0; next < MAX_SECTOR; count++) {
    const at = (next + 1) * sectorSize;
    if (count > most || at + sectorSize > view.byteLength) {
      if (isSalvage) break;
      throw damagedChain();
    }
    for (let offset = 0; offset < sectorSize - 4; offset += 4) places.push(view.getUint32(at + offset, true));
    next = view.getUint32(at + sectorSize - 4, true);
  }
  const sectors = places.filter((place) => place < MAX_SECTOR);
  const entries = sectorSize / 4;
  if (sectors.length > most) throw damagedChain();
  const table = new Uint32Array(sectors.length * entries).fill(END_OF_CHAIN);
  sectors.forEach((sector, index) => {
    const at = (sector + 1) * sectorSize;
    if (at + sectorSize > view.byteLength) {
      if (isSalvage) return;
      throw damagedChain();
    }
    for (let entry = 0; entry < entries; entry++) {
      table[index * entries + entry] = view.getUint32(at + entry * 4, true);
    }
  });
  return table;
}

/**
 * @param chain - `base` is the offset of unit 0. A circular chain, or one that leaves the file, is a fault, unless a part
 *   is enough.
 */
function join(
  source: Uint8Array,
  table: Uint32Array,
  chain: { start: number; size: number | undefined; unit: number; base: number; isPart: boolean },
): Uint8Array {
  const { unit, base, size, isPart } = chain;
  if (size !== undefined && size > source.length && !isPart) throw damagedChain();
  const most =
    size === undefined || size > source.length ? Math.ceil(source.length / unit) : Math.ceil(size / unit);
  const units: number[] = [];
  let next = chain.start;
  while (units.length < most && next < MAX_SECTOR) {
    if (isPart && base + (next + 1) * unit > source.length) break;
    units.push(next);
    next = table[next] ?? END_OF_CHAIN;
  }
  if (size === undefined && next < MAX_SECTOR && !isPart) throw damagedChain();
  const joined = new Uint8Array(units.length * unit);
  units.forEach((place, index) => {
    const from = base + place * unit;
    // The last sector of a file may be cut off after the end of its data.
    if (from >= source.length) throw damagedChain();
    joined.set(source.subarray(from, from + unit), index * unit);
  });
  if (size === undefined) return joined;
  if (joined.length < size && !isPart) throw damagedChain();
  return joined.subarray(0, size);
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function damagedChain(): BinaryFault {
  return new BinaryFault('damaged compound file: a stream is cut off, or reaches outside the file');
}
