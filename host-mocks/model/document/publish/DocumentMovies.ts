import { pathToUri } from '../../../files/uri';
import type { Publication } from '../../../options';
import { invalidArgument } from '../../../realm/HostError';
import { DocumentCore } from '../DocumentCore';
import { swfPath } from './swfPath';

/** Publishing, exporting and testing movies: there is no compiler here, so that such calls are noted or refused. */
export abstract class DocumentMovies extends DocumentCore {
  publish(): void {
    const isMovie = this.publishing.readFormat('flash', '1') !== '0';
    this.notePublication('Document.publish', isMovie ? { target: this.swfUri } : {});
  }

  /** A dialogue asks for the file that is not named; nothing happens when it is cancelled. */
  exportSWF(fileURI = '', _bCurrentSettings = false): void {
    if (typeof fileURI !== 'string') throw invalidArgument('exportSWF', 1);
    const isAsked = fileURI === '' && this.host.canNote;
    const target = isAsked ? this.host.askForFile('Export Movie') : fileURI;
    if (target !== null) this.notePublication('Document.exportSWF', { target });
  }

  exportVideo(fileURI: string): void {
    if (typeof fileURI !== 'string') throw invalidArgument('exportVideo', 1);
    this.notePublication('Document.exportVideo', { target: fileURI });
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
    return this.host.canNote;
  }
  canTestScene(): boolean {
    return this.host.canNote;
  }

  getSWFPathFromProfile(): string {
    return swfPath(this);
  }

  notePublication(by: string, what: Pick<Publication, 'target' | 'item'> = {}): void {
    this.host.note({ by, document: this.name, profile: this.publishing.currentName, ...what });
  }

  /** The URI of the SWF file of the current profile. */
  get swfUri(): string {
    return pathToUri(swfPath(this), this.host.platform);
  }
}
