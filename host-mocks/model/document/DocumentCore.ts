import path from 'node:path';
import { pathToUri } from '../../files/uri';
import { HostObject } from '../../realm/HostObject';
import type { Switches } from '../../options';
import { XmlNode } from '../../xml/XmlNode';
import { readInteger } from '../attributes';
import type { Element } from '../elements/Element';
import type { Item } from '../library/Item';
import { Library } from '../library/Library';
import { Timeline } from '../timeline/Timeline';
import type { DocumentFiles } from './DocumentFiles';
import type { DocumentHost } from './DocumentHost';
import { EditContext } from './EditContext';
import { PublishSettings } from './publish/PublishSettings';
import { isSelected, setSelected, selectedElements } from './selection';

/**
 * What everything in a document leans on: its files, its root node, library, scenes, and what is being edited. The
 * members of the contract stand in the classes that extend this one.
 */
export abstract class DocumentCore extends HostObject {
  readonly editing = new EditContext(this);
  readonly publishing: PublishSettings;
  private readonly itsLibrary: Library;
  private readonly itsId: number;

  constructor(
    readonly files: DocumentFiles,
    /** `DOMDocument`. */
    readonly node: XmlNode,
    readonly host: DocumentHost,
    /** Where the document lies on disk: the FLA, or the `.xfl` file; undefined before it was first saved. */
    public location: string | undefined,
    private readonly untitledName: string,
  ) {
    super();
    this.publishing = new PublishSettings(files);
    this.itsLibrary = new Library(this);
    this.itsId = host.nextId();
  }

  get id(): number {
    return this.itsId;
  }
  get name(): string {
    return this.location === undefined ? this.untitledName : path.basename(this.location);
  }
  get path(): string | undefined {
    return this.location;
  }
  get pathURI(): string | undefined {
    return this.location === undefined ? undefined : pathToUri(this.location);
  }

  get library(): Library {
    return this.itsLibrary;
  }
  itemAt(itemPath: string): Item | undefined {
    return this.itsLibrary.find(itemPath);
  }

  /** The scenes, not the timelines of symbols. A document that lists none has one empty scene, as in the host. */
  get timelines(): Timeline[] {
    const list = this.node.child('timelines');
    const nodes = list?.childrenNamed('DOMTimeline') ?? [];
    if (nodes.length === 0) nodes.push(this.firstScene(list));
    return nodes.map((node) => this.sceneOf(node));
  }

  /** Index of the current scene, from 0. */
  get currentTimeline(): number {
    const last = this.timelines.length - 1;
    return Math.min(Math.max(0, readInteger(this.node, 'currentTimeline', 1) - 1), last);
  }
  set currentTimeline(index: number) {
    const place = Number(index);
    if (!Number.isInteger(place) || place < 0 || place >= this.timelines.length) return;
    this.editing.leaveAll();
    this.node.setAttr('currentTimeline', String(place + 1));
  }

  /** The timeline on the stage: the current scene, or the symbol that is being edited. */
  getTimeline(): Timeline {
    return this.editing.timeline ?? this.timelines[this.currentTimeline];
  }

  get switches(): Switches {
    return this.host.switches;
  }

  /** Opens a symbol for editing; see `library.editItem`. */
  editItem(item: Item | undefined, isNamed: boolean): boolean {
    return this.editing.editItem(item, isNamed);
  }

  isSelected(element: Element): boolean {
    return isSelected(this, element);
  }
  setSelected(element: Element, selected: boolean): void {
    setSelected(this, element, selected);
  }
  /** The selected elements, back to front. */
  get selectedElements(): Element[] {
    return selectedElements(this);
  }

  /** A path out of the document as a `file:///` URI; relative ones start at the document's folder. */
  uriOf(file: string): string {
    const slashed = file.replace(/\\/g, '/');
    if (slashed.startsWith('file:')) return slashed;
    const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
    const folder = this.location === undefined ? '' : path.dirname(this.location);
    return pathToUri(isAbsolute || folder === '' ? slashed : path.posix.join(folder, slashed));
  }

  private sceneOf(node: XmlNode): Timeline {
    node.view ??= new Timeline(node, this, null);
    return node.view as Timeline;
  }

  private firstScene(list: XmlNode | undefined): XmlNode {
    const timelines = list ?? XmlNode.create('timelines');
    if (!timelines.parent) this.node.append(timelines);
    const scene = XmlNode.create('DOMTimeline', { name: 'Scene 1' });
    timelines.append(scene);
    return scene;
  }
}
