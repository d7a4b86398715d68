import type { Container } from './Container';
import { decodeEntry } from './decodeEntry';
import { DocumentError } from './DocumentError';
import { DEFAULT_LIMITS } from './limits';

/** An entry that is somewhere else, and read where it is needed. */
export interface StoredEntry {
  /** In bytes. */
  readonly size: number;
  /** @throws DocumentError for one that cannot be read */
  read(): Uint8Array;
}

/** A document that was never saved: its files by name. */
export class MemoryContainer implements Container {
  readonly kind = 'fla';
  readonly path = '';
  readonly documentName: string;
  private readonly files: ReadonlyMap<string, Uint8Array | StoredEntry>;

  /** Texts are encoded as UTF-8. */
  constructor(documentName: string, files: Readonly<Record<string, string | Uint8Array | StoredEntry>> = {}) {
    this.documentName = documentName;
    this.files = new Map(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    );
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  bytes(name: string): Uint8Array {
    const file = this.file(name);
    return file instanceof Uint8Array ? file : file.read();
  }

  bytesStart(name: string): Uint8Array {
    return this.bytes(name);
  }

  text(name: string): string {
    return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), DEFAULT_LIMITS);
  }

  size(name: string): number {
    const file = this.file(name);
    return file instanceof Uint8Array ? file.length : file.size;
  }

  label(name: string): string {
    return `${this.documentName}, ${name}`;
  }

  isChangedOnDisk(): boolean {
    return false;
  }

  private file(name: string): Uint8Array | StoredEntry {
    const file = this.files.get(name);
    if (file === undefined) throw new DocumentError(this.label(name), 'no such entry');
    return file;
  }
}
