import zlib from 'zlib';

/** One entry of a zip made by hand: what is left out is as it should be. */
export interface RawEntry {
  name: string;
  content?: string | Uint8Array;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  packedSize?: number;
  /** Data that is in the file instead of the packed content. */
  data?: Uint8Array;
  /** Bytes between this entry and the next. */
  gap?: number;
  offset?: number;
  /** Extra fields of the header and of the record in the directory. */
  localExtra?: Uint8Array;
  extra?: Uint8Array;
  comment?: string;
  /** The six bytes of attributes in the directory. */
  attributes?: Uint8Array;
}

export interface RawEnd {
  count?: number;
  offset?: number;
  /** Adobe records 54 too many. */
  directorySize?: number;
  disk?: number;
  comment?: string;
}

/** Writes a zip byte by byte, as right or as wrong as asked; it shares no code with what it is to test. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const method = entry.method ?? (content.length > 0 ? 8 : 0);
    const data = Buffer.from(entry.data ?? (method === 8 ? zlib.deflateRawSync(content) : content));
    const name = Buffer.from(entry.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(entry.flags ?? 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(entry.crc ?? checksum(content), 10);
    common.writeUInt32LE(entry.packedSize ?? data.length, 14);
    common.writeUInt32LE(entry.size ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const localExtra = Buffer.from(entry.localExtra ?? []);
    const extra = Buffer.from(entry.extra ?? []);
    const comment = Buffer.from(entry.comment ?? '');
    const lengths = Buffer.alloc(2);
    lengths.writeUInt16LE(localExtra.length);
    const head = common.subarray(0, 24);
    const rest = Buffer.alloc(16);
    rest.writeUInt16LE(extra.length, 0);
    rest.writeUInt16LE(comment.length, 2);
    rest.set(entry.attributes ?? [], 6);
    rest.writeUInt32LE(entry.offset ?? offset, 12);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      head,
      lengths,
      name,
      localExtra,
      data,
      Buffer.alloc(entry.gap ?? 0),
    ]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, rest, name, extra, comment]));
    body.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, record) => sum + record.length, 0);
  const comment = Buffer.from(end.comment ?? '');
  const tail = Buffer.alloc(22);
  tail.write('PK\x05\x06');
  tail.writeUInt16LE(end.disk ?? 0, 4);
  tail.writeUInt16LE(end.count ?? entries.length, 8);
  tail.writeUInt16LE(end.count ?? entries.length, 10);
  tail.writeUInt32LE(end.directorySize ?? size, 12);
  tail.writeUInt32LE(end.offset ?? offset, 16);
  tail.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...body, ...directory, tail, comment]);
}

/** The checksums of all bytes, bit by bit. */
const CHECKSUMS = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CHECKSUMS[(crc ^ byte) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
