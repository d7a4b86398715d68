import { joinBytes } from '../../../platform/joinBytes';
import type { Platform } from '../../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { type DocumentLimits, isBomb } from '../limits';
import { quoteShort } from '../quoteShort';
import { LOCAL_SIZE, dataStart, localExtra } from './localHeader';
import type { ZipRecord } from './readZipDirectory';

const RECORD_SIZE = 46;
const END_SIZE = 22;
const MAX_SIZE = 0xffffffff;
const MAX_ENTRIES = 0xffff;
const MAX_NAME = 0xffff;
const HAS_DESCRIPTOR = 0x8;
const UTF8_NAME = 0x800;
/** Animate's flags of deflated entries: "maximum compression". */
const DEFLATED = 0x2;
const FOLDER_ATTRIBUTE = 0x10;
/** Where the attributes are in a record, and their bytes. */
const ATTRIBUTES = 36;
const ATTRIBUTES_SIZE = 6;
const VERSION = 20;

/** Animate stores what is packed already; the mimetype must be readable without unpacking. */
const STORED = /\.(dat|cache|xfl)$|^mimetype$/i;

/** The properties of an entry that stay when it gets new content. */
interface Kept {
  /** The name as written. */
  name: Uint8Array;
  /** Whether the entry's flags say that the name is UTF-8. */
  flags: number;
  extra: Uint8Array;
  localExtra: Uint8Array;
  comment: Uint8Array;
  /** The program that wrote it, and the file attributes: bytes 4 to 6 and 36 to 42 of the record. */
  madeBy: number;
  attributes: Uint8Array;
}

/** Writes a zip as Animate does, apart from the directory's size, which here is right. */
export class ZipBuilder {
  private readonly chunks: Uint8Array[] = [];
  private readonly directory: Uint8Array[] = [];
  private readonly time: number;
  private offset = 0;

  /** `path` is for messages. */
  constructor(
    private readonly platform: Platform,
    private readonly path: string,
    private readonly limits: DocumentLimits,
  ) {
    this.time = dosTime(platform.clock.now());
  }

  /** Copies an entry from another zip: its packed bytes, its times and its place in the order. */
  copy(label: string, zip: Uint8Array, record: ZipRecord): void {
    const start = dataStart(label, zip, record);
    const central = new Uint8Array(zip.subarray(record.start, record.end));
    const view = viewOf(central);
    // The sizes are in the header now, so that nothing has to follow the data.
    view.setUint16(8, record.flags & ~HAS_DESCRIPTOR, true);
    const rest = zip.subarray(record.offset + 26, start);
    this.push(central, rest, zip.subarray(start, start + record.packedSize));
  }

  /** Adds an entry. A name with a `/` at its end is a folder. */
  add(name: string, content: Uint8Array): void {
    this.write(name, content, newEntry(name));
  }

  /** Adds an entry in place of one of another zip, and keeps every property that does not depend on the content. */
  replace(content: Uint8Array, zip: Uint8Array, record: ZipRecord): void {
    this.write(record.name, content, keptOf(zip, record));
  }

  private write(name: string, content: Uint8Array, properties: Kept): void {
    this.checkName(name, properties.name);
    const packed = STORED.test(name) ? content : this.platform.compression.deflateRaw(content);
    // An entry that packs too well would be refused as a bomb when the document is opened: it is stored.
    const isSmaller = packed.length < content.length && !isBomb(content.length, packed.length, this.limits);
    const { extra, comment, attributes } = properties;
    const central = joinBytes([new Uint8Array(RECORD_SIZE), properties.name, extra, comment]);
    const view = viewOf(central);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(4, properties.madeBy, true);
    view.setUint16(6, 20, true);
    view.setUint16(8, properties.flags | (isSmaller ? DEFLATED : 0), true);
    view.setUint16(10, isSmaller ? 8 : 0, true);
    view.setUint32(12, this.time, true);
    view.setUint32(16, this.platform.compression.crc32(content), true);
    view.setUint32(20, isSmaller ? packed.length : content.length, true);
    view.setUint32(24, content.length, true);
    view.setUint16(28, properties.name.length, true);
    view.setUint16(30, extra.length, true);
    view.setUint16(32, comment.length, true);
    central.set(attributes, ATTRIBUTES);
    const rest = joinBytes([new Uint8Array(4), properties.name, properties.localExtra]);
    viewOf(rest).setUint16(0, properties.name.length, true);
    viewOf(rest).setUint16(2, properties.localExtra.length, true);
    this.push(central, rest, isSmaller ? packed : content);
  }

