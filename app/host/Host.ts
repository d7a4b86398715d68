import { habitWatchIn } from '../habits/makeHabitWatch';
import { HostExports } from './HostExports';
import type { DocumentLimits } from '../../document/container/limits';
import { MemoryContainer } from '../../document/container/MemoryContainer';
import type { Document } from '../../host-mocks/model/document/Document';
import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import { emptyClipboard, type DocumentHost } from '../../host-mocks/model/document/DocumentHost';
import { openFiles } from '../../host-mocks/model/document/files/openFiles';
import { newDocument } from '../../host-mocks/model/document/newDocument';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { warnOfMissingMedia } from '../../host-mocks/model/library/missingMedia';
import { FileAccess, ownConfigFolder } from '../../host-mocks/files/FileAccess';
import type { Flash } from '../../host-mocks/model/program/Flash';
import { Events, type EventType } from '../../host-mocks/model/program/Events';
import { watchStage } from '../../host-mocks/model/program/StageEvents';
import { SavingByScripts } from '../../host-mocks/model/document/files/SavingByScripts';
import {
  PublishingByScripts,
  type PublicationWriter,
} from '../../host-mocks/model/program/PublishingByScripts';
import type { ProgramHost } from '../../host-mocks/model/program/ProgramHost';
import { SpriteSheetExporter } from '../../host-mocks/model/exporters/SpriteSheetExporter';
import { TextureAtlasExporter } from '../../host-mocks/model/exporters/TextureAtlasExporter';
import { ProgramObjects } from '../../host-mocks/model/program/ProgramObjects';
import type { Answer, Dialog, HostOptions, OldFiles, Publication, Switches } from '../../host-mocks/options';
import { checkOptions } from '../../host-mocks/checkOptions';
import type { PanelResult } from '../../host-mocks/model/program/xmlPanel';
import { Dialogues } from '../../host-mocks/model/program/Dialogues';
import { KeptLines } from '../../host-mocks/realm/KeptLines';
import type { Realm } from '../../host-mocks/realm/Realm';
import { Realms } from '../../host-mocks/Realms';
import { Faces, readFontFolders } from '../../output/svg/fonts/Faces';
import { scriptGlobals } from '../../host-mocks/scriptGlobals';
import type { Scripts } from '../../host-mocks/scripts/Scripts';
import type { StackFrame } from '../../host-mocks/scripts/StackFrame';
import { scratchPlatform } from '../../platform/overlay/scratchPlatform';
import type { Platform } from '../../platform/Platform';
import type { WritePath } from '../../platform/WritePath';
import type { World } from '../../platform/World';

/** A running host: its open documents, its options, its realm and its output. */
export class Host implements DocumentHost, ProgramHost {
  readonly options: HostOptions;
  readonly platform: Platform;
  readonly files: FileAccess;
  readonly realms: Realms;
  /** Open documents, in the order in which they were opened. */
  readonly documents: Document[] = [];
  /** The active document. */
  active: Document | null = null;
  private readonly traced = new KeptLines();
  private readonly alerted = new KeptLines();
  /** All traces since the host was created, one text per call, also those cleared from the panel; of very many only the newest. */
  readonly output: string[] = this.traced.lines;
  readonly alerts: string[] = this.alerted.lines;
  /** Faults of documents that could be opened nevertheless. */
  readonly warnings: string[] = [];
  readonly clipboard = emptyClipboard();
  readonly events = new Events((type) => watchStage(this, type));
  readonly pictures: HostExports;
  /** Files of documents opened so far, the latest last. */
  readonly opened: string[] = [];
  readonly dialogues: Dialogues;
  readonly saving: SavingByScripts;
  readonly publishing: PublishingByScripts;
  private program: ProgramObjects | undefined;
  private lastId = 0;
  private untitled = 0;

  constructor(
    platform: Platform,
    options: Partial<HostOptions> = {},
    /** Writes what scripts publish. It is large, so pages omit it. */
    writePublication?: PublicationWriter,
  ) {
    this.options = checkOptions(options);
    this.dialogues = new Dialogues(this.options.answers, (source) =>
      this.scripts.runScoped(source, this.scripts.current ?? 'dialogue'),
    );
    this.platform = scratchPlatform(platform, ownConfigFolder(this.options, platform.paths));
    this.files = new FileAccess(this.platform, this.options);
    // Scripts see the files of a document as they were when it was opened.
    this.files.onWrite = (file) => {
      for (const document of this.documents) document.files.container.hold?.(file);
    };
    this.pictures = new HostExports(this, this.files);
    this.saving = new SavingByScripts(this, this.files, this.options.canSave);
    this.publishing = new PublishingByScripts(this.options, this.events, this.files, writePublication);
    this.realms = new Realms({
      host: this,
      platform: this.platform,
      options: this.options,
      toUri: (file) => this.files.toUri(file),
      globalsIn: (realm) => this.globalsIn(realm),
      onSkipped: (className, names) =>
        this.warn(`${className}: a loop over its names leaves out what is not done: ${names.join(', ')}`),
      watchIn: habitWatchIn,
    });
  }

