import type { FileAccess } from '../../files/FileAccess';
import type { Answer, Dialog, HostOptions } from '../../options';
import type { HostObject } from '../../realm/HostObject';
import type { Clipboard } from '../document/DocumentHost';
import type { Document } from '../document/Document';
import type { PictureExports } from '../document/PictureExports';
import type { Dialogues } from './Dialogues';
import type { Events } from './Events';
import type { PanelResult } from './xmlPanel';

/** The members of the host that `fl` and its parts need. */
export interface ProgramHost {
  readonly options: Pick<HostOptions, 'era'>;
  readonly files: FileAccess;
  readonly events: Events;
  readonly pictures: PictureExports;
  /** Open documents, in the order of opening. */
  readonly documents: readonly Document[];
  /** The active document. */
  readonly active: Document | null;
  /** The files of the documents opened so far, the latest last. */
  readonly opened: readonly string[];

  open(path: string): Document;
  /** Reads a document without opening it for the user. */
  read(path: string): Document;
  /** True for a font in the host's folders of fonts. */
  hasFont(name: string): boolean;
  readonly clipboard: Clipboard;
  /** Opens a new empty document. */
  /** Makes a new document with these attributes of its root the active one. */
  create(name?: string, attributes?: Record<string, string>): Document;
  /** Notes that a document that is not open would be published; false if it does not have such a profile. */
  publishAside(path: string, profile: string | undefined): boolean;
  activate(document: Document | null): void;
  /** True if scripts may save documents; otherwise warns that they may not. */
  allowsSaving(document: Document, method: string): boolean;
  saveInPlace(document: Document): boolean;
  saveForScript(document: Document, uri: unknown, method: string): boolean;
  saveAs(document: Document): boolean;

  /** Returns the number for removing the listener. */
  addListener(type: string, callback: unknown): number;

  /** The answer to a dialogue. @throws HostError if there is none. */
  ask(dialog: Dialog): Answer;
  /** Shows the dialogue that an XML file describes. */
  xmlPanel(uri: unknown): PanelResult;
  readonly dialogues: Dialogues;
  warn(message: string): void;
  /** Makes the object for `new SpriteSheetExporter` in a script. */
  newSpriteSheetExporter(): HostObject;
  onTrace(text: string): void;
  onAlert(text: string): void;

  /** The file that `fl.scriptURI` names. */
  readonly namedScript: string | undefined;
  /** Runs a script in a scope of its own, then one of its functions with these values of the script's; see `fl.runScript`. */
  runApart(file: string, functionName: string | undefined, args: readonly unknown[]): string | undefined;
}
