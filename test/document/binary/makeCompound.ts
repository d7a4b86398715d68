const SECTOR = 512;
const MINI_SECTOR = 64;
const CUTOFF = 4096;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_MARK = 0xfffffffd;

/** A compound file with these streams in its root. `classId`: 32 hexadecimal digits. */
export function makeCompound(
  streams: Readonly<Record<string, Uint8Array>>,
  classId = '0'.repeat(32),
): Uint8Array {
  const sectors: Uint8Array[] = [];
  const next: number[] = [];
  const place = (bytes: Uint8Array): number => {
    const first = sectors.length;
    const count = Math.ceil(bytes.length / SECTOR);
    for (let index = 0; index < count; index++) {
      const sector = new Uint8Array(SECTOR);
      sector.set(bytes.subarray(index * SECTOR, (index + 1) * SECTOR));
      sectors.push(sector);
      next.push(index === count - 1 ? END : sectors.length);
    }
    return count === 0 ? END : first;
  };
  const mini: number[] = [];
  const miniNext: number[] = [];
  const entries = Object.entries(streams).map(([name, bytes]) => {
    if (bytes.length >= CUTOFF) return { name, type: 2, start: place(bytes), size: bytes.length };
    const start = miniNext.length;
    const count = Math.ceil(bytes.length / MINI_SECTOR);
    for (let index = 0; index < count; index++) miniNext.push(index === count - 1 ? END : start + index + 1);
    mini.push(...bytes, ...new Array<number>(count * MINI_SECTOR - bytes.length).fill(0));
    return { name, type: 2, start: bytes.length === 0 ? END : start, size: bytes.length };
  });
  const root = { name: 'Root Entry', type: 5, start: place(Uint8Array.from(mini)), size: mini.length };
  const miniTable = place(new Uint8Array(Uint32Array.from(miniNext).buffer));
  const directory = place(joined([root, ...entries].map((entry) => directoryEntry(entry, classId))));
  const fatCount = Math.ceil((sectors.length + 1) / (SECTOR / 4 - 1));
  const fat = new Uint32Array(fatCount * (SECTOR / 4)).fill(FREE);
  next.forEach((value, index) => (fat[index] = value));
  for (let index = 0; index < fatCount; index++) fat[sectors.length + index] = FAT_MARK;
  const header = new DataView(new ArrayBuffer(SECTOR));
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, index) => header.setUint8(index, byte));
  header.setUint16(24, 0x3e, true);
  header.setUint16(26, 3, true);
  header.setUint16(28, 0xfffe, true);
  header.setUint16(30, 9, true);
  header.setUint16(32, 6, true);
  header.setUint32(44, fatCount, true);
  header.setUint32(48, directory, true);
  header.setUint32(56, CUTOFF, true);
  header.setUint32(60, miniTable, true);
  header.setUint32(64, miniNext.length === 0 ? 0 : 1, true);
  header.setUint32(68, END, true);
  for (let index = 0; index < 109; index++)
    header.setUint32(76 + index * 4, index < fatCount ? sectors.length + index : FREE, true);
  return joined([new Uint8Array(header.buffer), ...sectors, new Uint8Array(fat.buffer)]);
}

function directoryEntry(
  { name, type, start, size }: { name: string; type: number; start: number; size: number },
  classId: string,
): Uint8Array {
  const entry = new DataView(new ArrayBuffer(128));
  [...name].forEach((character, index) => entry.setUint16(index * 2, character.charCodeAt(0), true));
  entry.setUint16(64, (name.length + 1) * 2, true);
  entry.setUint8(66, type);
  if (type === 5)
    for (let index = 0; index < 16; index++)
      entry.setUint8(80 + index, parseInt(classId.slice(index * 2, index * 2 + 2), 16));
  entry.setUint32(116, start, true);
  entry.setUint32(120, size, true);
  return new Uint8Array(entry.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