  /** What only scripts use, made when the first one runs: many programs only read documents. */
  private get ofScripts(): ProgramObjects {
    return (this.program ??= new ProgramObjects(this));
  }

  /** The model of `fl`. */
  get flash(): Flash {
    return this.ofScripts.flash;
  }

  get world(): World {
    return this.realms.ofScripts.world;
  }

  get realm(): Realm {
    return this.realms.ofScripts.realm;
  }

  get scripts(): Scripts {
    return this.realms.ofScripts.scripts;
  }

  /** The members of a script's global object: name -> descriptor. */
  get globals(): PropertyDescriptorMap {
    return this.realms.ofScripts.globals;
  }

  /** The members of a script's global object, as objects of a realm of this host. */
  private globalsIn(realm: Realm): PropertyDescriptorMap {
    return scriptGlobals({
      realm,
      ...this.ofScripts,
      makers: {
        SpriteSheetExporter: () => this.newSpriteSheetExporter(),
        TextureAtlasExporter: () => new TextureAtlasExporter(this),
      },
      isOwnWorld: realm.world.isHere !== true,
      active: () => this.active,
      era: this.options.era,
    });
  }

  newSpriteSheetExporter(): SpriteSheetExporter {
    return new SpriteSheetExporter(this);
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

  /** Opens an FLA, an XFL folder or an `.xfl` file and makes it active. */
  open(path: string): Document {
    const document = this.read(path);
    const open = this.documents.find((other) => other.path === document.path);
    if (open) {
      this.activate(open);
      return open;
    }
    if (document.path !== undefined) this.opened.push(document.path);
    warnOfMissingMedia(document);
    return this.add(document, 'documentOpened');
  }

  publishAside(path: string, profile: string | undefined): boolean {
    return this.publishing.publishAside(this.read(path), profile);
  }

  read(path: string): Document {
    return openDocument(openFiles(this, path), this);
  }

  get oldFiles(): OldFiles {
    return this.options;
  }

  hasFont(name: string): boolean {
    return new Faces(readFontFolders(this.platform, this.fonts)).has(name);
  }

  /** Opens a document that is not on disk. */
  openNew(files: Record<string, string | Uint8Array>, name?: string): Document {
    const container = new MemoryContainer(name ?? `Untitled-${++this.untitled}`, files);
    return this.add(openDocument(container, this), 'documentNew');
  }

  create(name?: string, attributes?: Record<string, string>): Document {
    return this.openNew(newDocument(attributes), name);
  }

  /** The calls in scripts that caused an error, the innermost first; positions in the sources if there are source maps. */
  framesOf(error: unknown): StackFrame[] {
    return this.realms.framesOf(error);
  }

  get namedScript(): string | undefined {
    const { started } = this.realms;
    return this.options.scriptURI === 'own' ? started?.scripts.current : started?.scripts.parent;
  }

  addListener(type: string, callback: unknown): number {
    return this.events.add(type, typeof callback === 'function' ? this.realm.alone(callback) : callback);
  }

  runApart(file: string, functionName: string | undefined, args: readonly unknown[]): string | undefined {
    return this.realms.runApart(file, functionName, args);
  }

  /** Makes an open document active. */
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

  /** Removes a document that closes from the list; the last of the others becomes active. */
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

  /** The next free number for `document.id`. */
  nextId(): number {
    return ++this.lastId;
  }

  resolveUri(uri: unknown, method: string): string {
    return this.files.resolve(uri, method);
  }

  uriToWrite(uri: unknown, method: string): WritePath {
    return this.files.toWrite(uri, method);
  }

  checkToWrite(file: WritePath, method: string): void {
    this.files.checkToWrite(file, method);
  }

  allowsSaving(document: DocumentCore, method: string): boolean {
    return this.saving.isAllowed(document, method);
  }

  /** What scripts published, or would have published. */
  get published(): readonly Publication[] {
    return this.publishing.noted;
  }

  askForFile(title: string): string | null {
    return this.flash.browseForFileURL('save', title);
  }

  saveAs(document: DocumentCore): boolean {
    return this.saving.saveAs(document);
  }

  saveInPlace(document: DocumentCore): boolean {
    return this.saving.saveInPlace(document);
  }

  saveForScript(document: DocumentCore, uri: unknown, method: string): boolean {
    return this.saving.saveAt(document, uri, method);
  }

  /** Asks whether to save the changes of a document that is closing. */
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
    this.traced.add(text);
    this.options.onTrace?.(text);
  }

  onAlert(text: string): void {
    this.alerted.add(text);
    this.options.onAlert?.(text);
  }

  /** The answer to a dialogue. @throws HostError if none was prepared */
  ask(dialog: Dialog): Answer {
    return this.dialogues.ask(dialog);
  }

  /** Shows the dialogue that an XML file describes. */
  xmlPanel(uri: unknown): PanelResult {
    return this.dialogues.xmlPanel(this.files.resolve(uri, 'xmlPanel'), this.platform.disk);
  }
}
