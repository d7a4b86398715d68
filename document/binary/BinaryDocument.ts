import { BinaryFault } from './BinaryFault';
import type { Catalogue, DocumentPage } from './catalogue/Catalogue';
import { isTooOld } from './catalogue/isTooOld';
import { readCatalogue } from './catalogue/readCatalogue';
import { releaseName } from './catalogue/Release';
import { CompoundFile } from './compound/CompoundFile';
import { nameForeignFile } from './compound/nameForeignFile';
import type { BinaryLimits } from './BinaryLimits';
import { MediaFiles } from './media/MediaFiles';
import type { PageRecord } from './timeline/readPage';
import { readTimeline } from './timeline/readTimeline';
import { catalogueLosses } from './xfl/catalogueLosses';
import { hrefOf } from './xfl/hrefOf';
import { LibraryNames } from './xfl/LibraryNames';
import { writeDocument } from './xfl/writeDocument';
import { writePublishSettings } from './xfl/writePublishSettings';
import { writeSymbolItem } from './xfl/writeSymbolItem';
import { XmlWriter } from './xfl/XmlWriter';

export interface BinaryOptions {
  limits: BinaryLimits;
  /** Reads what is left of a damaged file. */
  isSalvage?: boolean;
  /** The name of the document without `.fla`: published files are named after it. */
  name: string;
  /** Called for each part that could not be read, with its position in the file and the reason. */
  onFault: (place: string, reason: string) => void;
}

const DOCUMENT = 'DOMDocument.xml';
const PUBLISHING = 'PublishSettings.xml';
const MOBILE = 'MobileSettings.xml';
const METADATA = 'META-INF/metadata.xml';
const DOCUMENT_STEP = '     ';
const LIBRARY_STEP = '  ';
const TOO_OLD = 'is a document of Flash 4 or older; open it in Flash 5 to CS4 and save it again';

/**
 * A document of Flash 5 to CS4, presented as the files of the XFL to which Flash CS5 would convert it. Opening reads
 * the catalogue; a timeline is read with the file that contains it. A part that cannot be read is reported once, and
 * the rest is still available: a timeline that cannot be read is empty.
 */
export class BinaryDocument {
  private readonly file: CompoundFile;
  private readonly catalogue: Catalogue;
  private readonly libraryNames: LibraryNames;
  private readonly media: MediaFiles;
  private readonly symbols = new Map<string, DocumentPage>();
  private readonly texts = new Map<string, () => string>();
  private readonly notKept = new Set<string>();
  /** A stream is the timeline of one scene or symbol. */
  private readonly owners = new Map<string, DocumentPage>();

  /** @throws BinaryFault if the file is damaged, or is not a document of Flash */
  constructor(
    bytes: Uint8Array,
    private readonly options: BinaryOptions,
  ) {
    const { limits, onFault } = options;
    this.file = new CompoundFile(bytes, limits, options.isSalvage);
    if (!this.file.has('Contents')) throw new BinaryFault(nameForeignFile(this.file));
    const contents = this.file.readCut('Contents');
    if (isTooOld(contents)) throw new BinaryFault(TOO_OLD);
    const { catalogue, fault } = readCatalogue(contents, limits.maxDepth);
    if (catalogue.scenes.length === 0) {
      throw new BinaryFault(fault === null ? 'holds no scene' : `Contents: ${fault.message}`);
    }
    if (fault !== null) onFault('Contents', `${fault.message}; what follows it is missing`);
    this.catalogue = catalogue;
    this.libraryNames = new LibraryNames(catalogue);
    this.media = new MediaFiles(this.file, catalogue);
    this.listTexts();
  }

  /** `Flash 8`. */
  get release(): string {
    return releaseName(this.catalogue.version);
  }

  /** The names of all files, as in an XFL document. */
  names(): string[] {
    return [...this.texts.keys(), ...this.media.names().map((name) => `bin/${name}`)];
  }

  has(name: string): boolean {
    return this.texts.has(name) || (name.startsWith('bin/') && this.media.has(name.slice(4)));
  }

