import type { DocumentLimits } from '../../container/limits';
import type { Switches } from '../../options';
import type { Platform } from '../../platform/Platform';
import type { XmlNode } from '../../xml/XmlNode';
import type { Element } from '../elements/Element';
import type { TimelineClipboard } from '../timeline/TimelineClipboard';
import type { DocumentCore } from './DocumentCore';

/** The clipboards of elements, frames, motion and layers. All documents share them. */
export interface Clipboard extends TimelineClipboard {
  /** Copies of elements, back to front, and the document whose items they show. */
  elements: { nodes: XmlNode[]; source: DocumentCore } | undefined;
}

export function emptyClipboard(): Clipboard {
  return {
    elements: undefined,
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
  /** Folders of fonts; default: none. */
  readonly fonts?: readonly string[];
  readonly clipboard: Clipboard;
  /** A fault of the document that does not keep it from opening. */
  warn(message: string): void;
  /** `fl.objectDrawingMode`: what is drawn becomes an object of its own. */
  readonly drawsObjects: boolean;
  /** Shows a line in the Output panel. */
  trace(text: string): void;
  /** Called when the document closes itself. */
  forget(document: DocumentCore): void;
  /** The next free number for `document.id`. */
  nextId(): number;
  /** The path behind a URI that a script gave. @throws HostError for one that scripts may not touch. */
  resolveUri(uri: unknown, method: string): string;
  /** True when scripts may save documents; otherwise warns that they may not. */
  allowsSaving(document: DocumentCore, method: string): boolean;
  /** @throws HostError for a path that scripts may not touch. */
  checkPath(file: string, method: string): void;
  /** Asks where to save a document that was never saved, and saves it there. False when the dialogue is cancelled. */
  saveAs(document: DocumentCore): boolean;
  /** Asks whether the changes of a document that is being closed shall be saved. */
  askToSave(document: DocumentCore): boolean;
  /** The data of a bitmap item that shows elements: what lies in that part of their timeline, in pixels. */
  bitmapOf(
    document: DocumentCore,
    elements: readonly Element[],
    view: { x: number; y: number; width: number; height: number },
  ): Uint8Array;
  /** Shows the dialogue that an XML file describes: the values of its controls, and `dismiss`. */
  xmlPanel(uri: unknown): Record<string, string>;
}
