import type { Container } from './Container';
import { decodeEntry } from './decodeEntry';
import { DocumentError } from './DocumentError';
import { DEFAULT_LIMITS } from './limits';

/** A document that was never saved: its files by name. */
export class MemoryContainer implements Container {
  readonly kind = 'fla';
  readonly path = '';
  readonly documentName: string;
  private readonly files: ReadonlyMap<string, Uint8Array>;

  /** Texts are encoded as UTF-8. */
  constructor(documentName: string, files: Readonly<Record<string, string | Uint8Array>> = {}) {
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
    const bytes = this.files.get(name);
    if (bytes === undefined) throw new DocumentError(this.label(name), 'no such entry');
    return bytes;
  }

  bytesStart(name: string): Uint8Array {
    return this.bytes(name);
  }

  text(name: string): string {
    return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), DEFAULT_LIMITS);
  }

  size(name: string): number {
    return this.bytes(name).length;
  }

  label(name: string): string {
    return `${this.documentName}, ${name}`;
  }

  isChangedOnDisk(): boolean {
    return false;
  }
}
