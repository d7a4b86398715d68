import type { AdobeFlash, Contract } from '../../contract/adobe';
import { pathToUri } from '../../files/uri';
import { CANVAS } from '../../../document/xfl/isCanvasDocument';
import { HostError, invalidArgument, notImplemented } from '../../../document/checks/HostError';
import type { HostObject } from '../../realm/HostObject';
import { XmlNode } from '../../../document/xml/XmlNode';
import { Document } from '../document/Document';
import type { Answer } from '../../options';
import type { PanelResult } from './xmlPanel';
import { XmlUi } from './XmlUi';
import { ActionsPanel } from './ActionsPanel';
import { CompilerErrors } from './CompilerErrors';
import { DrawingLayer } from './DrawingLayer';
import { HostMath } from './HostMath';
import { OutputPanel } from './OutputPanel';
import { findObjects, isScriptOfSearches, type FoundObject } from './findObjects';
import { selectElement } from './selectElement';
import { newFileGuid } from '../document/newFileGuid';
import { newInstance } from '../document/draw/placeItem';
import type { ProgramHost } from './ProgramHost';
import { Preferences } from './Preferences';

/** Panels, tools, publishing, themes and other members that need a screen. */
type NotDone =
  | ('componentsPanel' | 'presetPanel' | 'tools')
  | ('createNewDocList' | 'createNewDocListType' | 'createNewTemplateList' | 'installedPlayers')
  | ('getAppMemoryInfo' | 'getThemeFontInfo' | 'mapPlayerURL');

/** Methods that take host objects (which the contract forbids) or return objects of the host's own making. */
type Corrected =
  | ('closeDocument' | 'findObjectInDocByName' | 'findObjectInDocByType' | 'revertDocument' | 'saveDocument')
  | (
      | 'saveDocumentAs'
      | 'selectElement'
      | 'setActiveWindow'
      | 'Math'
      | 'runScript'
      | 'languageCode'
      | 'getSwfPanel'
      | 'spriteSheetExporter'
      | 'swfPanels'
      | 'xmlPanel'
      | 'xmlPanelFromString'
    );

/** `fl`, also called `flash` and, in Animate, `an`: the program itself. */
export class Flash extends Preferences implements Contract<AdobeFlash, NotDone | Corrected> {
  static override readonly className = 'Flash';
  private readonly panel: OutputPanel;
  private readonly math = new HostMath();
  private readonly errors: CompilerErrors;
  private readonly actions: ActionsPanel;
  private readonly dialogue: XmlUi;
  private readonly drawing: DrawingLayer;
  private exporter?: HostObject;

  constructor(private readonly host: ProgramHost) {
    super();
    this.panel = new OutputPanel(host);
    this.errors = new CompilerErrors(host);
    this.actions = new ActionsPanel(host);
    this.dialogue = new XmlUi(host);
    this.drawing = new DrawingLayer(host);
  }

  override get notReadable(): readonly string[] {
    return this.host.files.configFolder === undefined ? ['configDirectory', 'configURI'] : [];
  }

  get xmlui(): XmlUi {
    return this.dialogue;
  }

  get documents(): Document[] {
    return [...this.host.documents];
  }
  get outputPanel(): OutputPanel {
    return this.panel;
  }
  get compilerErrors(): CompilerErrors {
    return this.errors;
  }
  get actionsPanel(): ActionsPanel {
    return this.actions;
  }
  get drawingLayer(): DrawingLayer {
    return this.drawing;
  }
  /** The same exporter at each reading. */
  get spriteSheetExporter(): HostObject {
    this.exporter ??= this.host.newSpriteSheetExporter();
    return this.exporter;
  }
  get Math(): HostMath {
    return this.math;
  }

  /** The platform as scripts test it (`WIN` or `MAC`, which says whether paths begin with `/`), then the release. */
  get version(): string {
    const release = this.host.options.era === 'cs6' ? '12,0,0,0' : '22,0,0,0';
    return `${this.host.files.platform.isWindows ? 'WIN' : 'MAC'} ${release}`;
  }
  get languageCode(): string {
    return 'en_US';
  }

  /** With a closing separator, so that the URI of this path is `configURI`, as in Adobe's reference. */
  get configDirectory(): string {
    const { paths } = this.host.files.platform;
    const folder = this.host.files.configFolder;
    if (folder !== undefined) return paths.join(paths.resolve(folder), paths.sep);
    throw new HostError('fl.configDirectory: the host has no folder for it (options configDirectory, roots)');
  }
  get configURI(): string {
    return pathToUri(this.configDirectory, this.host.files.platform);
  }

