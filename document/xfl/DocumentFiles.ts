import type { Container } from '../container/Container';
import { DEFAULT_LIMITS, type DocumentLimits } from '../container/limits';
import { MAX_ELEMENTS } from '../../geometry/claims';
import { MalformedXml, type OffsetFinder } from '../../platform/OffsetFinder';
import type { Platform } from '../../platform/Platform';
import { WIDTH } from '../xml/ElementOffsets';
import { findOffsets, TOO_MANY_ELEMENTS } from '../xml/findOffsets';
import { XmlFile } from '../xml/XmlFile';
import type { XmlNode } from '../xml/XmlNode';
import { EntrySource } from './EntrySource';
import { VIEW_STATE } from './viewState';

/**
 * The entries of a document: XML files are parsed at first need and kept, everything else is bytes. Changes are noted
 * here until the document is saved.
 */
export class DocumentFiles {
  private readonly parsed = new Map<string, XmlFile>();
  private readonly written = new Map<string, string | Uint8Array>();
  private readonly removed = new Set<string>();
  /** Increases with each change of an entry that is not a parsed XML file: for caches of what was computed from bytes. */
  version = 0;
  private readonly limits: DocumentLimits;
  private readonly findPlaces: OffsetFinder;
  /** Number of elements by path, and of all. */
  private readonly elements = new Map<string, number>();
  private allElements = 0;

  /** @param reading - how texts are read, and within which bounds */
  constructor(
    public container: Container,
    reading: { readonly platform: Platform; readonly limits: Partial<DocumentLimits> },
  ) {
    this.limits = { ...DEFAULT_LIMITS, ...reading.limits };
    this.findPlaces = reading.platform.findPlaces ?? findOffsets;
  }

  /** The XML file of that path; undefined when the document has none. Always the same object. */
  xml(path: string): XmlFile | undefined {
    const cached = this.parsed.get(path);
    if (cached || !this.has(path)) return cached;
    const source = new EntrySource(path, this, (text, maxDepth) => this.findCounted(path, text, maxDepth));
    const file = new XmlFile(this.container.label(path), source, this.limits);
    this.parsed.set(path, file);
    return file;
  }

  /** Finds the elements of a text. @throws MalformedXml where the texts that were read have too many together */
  private findCounted(path: string, text: string, maxDepth: number): Int32Array {
    const offsets = this.findPlaces(text, maxDepth);
    const count = offsets.length / WIDTH;
    this.allElements += count - (this.elements.get(path) ?? 0);
    this.elements.set(path, count);
    if (this.allElements > MAX_ELEMENTS) throw new MalformedXml(TOO_MANY_ELEMENTS);
    return offsets;
  }

  has(path: string): boolean {
    if (this.written.has(path) || this.parsed.has(path)) return true;
    return !this.removed.has(path) && this.container.has(path);
  }

  /** The text of an entry as it is stored, without changes made to its nodes. */
  text(path: string): string {
    const written = this.written.get(path);
    if (written === undefined) return this.container.text(path);
    return typeof written === 'string' ? written : new TextDecoder().decode(written);
  }

  /** The beginning of an entry's text: `length` bytes of it or more. Undefined if it is not UTF-8. */
  textStart(path: string, length: number): string | undefined {
    if (this.written.has(path)) return this.text(path);
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    try {
      return decoder.decode(this.container.bytesStart(path, length), { stream: true });
    } catch {
      return undefined;
    }
  }

  bytes(path: string): Uint8Array {
    const written = this.written.get(path);
    if (written === undefined) return this.container.bytes(path);
    return typeof written === 'string' ? new TextEncoder().encode(written) : written;
  }

  /** Writes an entry that is not one of the parsed XML files. */
  write(path: string, content: string | Uint8Array): void {
    this.version++;
    this.parsed.delete(path);
    this.written.set(path, content);
  }

  /** A new XML file around a root; replaces what was there. */
  create(path: string, root: XmlNode): XmlFile {
    const file = XmlFile.create(this.container.label(path), root);
    this.version++;
    this.written.delete(path);
    this.parsed.set(path, file);
    return file;
  }

  /** Gives an XML file another path. */
  move(from: string, to: string): void {
    const file = this.xml(from);
    if (from === to || !file) return;
    void file.source;
    this.remove(from);
    file.path = this.container.label(to);
    this.parsed.set(to, file);
  }

  remove(path: string): void {
    this.version++;
    this.parsed.delete(path);
    this.written.delete(path);
    if (this.container.has(path)) this.removed.add(path);
  }

  /** A text that is equal as long as nothing in the document changes. */
  get stamp(): string {
    let sum = 0;
    for (const file of this.parsed.values()) sum += file.version;
    return `${this.version} ${sum}`;
  }

  /** Size in bytes of an entry that is not a parsed XML file. */
  size(path: string): number {
    return this.written.has(path) ? this.bytes(path).length : this.container.size(path);
  }

  /** The entries that were written since the document was opened or saved, parsed XML files left out. */
  get writtenPaths(): string[] {
    return [...this.written.keys()];
  }

  /** The XML files that were opened so far. */
  get openFiles(): Iterable<XmlFile> {
    return this.parsed.values();
  }

  /** True when there is something to save. */
  get isChanged(): boolean {
    if (this.removed.size > 0 || this.written.size > 0) return true;
    return [...this.parsed].some(([path, file]) => this.isToWrite(path, file));
  }

  /** True after an edit. Changes of the selection and of the playhead are not edits. */
  get isEdited(): boolean {
    if (this.removed.size > 0 || this.written.size > 0) return true;
    return [...this.parsed].some(
      ([path, file]) => file.isChangedBeside(VIEW_STATE) || !this.container.has(path),
    );
  }

  /** Continues with a container that holds everything as it is now. */
  rebase(container: Container): void {
    this.version++;
    this.container = container;
    this.written.clear();
    this.removed.clear();
    for (const file of this.parsed.values()) file.markSaved();
  }

  /** The entries to write: path -> new content, or null for an entry that is gone. */
  changes(): Map<string, string | Uint8Array | null> {
    const changes = new Map<string, string | Uint8Array | null>();
    for (const path of this.removed) changes.set(path, null);
    for (const [path, content] of this.written) changes.set(path, content);
    for (const [path, file] of this.parsed) {
      if (this.isToWrite(path, file)) changes.set(path, file.serialize());
    }
    return changes;
  }

  private isToWrite(path: string, file: XmlFile): boolean {
    return file.isChanged || !this.container.has(path);
  }
}
