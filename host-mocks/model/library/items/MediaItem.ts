import { HostError } from '../../../../document/checks/HostError';
import { ListedItem } from './ListedItem';
import { MEDIUM } from '../../../../document/xfl/schema/itemSchema';

/** The common members of bitmaps, sounds and videos: they were imported from a file. */
export abstract class MediaItem extends ListedItem {
  /** Seconds since 1970 of the last import, eight hexadecimal digits. */
  get lastModifiedDate(): string {
    return hexSeconds(MEDIUM.sourceLastImported.read(this.node));
  }

  /** `file:///` URI of the file that was imported; relative paths are taken from the document's folder. */
  get sourceFilePath(): string {
    const path = MEDIUM.sourceExternalFilepath.read(this.node);
    return path === '' ? '' : this.library.document.uriOf(path);
  }

  /** Also false for a file that scripts may not touch. */
  get sourceFileExists(): boolean {
    return this.sourceTime !== undefined;
  }
  /** Seconds since 1970, eight hexadecimal digits: the time of the imported file's last change; 0 if it is missing. */
  get fileLastModifiedDate(): string {
    return hexSeconds(this.sourceFileExists ? MEDIUM.sourceLastImported.read(this.node) : 0);
  }
  get sourceFileIsCurrent(): boolean {
    return this.sourceTime === MEDIUM.sourceLastImported.read(this.node);
  }

  private get sourceTime(): number | undefined {
    const { sourceFilePath } = this;
    return sourceFilePath === '' ? undefined : this.library.document.modifiedAt(sourceFilePath);
  }
}

/** A time as the host shows it: seconds since 1970 in eight hexadecimal digits. */
export function hexSeconds(seconds: number): string {
  if (seconds < 0) throw new HostError(`A time before 1970: ${seconds}`);
  return seconds.toString(16).padStart(8, '0');
}

/** @throws HostError for a value that is not a text. */
export function checkFileUri(method: string, fileURI: unknown): void {
  if (typeof fileURI !== 'string')
    throw new HostError(`${method}: expected a file:/// URI, got ${String(fileURI)}`);
}
