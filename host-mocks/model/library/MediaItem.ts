import { HostError } from '../../realm/HostError';
import type { XmlNode } from '../../xml/XmlNode';
import { readInteger } from '../xfl/attributes';
import { ListedItem } from './ListedItem';

/** The common members of bitmaps, sounds and videos: they were imported from a file. */
export abstract class MediaItem extends ListedItem {
  /** Seconds since 1970 of the last import, eight hexadecimal digits. */
  get lastModifiedDate(): string {
    return hexSeconds(this.importedDate);
  }

  /** `file:///` URI of the file that was imported; relative paths are taken from the document's folder. */
  get sourceFilePath(): string {
    const path = this.node.attr('sourceExternalFilepath');
    return path === undefined ? '' : this.library.document.uriOf(path);
  }

  /** False also for a file outside the folders that scripts may touch. */
  get sourceFileExists(): boolean {
    return this.modifiedAt !== undefined;
  }

  /** True while the imported file has the date that it had when it was imported. */
  get sourceFileIsCurrent(): boolean {
    const { modifiedAt } = this;
    return modifiedAt !== undefined && Math.floor(modifiedAt / 1000) === this.importedDate;
  }

  /** The date of the file when it was imported, eight hexadecimal digits; `00000000` for a file that is gone. */
  get fileLastModifiedDate(): string {
    return hexSeconds(this.sourceFileExists ? this.importedDate : 0);
  }

  private get modifiedAt(): number | undefined {
    return this.library.document.modifiedAt(this.sourceFilePath);
  }

  /** The document notes the date of the file, not that of the import. */
  private get importedDate(): number {
    return readInteger(this.node, 'sourceLastImported');
  }
}

/** A time as the host shows it: seconds since 1970 in eight hexadecimal digits. */
export function hexSeconds(seconds: number): string {
  if (seconds < 0) throw new HostError(`A time before 1970: ${seconds}`);
  return seconds.toString(16).padStart(8, '0');
}

/** @throws HostError for what is no text. */
export function checkFileUri(method: string, fileURI: unknown): void {
  if (typeof fileURI !== 'string')
    throw new HostError(`${method}: expected a file:/// URI, got ${String(fileURI)}`);
}

/** True for an item that names a file of the document in an attribute. */
export function hasFile(node: XmlNode, attribute: string): boolean {
  return (node.attr(attribute) ?? '') !== '';
}
