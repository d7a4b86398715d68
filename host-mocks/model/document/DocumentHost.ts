import type { DocumentLimits } from '../../../document/container/limits';
import type { OldFiles, Switches } from '../../options';
import type { Platform } from '../../../platform/Platform';
import type { WritePath } from '../../../platform/WritePath';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { TimelineClipboard } from '../timeline/TimelineClipboard';
import type { DocumentCore } from './DocumentCore';
import type { PictureExports } from './PictureExports';
import type { Publisher } from './publish/PublishRequest';

/** The clipboards of elements, frames, motion and layers. All documents share them. */
export interface Clipboard extends TimelineClipboard {
  /** A node with copies of elements, back to front, and the document whose items they show. */
  elements: { list: XmlNode; source: DocumentCore } | undefined;
  /** What `fl.clipCopyString` copied, if nothing was copied later; it replaces elements. */
  text: string | undefined;
}

export function emptyClipboard(): Clipboard {
  return {
    elements: undefined,
    text: undefined,
    frames: { ranges: [], source: undefined },
    motion: undefined,
    layers: { layers: [], source: undefined },
  };
}

/** The members of the program that a document needs. */
export interface DocumentHost {
  readonly platform: Platform;
  readonly switches: Switches;
  /** Bounds of documents, where they differ from the defaults. */
  readonly limits: Partial<DocumentLimits>;
  /** How binary FLA files are handled. */
  readonly oldFiles: OldFiles;
  /** Folders of fonts; default: none. */
  readonly fonts?: readonly string[];
  readonly clipboard: Clipboard;
  readonly pictures: PictureExports;
  /** Receives each fault of the document that does not keep it from opening. */
  warn(message: string): void;
  /** `fl.objectDrawingMode`: what is drawn becomes an object of its own. */
  readonly drawsObjects: boolean;
  /** Shows a line in the Output panel. */
  trace(text: string): void;
  /** Called when the document closes itself. */
  forget(document: DocumentCore): void;
  /** The next free number for `document.id`. */
  nextId(): number;
  /** The path of a URI that a script gave. @throws HostError for one that scripts may not touch. */
  resolveUri(uri: unknown, method: string): string;
  /** What a script may write at a URI. @throws HostError for what it may not. */
  uriToWrite(uri: unknown, method: string): WritePath;
  /** True if scripts may save documents; otherwise warns that they may not. */
  allowsSaving(document: DocumentCore, method: string): boolean;
  /** How calls that publish are handled. */
  readonly publishing: Publisher;
  /** The `file:///` URI of a file that a dialogue asks for; null when it is cancelled. */
  askForFile(title: string): string | null;
  /** @throws HostError for what scripts may not write. */
  checkToWrite(file: WritePath, method: string): void;
  /** Asks where to save a document that was never saved, and saves it there. False when the dialogue is cancelled. */
  saveAs(document: DocumentCore): boolean;
  /** Saves a document for a script. @see SavingByScripts.saveAt */
  saveForScript(document: DocumentCore, uri: unknown, method: string): boolean;
  /** Asks whether to save the changes of a document that is being closed. */
  askToSave(document: DocumentCore): boolean;
  /** Shows the dialogue that an XML file describes: the values of its controls, and `dismiss`. */
  xmlPanel(uri: unknown): Record<string, string>;
}
