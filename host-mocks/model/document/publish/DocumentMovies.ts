import { invalidArgument } from '../../../../document/checks/HostError';
import { bareName } from '../../../../document/container/bareName';
import { formatOf } from '../../../../document/xfl/publishFormat';
import type { PublishedPicture } from './pictureSettings';
import { pathToUri } from '../../../files/uri';
import type { Publication } from '../../../options';
import { DocumentCore } from '../DocumentCore';

/**
 * Publishing, exporting and testing movies. The option `publishing` says whether such a call is refused, noted or
 * carried out; videos are never made, and movies are never tested.
 */
export abstract class DocumentMovies extends DocumentCore {
  publish(): void {
    this.publishAs('Document.publish');
  }

  /** Publishes by the current profile. @param by - the called member */
  publishAs(by: string): void {
    const { publishing, platform } = this.host;
    const hasFilm = formatOf(this) === 'canvas' || this.publishing.readFormat('flash', '1') !== '0';
    const format = hasFilm ? formatOf(this) : undefined;
    const pictures = picturesOf(this);
    const file = format === 'canvas' ? canvasPath(this) : hasFilm ? swfPath(this) : pictures.at(0)?.file;
    const folder = this.location === undefined ? undefined : platform.paths.dirname(file ?? this.location);
    const target = file === undefined ? {} : { target: pathToUri(file, platform) };
    publishing.publish(this, {
      ...{ publication: this.publication(by, target), format, folder, pictures },
      library: isMade(this, 'swc') ? filePath(this, 'swc', '.swc') : undefined,
      unmade: unmadeFormats(this),
    });
  }

  /** Without a name, a dialogue asks for the file; nothing happens when it is cancelled. */
  exportSWF(fileURI = '', _bCurrentSettings = false): void {
    if (typeof fileURI !== 'string') throw invalidArgument('exportSWF', 1);
    const isAsked = fileURI === '' && this.host.publishing.canNote;
    const target = isAsked ? this.host.askForFile('Export Movie') : fileURI;
    if (target === null) return;
    const publication = this.publication('Document.exportSWF', { target });
    this.host.publishing.publish(this, { publication, format: 'swf', folder: undefined, target });
  }

  /** Writes the movie or the library of one symbol, or notes it, by the option. */
  exportSymbol(item: string, target: string, format: 'swf' | 'swc'): void {
    const by = `SymbolItem.export${format.toUpperCase()}`;
    const publication = this.publication(by, { target, item });
    this.host.publishing.publish(this, { publication, format, folder: undefined, target });
  }

  exportVideo(fileURI: string): void {
    if (typeof fileURI !== 'string') throw invalidArgument('exportVideo', 1);
    this.notePublication('Document.exportVideo', { target: fileURI });
  }

  /** Noted: Adobe Media Encoder would write the file. */
  exportMedia(fileURI: string, format: string, preset: string): void {
    if (typeof fileURI !== 'string') throw invalidArgument('exportMedia', 1);
    if (typeof format !== 'string') throw invalidArgument('exportMedia', 2);
    if (typeof preset !== 'string') throw invalidArgument('exportMedia', 3);
    this.notePublication('Document.exportMedia', { target: fileURI });
  }

  testMovie(_abortIfErrorsExist = false): void {
    this.notePublication('Document.testMovie', { target: this.swfUri });
  }
  testScene(): void {
    this.notePublication('Document.testScene');
  }
  debugMovie(_abortIfErrorsExist = false): void {
    this.notePublication('Document.debugMovie', { target: this.swfUri });
  }
  canTestMovie(): boolean {
    return this.host.publishing.canNote;
  }
  canTestScene(): boolean {
    return this.host.publishing.canNote;
  }

  getSWFPathFromProfile(): string {
    return swfPath(this);
  }

  notePublication(by: string, what: Pick<Publication, 'target' | 'item'> = {}): void {
    this.host.publishing.note(this.publication(by, what));
  }

  private publication(by: string, what: Pick<Publication, 'target' | 'item'>): Publication {
    return { by, document: this.name, profile: this.publishing.currentName, ...what };
  }

  /** The URI of the SWF file of the current profile. */
  private get swfUri(): string {
    return pathToUri(swfPath(this), this.host.platform);
  }
}

/** The SWF file of the current profile; only its name for a document that was never saved. */
function swfPath(document: DocumentCore): string {
  return filePath(document, 'flash', '.swf');
}

/** The file of a format of the current profile; only its name for a document that was never saved. */
function filePath(document: DocumentCore, format: string, ending: string): string {
  const { host, location, name, publishing } = document;
  const own = `${bareName(name)}${ending}`;
  const isNamed = publishing.readFormat(`${format}DefaultName`, '1') === '0';
  const file = isNamed ? publishing.readFormat(`${format}FileName`, own).replace(/\\/g, '/') : own;
  const { paths } = host.platform;
  return location === undefined ? file : paths.resolve(paths.dirname(location), file);
}

const PICTURES: readonly (readonly [PublishedPicture, ending: string])[] = [
  ['gif', '.gif'],
  ['jpeg', '.jpg'],
  ['png', '.png'],
];

function picturesOf(document: DocumentCore): { kind: PublishedPicture; file: string }[] {
  return PICTURES.filter(([kind]) => isMade(document, kind)).map(([kind, ending]) => ({
    kind,
    file: filePath(document, kind, ending),
  }));
}

/** True for a format that the current profile has on. A SWC has two switches: that of all formats, and one of SWF's settings. */
function isMade({ publishing }: DocumentCore, format: string): boolean {
  return (
    publishing.readFormat(format, '0') === '1' ||
    (format === 'swc' && publishing.read('ExportSwc', '0') !== '0')
  );
}

/** The formats of profiles that are not made, as the dialogue calls them. */
const UNMADE = {
  projectorWin: 'Windows projector',
  projectorMac: 'Mac projector',
  oam: 'OAM package',
  qt: 'QuickTime',
  rnwk: 'RealPlayer',
};

function unmadeFormats(document: DocumentCore): string[] {
  return Object.entries(UNMADE).flatMap(([format, name]) => (isMade(document, format) ? [name] : []));
}

/**
 * The script as which the current profile publishes HTML5 Canvas; only its name for a document that was never saved.
 */
function canvasPath(document: DocumentCore): string {
  const { host, location, name, publishing } = document;
  const own = `${bareName(name)}.js`;
  const isNamed = publishing.readCanvas('default') === 'false';
  const named = isNamed ? publishing.readCanvas('filename')?.replace(/\\/g, '/') : undefined;
  const { paths } = host.platform;
  return location === undefined ? (named ?? own) : paths.resolve(paths.dirname(location), named ?? own);
}
