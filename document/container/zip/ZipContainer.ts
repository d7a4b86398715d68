import type { Platform } from '../../../platform/Platform';
import type { Container } from '../Container';
import { decodeEntry } from '../decodeEntry';
import { DocumentError } from '../DocumentError';
import { explainFault } from '../explainFault';
import { hasSameBytes } from '../hasSameBytes';
import type { DocumentLimits } from '../limits';
import { readComment, readZipDirectory, type ZipRecord } from './readZipDirectory';
import { unpack, unpackStart } from './unpack';

/** An FLA: the bytes of the zip, from which entries are unpacked one by one at each request. */
export class ZipContainer implements Container {
  readonly kind = 'fla';
  readonly path: string;
  readonly documentName: string;
  /** The whole file as opened. */
  readonly zip: Uint8Array;
  /** All entries, folders included, in the order of the directory. */
  readonly records: readonly ZipRecord[];

  /** The comment of the archive, which programs may show. */
  readonly comment: Uint8Array;

  private readonly files = new Map<string, ZipRecord>();
  private readonly limits: DocumentLimits;

  /** @throws DocumentError when the directory is damaged or exceeds a limit. */
  constructor(
    private readonly platform: Platform,
    file: string,
    zip: Uint8Array,
    limits: DocumentLimits,
  ) {
    this.path = file;
    this.documentName = platform.paths.basename(file);
    this.zip = zip;
    this.limits = limits;
    this.records = readZipDirectory(file, zip, limits);
    this.comment = readComment(file, zip);
    for (const record of this.records) if (!record.isFolder) this.files.set(record.name, record);
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  bytes(name: string): Uint8Array {
    return unpack(this.platform.compression, this.label(name), this.zip, this.record(name));
  }

  bytesStart(name: string, length: number): Uint8Array {
    return unpackStart(this.platform.compression, this.label(name), this.zip, this.record(name), length);
  }

  text(name: string): string {
    return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), this.limits);
  }

  size(name: string): number {
    return this.record(name).size;
  }

  label(name: string): string {
    return `${this.path}, ${name}`;
  }

  isChangedOnDisk(): boolean {
    const { disk } = this.platform;
    try {
      const stat = disk.stat(this.path);
      if (stat === undefined) return false;
      return stat.size !== this.zip.length || !hasSameBytes(disk.read(this.path), this.zip);
    } catch (error) {
      throw explainFault(this.path, 'cannot be read', error);
    }
  }

  /** The entry as the directory of the archive lists it. @throws DocumentError where there is none. */
  record(name: string): ZipRecord {
    const record = this.files.get(name);
    if (record === undefined) throw new DocumentError(this.label(name), 'no such entry');
    return record;
  }
}