  /** True for text files; the others are media. */
  isText(name: string): boolean {
    return this.texts.has(name);
  }

  /** The text of a file; it is generated at each call. */
  text(name: string): string {
    return this.texts.get(name)?.() ?? '';
  }

  /** The beginning of the text: for symbols the root's tag, which needs only the catalogue. */
  textStart(name: string): string {
    const symbol = this.symbols.get(name);
    if (symbol === undefined) return this.text(name);
    return this.write(LIBRARY_STEP, (xml) => this.writeSymbol(xml, symbol, null));
  }

  /** The bytes of a medium, or its first `length` bytes. */
  mediaBytes(name: string, length?: number): Uint8Array {
    return this.media.bytes(name.slice(4), length);
  }

  mediaSize(name: string): number {
    return this.media.size(name.slice(4));
  }

  /** Descriptions of all parts of the document that the generated files do not contain; reads the whole document. */
  losses(): string[] {
    for (const name of this.texts.keys()) this.text(name);
    return [...catalogueLosses(this.catalogue), ...this.notKept];
  }

  private listTexts(): void {
    const { catalogue, texts } = this;
    for (const page of [...catalogue.scenes, ...catalogue.symbols]) {
      if (!this.owners.has(page.stream)) this.owners.set(page.stream, page);
    }
    texts.set(DOCUMENT, () => this.documentText());
    for (const symbol of catalogue.symbols) {
      const entry = `LIBRARY/${hrefOf(this.libraryNames.path(symbol))}`;
      if (texts.has(entry)) continue;
      this.symbols.set(entry, symbol);
      texts.set(entry, () =>
        this.write(LIBRARY_STEP, (xml) => this.writeSymbol(xml, symbol, this.timeline(symbol))),
      );
    }
    if (catalogue.profiles.length > 0) {
      texts.set(PUBLISHING, () =>
        this.write(LIBRARY_STEP, (xml) => writePublishSettings(xml, catalogue, this.options.name)),
      );
    }
    if (catalogue.mobileSettings !== '') texts.set(MOBILE, () => catalogue.mobileSettings);
    if (catalogue.metadata !== '') texts.set(METADATA, () => catalogue.metadata);
  }

  private documentText(): string {
    const { catalogue, libraryNames: names, media } = this;
    return this.write(DOCUMENT_STEP, (xml) => {
      writeDocument({ xml, names, catalogue, media, note: this.noteLoss }, (index) =>
        this.timeline(catalogue.scenes[index]),
      );
    });
  }

  private readonly noteLoss = (what: string): void => {
    this.notKept.add(what);
  };

  private writeSymbol(xml: XmlWriter, symbol: DocumentPage, page: PageRecord | null): void {
    writeSymbolItem({ xml, names: this.libraryNames, note: this.noteLoss }, symbol, page);
  }

  private write(step: string, write: (xml: XmlWriter) => void): string {
    const xml = new XmlWriter(step, this.options.limits.maxTextLength);
    write(xml);
    return xml.toString();
  }

  /** The timeline of a scene or symbol; null if it cannot be read. */
  private timeline(page: DocumentPage): PageRecord | null {
    const { stream, name, number } = page;
    const { limits, onFault } = this.options;
    try {
      if (this.owners.get(stream) !== page)
        throw new BinaryFault(`the stream ${JSON.stringify(stream)} belongs to another`);
      return readTimeline(this.file.read(stream), objectDepth(limits));
    } catch (error) {
      if (!(error instanceof BinaryFault)) throw error;
      onFault(
        `${number === 0 ? 'scene' : 'symbol'} ${JSON.stringify(name)}`,
        `${error.message}; its timeline is empty`,
      );
      return null;
    }
  }
}

/** A group becomes two nested elements, below up to this many others. */
const ELEMENTS_ABOVE = 16;

/** Maximum nesting of objects whose XML does not exceed the limit of nesting. */
function objectDepth({ maxDepth }: BinaryLimits): number {
  return Math.max(4, Math.floor((maxDepth - ELEMENTS_ABOVE) / 2));
}
