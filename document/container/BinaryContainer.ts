import { BinaryDocument } from '../binary/BinaryDocument';
import { BinaryFault } from '../binary/BinaryFault';
import type { Platform } from '../../platform/Platform';
import type { Container, ReadingNote } from './Container';
import { damaged, DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { hasSameBytes } from './hasSameBytes';
import type { DocumentLimits } from './limits';

/** Number of converted texts to keep: reading an entry asks for its size first. */
const KEPT = 1;

/**
 * An FLA of Flash 5 to CS4: its files are made from it at each request. It can be read; saving it makes an FLA or XFL
 * of Flash CS5 and later.
 */
export class BinaryContainer implements Container {
  readonly kind = 'fla';
  readonly path: string;
  readonly documentName: string;
  private readonly document: BinaryDocument;
  private readonly made = new Map<string, Uint8Array>();
  /** The parts that could not be read so far. */
  private readonly faults = new Set<string>();
  private tell: ((line: string) => void) | undefined;

  /** @throws DocumentError for damaged files, and those of other programs. */
  constructor(
    private readonly platform: Platform,
    file: string,
    private readonly source: Uint8Array,
    limits: DocumentLimits,
    isSalvage = false,
  ) {
    this.path = file;
    this.documentName = platform.paths.basename(file);
    const name = this.documentName.replace(/\.fla$/i, '');
    this.document = this.explained(
      file,
      () => new BinaryDocument(source, { limits, isSalvage, name, onFault: this.note }),
    );
  }

  /** `Flash 8`. */
  get release(): string {
    return this.document.release;
  }

  names(): string[] {
    return this.document.names();
  }

  has(name: string): boolean {
    return this.document.has(name);
  }

  bytes(name: string): Uint8Array {
    if (!this.has(name)) throw new DocumentError(this.label(name), 'no such entry');
    if (!this.document.isText(name))
      return this.explained(this.label(name), () => this.document.mediaBytes(name));
    const cached = this.made.get(name);
    if (cached !== undefined) return cached;
    const bytes = new TextEncoder().encode(this.text(name));
    if (this.made.size >= KEPT) this.made.clear();
    this.made.set(name, bytes);
    return bytes;
  }

  bytesStart(name: string, length: number): Uint8Array {
    if (!this.has(name)) throw new DocumentError(this.label(name), 'no such entry');
    return this.explained(this.label(name), () =>
      this.document.isText(name)
        ? new TextEncoder().encode(this.document.textStart(name))
        : this.document.mediaBytes(name, length),
    );
  }

  text(name: string): string {
    if (!this.has(name)) throw new DocumentError(this.label(name), 'no such entry');
    if (!this.document.isText(name)) return new TextDecoder().decode(this.bytes(name));
    return this.explained(this.label(name), () => this.document.text(name));
  }

  size(name: string): number {
    return this.document.isText(name) ? this.bytes(name).length : this.document.mediaSize(name);
  }

  label(name: string): string {
    return `${this.path}, ${name}`;
  }

  listen(tell: (note: ReadingNote) => void): void {
    this.tell = (text) => tell({ text, isLost: true });
    for (const line of this.faults) this.tell(line);
  }

  /** What an XFL document cannot contain, or this converter does not make, in words; reads the whole document. */
  losses(): string[] {
    return this.explained(this.path, () => this.document.losses());
  }

  isChangedOnDisk(): boolean {
    const { disk } = this.platform;
    try {
      const stat = disk.stat(this.path);
      if (stat === undefined) return false;
      return stat.size !== this.source.length || !hasSameBytes(disk.read(this.path), this.source);
    } catch (error) {
      throw explainFault(this.path, 'cannot be read', error);
    }
  }

  private readonly note = (part: string, reason: string): void => {
    const line = `${this.path}, ${part}: ${reason}`;
    if (this.faults.has(line)) return;
    this.faults.add(line);
    this.tell?.(line);
  };

  private explained<T>(label: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BinaryFault)) throw error;
      throw /^(damaged|truncated)/.test(error.message)
        ? damaged(label, error.message)
        : new DocumentError(label, error.message);
    }
  }
}
