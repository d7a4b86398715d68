import fs from 'node:fs';
import path from 'node:path';
import type { Container } from './Container';
import { decodeEntry } from './decodeEntry';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import type { DocumentLimits } from './limits';
import { readDirectory, type ZipRecord } from './readDirectory';
import { unpack } from './unpack';

/** An FLA: the bytes of the zip, from which entries are unpacked one by one at each request. */
export class ZipContainer implements Container {
  readonly kind = 'fla';
  readonly path: string;
  readonly documentName: string;
  /** The whole file as opened. */
  readonly zip: Uint8Array;
  /** All entries, folders included, in the order of the directory. */
  readonly records: readonly ZipRecord[];

  private readonly files = new Map<string, ZipRecord>();
  private readonly limits: DocumentLimits;

  /** @throws DocumentError when the directory is damaged or exceeds a limit. */
  constructor(file: string, zip: Uint8Array, limits: DocumentLimits) {
    this.path = file;
    this.documentName = path.basename(file);
    this.zip = zip;
    this.limits = limits;
    this.records = readDirectory(file, zip, limits);
    for (const record of this.records) if (!record.isFolder) this.files.set(record.name, record);
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  bytes(name: string): Uint8Array {
    return unpack(this.label(name), this.zip, this.record(name));
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
    try {
      if (fs.statSync(this.path).size !== this.zip.length) return true;
      return !fs.readFileSync(this.path).equals(this.zip);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw explainFault(this.path, 'cannot be read', error);
    }
  }

  private record(name: string): ZipRecord {
    const record = this.files.get(name);
    if (record === undefined) throw new DocumentError(this.label(name), 'no such entry');
    return record;
  }
}
