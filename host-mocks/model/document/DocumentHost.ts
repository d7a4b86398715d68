import type { Switches } from '../../options';
import type { XmlNode } from '../../xml/XmlNode';
import type { CopiedFrames } from '../timeline/frames/clipboard';
import type { CopiedLayer } from '../timeline/layers/clipboard';
import type { DocumentCore } from './DocumentCore';

/** What was copied last: elements, frames and layers have clipboards of their own, shared by all documents. */
export interface Clipboard {
  /** Copies of element nodes, back to front. */
  elements: XmlNode[];
  /** Frames of one layer each, top first. */
  frames: CopiedFrames[];
  /** Layers with the places of their parents among them, top first. */
  layers: CopiedLayer[];
}

export function emptyClipboard(): Clipboard {
  return { elements: [], frames: [], layers: [] };
}

/** What a document needs to know of the program that it is open in. */
export interface DocumentHost {
  readonly switches: Switches;
  readonly clipboard: Clipboard;
  /** A fault of the document that does not keep it from opening. */
  warn(message: string): void;
  /** Called when the document closes itself. */
  forget(document: DocumentCore): void;
  /** The next free number for `document.id`. */
  nextId(): number;
}
