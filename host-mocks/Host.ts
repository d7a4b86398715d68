import { contract } from './contract/contract';
import type { DocumentLimits } from './container/limits';
import { MemoryContainer } from './container/MemoryContainer';
import { openContainer } from './container/openContainer';
import { buildXfl } from './literal/build';
import type { DocumentLiteral } from './literal/types';
import type { Document } from './model/document/Document';
import type { DocumentCore } from './model/document/DocumentCore';
import { emptyClipboard, type DocumentHost } from './model/document/DocumentHost';
import { openDocument } from './model/document/openDocument';
import { FileAccess } from './files/FileAccess';
import { Flash } from './model/program/Flash';
import { FLfile } from './model/program/FLfile';
import { Events, type EventType } from './model/program/Events';
import { saveAt } from './model/document/files/save';
import type { Element } from './model/elements/Element';
import { models } from './model/models';
import type { ProgramHost } from './model/program/ProgramHost';
import { TopLevel } from './model/program/TopLevel';
import { defaults, type Answer, type Dialog, type HostOptions, type Switches } from './options';
import { HostError, invalidArgument } from './realm/HostError';
import { xmlPanel, type PanelResult } from './model/program/xmlPanel';
import { decodeText } from './files/decodeText';
import { Realm } from './realm/Realm';
import { bitmapOf } from './render/bitmapOf';
import type { View } from './render/View';
import { Installation } from './realm/Installation';
import { scriptGlobals } from './scriptGlobals';
import { Scripts } from './scripts/Scripts';
import { limitLanguage } from './language/limit';
import { ScriptSyntaxError } from './language/ScriptSyntaxError';
import type { Platform } from './platform/Platform';
import type { World } from './platform/World';
import { worldHere } from './realm/worldHere';

/** A running host: its open documents, what it was told to be, its realm, and what it said. */
export class Host implements DocumentHost, ProgramHost {
  readonly options: HostOptions;
  readonly world: World;
  readonly realm: Realm;
  readonly files: FileAccess;
  readonly scripts: Scripts;
  /** The members of a script's global object: name -> descriptor. */
  readonly globals: PropertyDescriptorMap;
  /** The model of `fl`. */
  readonly flash: Flash;
  /** Open documents, in the order in which they were opened. */
  readonly documents: Document[] = [];
  /** The document in front. */
  active: Document | null = null;
  /** Everything traced since the host was made, one text per call; clearing the panel leaves it. */
  readonly output: string[] = [];
  readonly alerts: string[] = [];
  /** Faults of documents that did not keep them from opening. */
  readonly warnings: string[] = [];
  readonly clipboard = emptyClipboard();
  /** The text that `fl.clipCopyString` copied last. */
  clipboardText = '';
  readonly events = new Events();
  /** Files of documents opened so far, the latest last. */
  readonly opened: string[] = [];
  private answered = 0;
  private lastId = 0;
  private untitled = 0;

  constructor(
    readonly platform: Platform,
    options: Partial<HostOptions> = {},
  ) {
    this.options = { ...defaults, ...options };
    this.world = this.options.realm === 'separate' ? platform.createWorld() : worldHere();
    this.realm = new Realm(this.world, contract, models, this.options);
    const isLimited = this.options.realm === 'separate' && !this.options.modern;
    if (isLimited) limitLanguage(this.world, (file) => this.scriptUri(file));
    this.scripts = new Scripts(this.world, platform.disk, isLimited);
    const { roots, configDirectory } = this.options;
    this.files = new FileAccess(
      platform,
      configDirectory === undefined ? roots : [...roots, configDirectory],
    );
    this.flash = new Flash(this);
    this.globals = scriptGlobals({
      realm: this.realm,
      flash: this.flash,
      topLevel: new TopLevel(this),
      fileLibrary: new FLfile(this.files),
      isOwnWorld: this.options.realm === 'separate',
      active: () => this.active,
    });
    if (this.options.realm === 'separate') new Installation(this.world.global, this.globals);
  }

  get limits(): Partial<DocumentLimits> {
    return this.options.limits;
  }

  get fonts(): readonly string[] {
    return this.options.fonts;
  }

  get switches(): Switches {
    return this.options;
  }

  /** Opens an FLA, an XFL folder or an `.xfl` file and puts it in front. */
  open(path: string): Document {
    const document = openDocument(openContainer(this.platform, path, this.options.limits), this);
    const open = this.documents.find((other) => other.path === document.path);
    if (open) {
      this.activate(open);
      return open;
    }
    if (document.path !== undefined) this.opened.push(document.path);
    return this.add(document, 'documentOpened');
  }

