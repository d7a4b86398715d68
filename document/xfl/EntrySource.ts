import type { OffsetFinder } from '../../platform/OffsetFinder';
import type { XmlSource } from '../xml/XmlFile';

/** The entries of a document, as far as their texts are read. */
interface EntryTexts {
  text(path: string): string;
  textStart(path: string, length: number): string | undefined;
  /** In bytes. */
  size(path: string): number;
}

/** Bytes of an entry that is read as a whole, where its beginning is asked for: unpacking it twice takes longer. */
const SHORT = 4096;

/** An XML text of a document, which is read at first need. */
export class EntrySource implements XmlSource {
  private whole: string | undefined;

  constructor(
    private readonly path: string,
    private readonly entries: EntryTexts,
    readonly findPlaces: OffsetFinder | undefined,
  ) {}

  read(): string {
    return this.whole ?? this.entries.text(this.path);
  }

  readStart(length: number): string | undefined {
    this.whole ??= this.readShort();
    return this.whole ?? this.entries.textStart(this.path, length);
  }

  /** Undefined for a text that is long, or damaged: its beginning may be sound. */
  private readShort(): string | undefined {
    if (this.entries.size(this.path) > SHORT) return undefined;
    try {
      return this.entries.text(this.path);
    } catch {
      return undefined;
    }
  }
}
