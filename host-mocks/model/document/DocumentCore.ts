import { writeFile } from '../../../platform/writeFile';
import { DocumentError } from '../../../document/container/DocumentError';
import { pathToUri } from '../../files/uri';
import { HostObject } from '../../realm/HostObject';
import type { Switches } from '../../options';
import type { Mp3Decoder } from '../../../platform/mp3/Mp3Decoder';
import { XmlNode } from '../../../document/xml/XmlNode';
import { gatherScenes, sceneNodes } from '../../../document/xfl/sceneNodes';
import type { Element } from '../elements/Element';
import type { Item } from '../library/items/Item';
import type { ItemFrames } from '../library/items/ItemFrames';
import { Library } from '../library/Library';
import { mediaFiles } from '../library/filesOfMedia';
import type { SymbolItem } from '../library/items/SymbolItem';
import type { Layer } from '../timeline/Layer';
import { Timeline } from '../timeline/Timeline';
import type { TimelineItem } from '../timeline/TimelineDocument';
import type { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { LibraryDocument } from '../library/LibraryDocument';
import type { Film } from '../../../film/Film';
import type { Point } from '../../../geometry/matrix';
import type { Clipboard, DocumentHost } from './DocumentHost';
import { EditContext } from './editing/EditContext';
import { HostFilm } from './HostFilm';
import { copiesOf } from './selection/copies';
import { exportItemFrames } from './files/exportItemFrames';
import { exportToLibrary } from './files/exportToLibrary';
import type { LeftOut } from './files/leaveOutMedia';
import { PublishSettings } from './publish/PublishSettings';
import { DocumentText } from '../../../document/xfl/texts/DocumentText';
import { HostError } from '../../../document/checks/HostError';
import { stageSize } from '../../../document/xfl/stageSize';
import { FeatureMatrix } from './settings/FeatureMatrix';
import { ToolStyle } from './style/ToolStyle';
import { DOCUMENT } from '../../../document/xfl/schema/documentSchema';

/** The state of a document on disk. All of it changes when the document is reverted. */
interface Content {
  files: DocumentFiles;
  /** `DOMDocument`. */
  node: XmlNode;
  library: Library;
  publishing: PublishSettings;
  editing: EditContext;
  /** The entries that media items named when the document was last opened or saved. */
  savedMedia: ReadonlySet<string>;
}

/** Settings of an open document that no file stores. */
interface Session {
  /** True when align, distribute, match and space use the stage by default. */
  alignsToStage: boolean;
  livePreview: boolean;
  /** 1 is 100 per cent. */
  zoomFactor: number;
  pasteboardColorCheck: boolean;
  animatedViewRect: boolean;
  legacyLineSpacing: boolean;
  mergeForSelection: boolean;
  stageScaleAnchor: string;
  scaleContentWithStage: boolean;
}

const NEW_SESSION: Session = {
  alignsToStage: false,
  livePreview: true,
  zoomFactor: 1,
  pasteboardColorCheck: false,
  animatedViewRect: true,
  legacyLineSpacing: false,
  mergeForSelection: false,
  stageScaleAnchor: 'TopLeft',
  scaleContentWithStage: false,
};

/**
 * The base of all parts of a document: its files, its root node, library, scenes, and what is being edited. The
 * abstract members are those that the model needs from its parts; see `Document`.
 */
export abstract class DocumentCore extends HostObject implements LibraryDocument {
  /** What it shows and plays. */
  readonly film: Film = new HostFilm(this);
  readonly tools = new ToolStyle();
  readonly session: Session = { ...NEW_SESSION };
  readonly features = new FeatureMatrix();
  /** The text in which characters are selected, until the selection of elements changes. */
  editedText: Element | undefined;
  /** What the last save left out. */
  leftOut: LeftOut = { files: 0, bytes: 0 };
  private content: Content;
  private readonly itsId: number;

  constructor(
    files: DocumentFiles,
    readonly host: DocumentHost,
    /** The file of the document: the FLA, or the `.xfl` file. Undefined before it was first saved. */
    public location: string | undefined,
    private readonly untitledName: string,
  ) {
    super();
    this.content = this.read(files);
    this.itsId = host.nextId();
  }

  /** Switches to the content of other files: all objects given out before belong to the old ones. */
  load(files: DocumentFiles): void {
    this.content = this.read(files);
  }

  get files(): DocumentFiles {
    return this.content.files;
  }
  get node(): XmlNode {
    return this.content.node;
  }
  get savedMedia(): ReadonlySet<string> {
    return this.content.savedMedia;
  }
  /** Must be called after the document was saved. */
  noteSaved(leftOut: LeftOut): void {
    this.leftOut = leftOut;
    this.content.savedMedia = mediaFiles(this.node);
  }
  get publishing(): PublishSettings {
    return this.content.publishing;
  }
  get editing(): EditContext {
    return this.content.editing;
  }
  get mp3(): Mp3Decoder {
    return this.host.platform.mp3;
  }
  get library(): Library {
    return this.content.library;
  }

  get id(): number {
    return this.itsId;
  }
  get name(): string {
    return this.location === undefined ? this.untitledName : this.host.platform.paths.basename(this.location);
  }
  get path(): string | undefined {
    return this.location;
  }
  get pathURI(): string | undefined {
    return this.location === undefined ? undefined : pathToUri(this.location, this.host.platform);
  }

  itemAt(itemPath: string): Item | undefined {
    return this.library.find(itemPath);
  }

  /** The scenes, not the timelines of symbols. A document that lists none has one empty scene, as in the host. */
  get timelines(): Timeline[] {
    const nodes = sceneNodes(this.node);
    if (nodes.length === 0) nodes.push(this.firstScene());
    return nodes.map((node) => this.sceneOf(node));
  }

  /** Index of the current scene, from 0. */
  get currentTimeline(): number {
    const last = this.timelines.length - 1;
    return Math.min(Math.max(0, DOCUMENT.currentTimeline.read(this.node) - 1), last);
  }
  set currentTimeline(index: number) {
    const position = Number(index);
    if (!Number.isInteger(position) || position < 0 || position >= this.timelines.length) return;
    this.editing.leaveAll();
    DOCUMENT.currentTimeline.write(this.node, position + 1);
  }

  /** The timeline on the stage: the current scene, or the symbol that is being edited. */
  getTimeline(): Timeline {
    return this.editing.timeline ?? this.timelines[this.currentTimeline];
  }

  get switches(): Switches {
    return this.host.switches;
  }
  get clipboard(): Clipboard {
    return this.host.clipboard;
  }
  now(): Date {
    return this.host.platform.clock.now();
  }
  warn(message: string): void {
    this.host.warn(message);
  }

  traceWarning(message: string): void {
    this.host.trace(message);
  }

  writeFile(uri: unknown, method: string, bytes: Uint8Array): boolean {
    const file = this.host.uriToWrite(uri, method);
    const { disk, paths } = this.host.platform;
    if (this.switches.era === 'cs6' && !disk.exists(paths.dirname(file)))
      throw new HostError(`${method}: there is no folder "${paths.dirname(file)}"`);
    try {
      writeFile(this.host.platform, file, bytes);
      return true;
    } catch {
      return false;
    }
  }

  sizeOfText(text: XmlNode): { width: number; height: number } {
    return this.host.pictures.sizeOfText(new DocumentText(text));
  }

  pictureOf(path: string, kind: 'png' | 'jpg'): Uint8Array | undefined {
    return this.host.pictures.pictureOf(this, path, kind);
  }

  hasAlpha(path: string): boolean {
    return this.host.pictures.hasAlpha(this, path);
  }

  modifiedAt(uri: string): number | undefined {
    try {
      const stat = this.host.platform.disk.stat(this.host.resolveUri(uri, 'sourceFileExists'));
      return stat?.isFile ? Math.floor(stat.modifiedMs / 1000) : undefined;
    } catch {
      return undefined;
    }
  }

  exportItemFrames(item: SymbolItem, frames: ItemFrames, method: string): void {
    exportItemFrames(this, item, frames, method);
  }

  exportToLibrary(item: SymbolItem, frameNumber: unknown, bitmapName: unknown, method: string): void {
    exportToLibrary(this, item, frameNumber, bitmapName, method);
  }

  editItem(item: Item | undefined): boolean {
    return this.editing.editItem(item);
  }

  leaveItems(items: readonly Item[]): void {
    this.editing.leave(items);
  }

  get copies(): XmlNode[] {
    return copiesOf(this);
  }

  /** The stage, in pixels. */
  abstract width: number;
  abstract height: number;
  abstract frameRate: number;
  /** The selected elements, back to front. */
  abstract get selectedElements(): Element[];
  abstract isSelected(element: Element): boolean;
  abstract setSelected(element: Element, selected: boolean): void;
  abstract selectNone(): void;
  abstract placeItem(item: Item, position: Point): boolean;
  abstract wrapElements(elements: readonly Element[], path: string): void;
  abstract updateItem(item: Item): boolean;
  abstract settleRaw(list: XmlNode): void;
  abstract notePublication(by: string, what?: { target?: string; item?: string }): void;
  abstract exportSymbol(item: string, target: string, format: 'swf' | 'swc'): void;
  abstract checkShows(method: string, layer: Layer, item: Item): void;
  abstract bringItems(
    method: string,
    target: TimelineItem | null,
    nodes: readonly XmlNode[],
    source: DocumentCore,
  ): void;

  /** A path out of the document as a `file:///` URI; relative ones start at the document's folder. */
  uriOf(file: string): string {
    const slashed = file.replace(/\\/g, '/');
    if (slashed.startsWith('file:')) return slashed;
    const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
    const folder = this.location === undefined ? '' : this.host.platform.paths.dirname(this.location);
    const absolute = isAbsolute || folder === '' ? slashed : this.host.platform.paths.join(folder, slashed);
    return pathToUri(absolute, this.host.platform);
  }

  private read(files: DocumentFiles): Content {
    const { container } = files;
    const main = files.xml('DOMDocument.xml');
    if (!main)
      throw new DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
    const node = main.root;
    if (node.name !== 'DOMDocument') {
      throw new DocumentError(main.path, `the root is <${node.name}>, not <DOMDocument>`);
    }
    return {
      files,
      node,
      library: new Library(this),
      publishing: new PublishSettings(files, () => ({ name: this.name, ...stageSize(node) })),
      editing: new EditContext(this),
      savedMedia: mediaFiles(node),
    };
  }

  private sceneOf(node: XmlNode): Timeline {
    node.view ??= new Timeline(node, this, null);
    return node.view as Timeline;
  }

  private firstScene(): XmlNode {
    const scene = XmlNode.create('DOMTimeline', { name: 'Scene 1' });
    gatherScenes(this.node).append(scene);
    return scene;
  }
}