  /** The running script, or its caller (switch `scriptURI`). Empty outside scripts. */
  get scriptURI(): string {
    const file = this.host.namedScript;
    return file === undefined ? '' : this.host.files.toUri(file);
  }

  /** Files opened by this host, the latest first. */
  get mruRecentFileList(): string[] {
    return [...this.host.opened].reverse();
  }
  get mruRecentFileListType(): string[] {
    const { paths } = this.host.files.platform;
    return this.mruRecentFileList.map((file) => paths.extname(file).slice(1).toLowerCase());
  }

  /** No panel was ever opened. */
  get swfPanels(): HostObject[] {
    return [];
  }

  /** Null: no panel was ever opened. */
  getSwfPanel(panelName: string, _useLocalizedPanelName = true): null {
    if (typeof panelName !== 'string') throw invalidArgument('getSwfPanel', 1);
    return null;
  }

  getDocumentDOM(): Document | null {
    return this.host.active;
  }
  findDocumentDOM(id: number): Document | null {
    return this.host.documents.find((document) => document.id === id) ?? null;
  }
  /** The indices of the open documents of that name. */
  findDocumentIndex(name: string): number[] {
    return this.host.documents.flatMap((document, index) => (document.name === name ? [index] : []));
  }
  setActiveWindow(document: unknown): void {
    this.host.activate(checkDocument('setActiveWindow', document));
  }

  /** Makes a new empty document the active one. Published scripts say "html5" for "htmlcanvas". */
  createDocument(docType = 'timeline'): Document {
    if (/^html(5|canvas)$/i.test(docType)) return this.newDocument(undefined, { filetypeGUID: CANVAS });
    if (docType !== 'timeline') throw notImplemented(`Flash.createDocument("${docType}")`);
    return this.newDocument();
  }
  /**
   * Opens the document in that file unless it is open, and makes it the active one. An empty file becomes a new
   * document.
   */
  openDocument(fileURI: string): Document {
    const file = this.host.files.resolve(fileURI, 'fl.openDocument');
    const stat = this.host.files.platform.disk.stat(file);
    const isEmpty = stat?.isFile === true && stat.size === 0 && /\.fla$/i.test(file);
    if (!isEmpty) return this.host.open(file);
    const document = this.newDocument(this.host.files.platform.paths.basename(file));
    document.location = file;
    return document;
  }
  private newDocument(name?: string, kind: Record<string, string> = {}): Document {
    return this.host.create(name, { ...kind, fileGUID: newFileGuid() });
  }
  /** Also takes the URI of an open document, as batches of three authors give it (jrrbru/flash-export). */
  closeDocument(document: unknown, bPromptToSaveChanges = true): void {
    const file = typeof document === 'string' ? this.host.files.resolve(document, 'fl.closeDocument') : null;
    const named = file === null ? document : this.documents.find(({ location }) => location === file);
    checkDocument('closeDocument', named).close(bPromptToSaveChanges);
  }
  closeAll(bPromptToSave = true): void {
    for (const document of this.documents) document.close(bPromptToSave);
  }
  /** No movie was ever tested. */
  closeAllPlayerDocuments(): boolean {
    return false;
  }

  saveDocument(document: unknown, fileURI?: string | null): boolean {
    const saved = this.documentOrActive('saveDocument', document);
    if (fileURI == null) return this.host.saveInPlace(saved);
    return this.host.saveForScript(saved, fileURI, 'fl.saveDocument');
  }
  /** Asks for the file. */
  saveDocumentAs(document: unknown): boolean {
    return this.host.saveAs(this.documentOrActive('saveDocumentAs', document));
  }
  saveAll(): void {
    for (const document of this.documents) document.save(true);
  }
  /** Reads the document without opening it; false if it does not have a profile of that name. */
  publishDocument(flaURI: string, publishProfile?: string): boolean {
    return this.host.publishAside(this.host.files.resolve(flaURI, 'fl.publishDocument'), publishProfile);
  }
  /** The profile of a document that need not be open; by default the current one. */
  exportPublishProfileString(ucfURI: string, profileName?: string): string {
    const document = this.host.read(this.host.files.resolve(ucfURI, 'fl.exportPublishProfileString'));
    return document.exportPublishProfileString(profileName);
  }
  revertDocument(document: unknown): boolean {
    return checkDocument('revertDocument', document).revert();
  }

  findObjectInDocByName(instanceName: string, document: unknown): FoundObject[] {
    const searched = checkDocument('findObjectInDocByName', document, 2);
    return findObjects(searched, ({ name }) => name === instanceName);
  }
  findObjectInDocByType(elementType: string, document: unknown): FoundObject[] {
    const searched = checkDocument('findObjectInDocByType', document, 2);
    return findObjects(searched, (element) => element.elementType === elementType);
  }