  /** Opens a document described by a literal; it lies nowhere on disk. */
  openLiteral(literal: DocumentLiteral): Document {
    const files = Object.fromEntries(buildXfl(literal));
    const container = new MemoryContainer(literal.name ?? this.untitledName(), files);
    return this.add(openDocument(container, this), 'documentNew');
  }

  create(): Document {
    return this.openLiteral({});
  }

  /** The URI of a script that runs here, for stacks; undefined for the host's own files. */
  private scriptUri(file: string | undefined): string | undefined {
    return file !== undefined && this.scripts.files.has(file) ? this.files.toUri(file) : undefined;
  }

  get callingScript(): string | undefined {
    return this.scripts.parent;
  }

  runApart(file: string, functionName: string | undefined, args: readonly unknown[]): unknown {
    try {
      return this.scripts.runApart(file, functionName, args);
    } catch (error) {
      throw error instanceof ScriptSyntaxError ? new HostError(error.message, 'SyntaxError') : error;
    }
  }

  /** Brings an open document to the front. */
  activate(document: Document | null): void {
    if (this.active === document) return;
    this.active = document;
    this.events.dispatch('documentChanged');
  }

  private add(document: Document, event: EventType): Document {
    this.documents.push(document);
    this.events.dispatch(event);
    this.activate(document);
    return document;
  }

  /** Takes a document that closes itself out of the list; the one opened before it comes to the front. */
  forget(document: DocumentCore): void {
    const index = this.documents.findIndex((open) => open === document);
    if (index < 0) return;
    this.documents.splice(index, 1);
    this.events.dispatch('documentClosed');
    if (this.active === document) this.activate(this.documents.at(-1) ?? null);
  }

  /** Closes every document without saving; their objects throw from then on. */
  closeAll(): void {
    for (const document of [...this.documents]) document.close(false);
  }

  private untitledName(): string {
    return `Untitled-${++this.untitled}`;
  }

  /** The next free number for `document.id`. */
  nextId(): number {
    return ++this.lastId;
  }

  resolveUri(uri: unknown, method: string): string {
    return this.files.resolve(uri, method);
  }

  checkPath(file: string, method: string): void {
    this.files.check(file, method);
  }

  allowsSaving(document: DocumentCore, method: string): boolean {
    const { canSave } = this.options;
    if (!canSave) this.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
    return canSave;
  }

  /** Asks where to save a document, and saves it there. False when the dialogue is cancelled. */
  saveAs(document: DocumentCore): boolean {
    if (!this.allowsSaving(document, 'fl.saveDocumentAs')) return false;
    const uri = this.flash.browseForFileURL('save', `Save ${document.name} as`);
    return uri !== null && saveAt(document, this.files.resolve(uri, 'save'), {});
  }

  /** Saves a document where it lies, changed or not; one that lies nowhere is asked about. */
  saveInPlace(document: DocumentCore): boolean {
    if (document.location === undefined) return this.saveAs(document);
    if (!this.allowsSaving(document, 'fl.saveDocument')) return false;
    this.files.check(document.location, 'fl.saveDocument');
    return saveAt(document, undefined, {});
  }

  /** Asks whether the changes of a document that is being closed shall be saved. */
  askToSave(document: DocumentCore): boolean {
    return this.ask({ kind: 'confirm', text: `Save changes to ${document.name}?` }) === true;
  }

  trace(text: string): void {
    this.flash.trace(text);
  }
  get drawsObjects(): boolean {
    return this.flash.objectDrawingMode;
  }

  warn(message: string): void {
    this.warnings.push(message);
    this.options.onWarning?.(message);
  }

  onTrace(text: string): void {
    this.output.push(text);
    this.options.onTrace?.(text);
  }

  onAlert(text: string): void {
    this.alerts.push(text);
    this.options.onAlert?.(text);
  }

  /**
   * The answer to a dialogue.
   *
   * @throws HostError naming the dialogue where no answer was prepared: nobody sits in front of this host.
   */
  ask(dialog: Dialog): Answer {
    const { answers } = this.options;
    const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
    if (answer !== undefined) return answer;
    throw new HostError(
      `${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`,
    );
  }

  /** Shows the dialogue that an XML file describes. */
  bitmapOf(document: DocumentCore, elements: readonly Element[], view: View): Uint8Array {
    return bitmapOf(document, elements, view);
  }

  xmlPanel(uri: unknown): PanelResult {
    const file = this.files.resolve(uri, 'xmlPanel');
    if (!this.platform.disk.exists(file)) throw invalidArgument('xmlPanel', 1);
    return xmlPanel(decodeText(this.platform.disk.read(file)), 'xmlPanel', (dialog) => this.ask(dialog));
  }
}