  private checkName(name: string, bytes: Uint8Array): void {
    if (bytes.length <= MAX_NAME) return;
    throw new DocumentError(
      this.path,
      `cannot be saved: the name ${quoteShort(name)} is ${bytes.length} bytes long; the maximum in a zip is ${MAX_NAME}`,
    );
  }

  /** The whole file, in pieces. @param comment - of the archive @throws DocumentError for what a zip without extensions cannot hold. */
  finish(comment: Uint8Array = new Uint8Array(0)): Uint8Array[] {
    const end = joinBytes([new Uint8Array(END_SIZE), comment]);
    const view = viewOf(end);
    const size = this.directory.reduce((sum, record) => sum + record.length, 0);
    if (this.directory.length >= MAX_ENTRIES || this.offset + size >= MAX_SIZE) {
      throw new DocumentError(this.path, 'an FLA cannot hold more than 65,534 entries or 4 GiB');
    }
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, this.directory.length, true);
    view.setUint16(10, this.directory.length, true);
    view.setUint32(12, size, true);
    view.setUint32(16, this.offset, true);
    view.setUint16(20, comment.length, true);
    return [...this.chunks, ...this.directory, end];
  }

  /** `rest`: the local header from the length of the name on; all before it is the same as in the directory. */
  private push(central: Uint8Array, rest: Uint8Array, data: Uint8Array): void {
    const header = new Uint8Array(LOCAL_SIZE - 4 + rest.length);
    viewOf(header).setUint32(0, 0x04034b50, true);
    header.set(central.subarray(6, 28), 4);
    header.set(rest, 26);
    viewOf(central).setUint32(42, this.offset % (MAX_SIZE + 1), true);
    this.directory.push(central);
    this.chunks.push(header, data);
    this.offset += header.length + data.length;
  }
}

function newEntry(name: string): Kept {
  const none = new Uint8Array(0);
  const attributes = new Uint8Array(ATTRIBUTES_SIZE);
  attributes[2] = name.endsWith('/') ? FOLDER_ATTRIBUTE : 0;
  const bytes = new TextEncoder().encode(name);
  return {
    name: bytes,
    flags: UTF8_NAME,
    extra: none,
    localExtra: none,
    comment: none,
    madeBy: VERSION,
    attributes,
  };
}

function keptOf(zip: Uint8Array, record: ZipRecord): Kept {
  const { flags } = record;
  const bytes = zip.subarray(record.start, record.end);
  const view = viewOf(bytes);
  const extraStart = RECORD_SIZE + view.getUint16(28, true);
  const commentStart = extraStart + view.getUint16(30, true);
  return {
    name: bytes.subarray(RECORD_SIZE, extraStart),
    flags: flags & UTF8_NAME,
    extra: keptExtra(bytes.subarray(extraStart, commentStart)),
    localExtra: keptExtra(localExtra(zip, record)),
    comment: bytes.subarray(commentStart),
    madeBy: view.getUint16(4, true),
    attributes: bytes.subarray(ATTRIBUTES, ATTRIBUTES + ATTRIBUTES_SIZE),
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Time (low word) and date as zips store them: local time, in steps of two seconds. */
function dosTime(date: Date): number {
  const day = ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/**
 * Blocks of an entry's extra field that do not fit its new content, by number: sizes beyond 4 GiB, encryption, and the
 * times of Windows, Unix and old Info-ZIP. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.5
 */
const OUTDATED = new Set([0x0001, 0x9901, 0x000a, 0x5455, 0x5855]);
const HEADER = 4;

/** What stays of an entry's extra field when the entry gets new content. Bytes that are not a block stay. */
function keptExtra(extra: Uint8Array): Uint8Array {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  const blocks: Uint8Array[] = [];
  let at = 0;
  while (at + HEADER <= extra.length) {
    const end = at + HEADER + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    if (!OUTDATED.has(view.getUint16(at, true))) blocks.push(extra.subarray(at, end));
    at = end;
  }
  return joinBytes([...blocks, extra.subarray(at)]);
}