  /**
   * Takes the element itself, or a result of `findObjectInDocByName`. With `editMode` the symbol of an instance is
   * opened.
   */
  selectElement(elementObject: unknown, editMode?: boolean): boolean {
    return selectElement(this.host, elementObject, Boolean(editMode));
  }

  /** Copies an instance of an item, of a document that is not opened for this; `document.clipPaste` pastes it. */
  copyLibraryItem(fileURI: string, libraryItemPath: string): boolean {
    const file = this.host.files.find(fileURI);
    if (file === undefined || !this.host.files.platform.disk.exists(file)) return false;
    const source = this.host.documents.find(({ path }) => path === file) ?? this.host.read(file);
    const item = source.library.find(String(libraryItemPath));
    const node = item && newInstance(item);
    if (!node) return false;
    this.host.clipboard.elements = { list: XmlNode.create('elements', {}, [node]), source };
    this.host.clipboard.text = undefined;
    return true;
  }

  isFontInstalled(fontName: string): boolean {
    return this.host.hasFont(String(fontName));
  }

  /** Closes all documents; the running script continues to its end. */
  quit(bPromptIfNeeded = true): void {
    this.closeAll(bPromptIfNeeded);
  }

  /** The function's result as a text, if a function is named; it gets the caller's own objects. */
  runScript(fileURI: unknown, funcName?: unknown, ...args: unknown[]): string | undefined {
    const invalid = invalidArgument('runScript', 1);
    if (!String(fileURI).startsWith('file:')) throw invalid;
    const file = this.host.files.resolve(String(fileURI), 'fl.runScript');
    const name = funcName == null ? undefined : String(funcName);
    if (this.host.files.platform.disk.exists(file)) return this.host.runApart(file, name, args);
    if (isScriptOfSearches(file, this.host.files)) return undefined;
    throw new HostError(`${invalid.message} There is no file ${file}.`);
  }

  trace(message?: unknown): void {
    this.panel.trace(message);
  }
  fileExists(fileURI: string): boolean {
    const { files } = this.host;
    const file = files.find(fileURI);
    return file === undefined ? files.isAbove(fileURI) : files.platform.disk.exists(file);
  }
  browseForFileURL(browseType: string, title = 'Select file'): string | null {
    if (!/^(open|select|save)$/.test(browseType)) throw invalidArgument('browseForFileURL', 1);
    return this.uriFrom(this.host.ask({ kind: 'browseForFileURL', text: String(title) }));
  }
  browseForFolderURL(description = 'Select Folder.'): string | null {
    return this.uriFrom(this.host.ask({ kind: 'browseForFolderURL', text: String(description) }));
  }
  xmlPanel(xmlURI: string): PanelResult {
    return this.host.xmlPanel(xmlURI);
  }
  xmlPanelFromString(xmlString: string): PanelResult {
    return this.host.dialogues.showPanel(String(xmlString), 'xmlPanelFromString');
  }
  clipCopyString(string: string): void {
    this.host.clipboard.text = String(string);
    this.host.clipboard.elements = undefined;
  }
  /** Tools have no effect on documents. */
  selectTool(toolName: string): void {
    if (typeof toolName !== 'string') throw invalidArgument('selectTool', 1);
  }
  reloadTools(): void {
    // There is no Tools panel.
  }
  /** Texts are not displayed. */
  openScript(fileURI: string): void {
    if (typeof fileURI !== 'string') throw invalidArgument('openScript', 1);
  }
  /** Nothing is debugged. */
  toggleBreakpoint(fileURI: string, line: number, _enable: boolean): void {
    if (typeof fileURI !== 'string') throw invalidArgument('toggleBreakpoint', 1);
    if (typeof line !== 'number') throw invalidArgument('toggleBreakpoint', 2);
  }

  addEventListener(eventType: string, callbackFunction: unknown): number {
    return this.host.addListener(eventType, callbackFunction);
  }
  removeEventListener(eventType: string, id: number): boolean {
    return this.host.events.remove(eventType, id);
  }

  /** The answer to a file dialogue as a URI; a path is accepted too. */
  private uriFrom(answer: Answer): string | null {
    if (typeof answer !== 'string') return null;
    return /^file:/i.test(answer) ? answer : this.host.files.toUri(answer);
  }

  private documentOrActive(method: string, document: unknown): Document {
    return checkDocument(method, document ?? this.host.active);
  }
}

function checkDocument(method: string, value: unknown, position = 1): Document {
  if (value instanceof Document) return value;
  throw invalidArgument(method, position);
}
