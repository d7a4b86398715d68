import type { AdobeSymbolItem, Contract } from '../../../contract/adobe';
import type { Matrix } from '../../../../geometry/matrix';
import type { XmlHead } from '../../../../document/xml/readHead';
import type { XmlFile } from '../../../../document/xml/XmlFile';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { invalidArgument } from '../../../../document/checks/HostError';
import { checkChoice } from '../../../../document/checks/checkValue';
import { Timeline } from '../../timeline/Timeline';
import { EditTime } from './EditTime';
import { Item, type ItemCorrected } from './Item';
import type { ItemLibrary } from '../LibraryDocument';
import { hexSeconds } from './MediaItem';
import { leafOf } from '../../../../document/xfl/itemPaths';
import { firstGrid, removeGrid, writeGrid, type Grid } from './scalingGrid';
import { assign } from '../../../../document/xfl/assign';
import { scalingGridOf } from '../../../../document/xfl/items/scalingGridOf';
import { INCLUDE, ITEM_ICONS, SYMBOL_ITEM, SYMBOL_TYPES } from '../../../../document/xfl/schema/itemSchema';

/** Members that compile or render. */
type NotDone = 'convertToCompiledClip';

/** The types say `Rectangle`; the reference says an object with left, top, right and bottom. */
type Corrected = 'scalingGridRect';

/**
 * A symbol: an `Include` of DOMDocument.xml and the file that it names. Listing reads only the head of the file; the
 * timeline is parsed at first use. A symbol whose file is missing is listed, and is empty.
 */
export class SymbolItem
  extends Item
  implements Contract<AdobeSymbolItem, ItemCorrected | NotDone | Corrected>
{
  static override readonly className = 'SymbolItem';
  private head: XmlHead | undefined;
  private readonly editTime: EditTime;

  constructor(
    /** The `Include`. */
    readonly entry: XmlNode,
    readonly file: XmlFile,
    /** False if the included file is missing. */
    readonly hasContent: boolean,
    library: ItemLibrary,
  ) {
    super(library);
    this.editTime = new EditTime(library.document);
    file.watcher = this.editTime;
  }

  get node(): XmlNode {
    return this.file.root;
  }

  /** The name of the file in the document. */
  get filePath(): string {
    return `LIBRARY/${INCLUDE.href.read(this.entry)}`;
  }

  override attr(name: string): string | undefined {
    return this.file.isParsed ? this.file.root.attr(name) : this.unparsedHead.attributes[name];
  }

  /** The head of a file that is not parsed yet, and so cannot have changed. */
  private get unparsedHead(): XmlHead {
    this.head ??= this.file.head();
    return this.head;
  }

  get itemType(): string {
    return this.isComponent ? 'component' : this.symbolType;
  }
  get isComponent(): boolean {
    return (this.file.isParsed ? this.node : this.unparsedHead).name === 'DOMComponentItem';
  }

  get symbolType(): string {
    return SYMBOL_ITEM.symbolType.read(this);
  }
  set symbolType(value: string) {
    const type = checkChoice('SymbolItem.symbolType', value, SYMBOL_TYPES);
    SYMBOL_ITEM.symbolType.write(this.node, type);
    INCLUDE.itemIcon.write(this.entry, ITEM_ICONS[type]);
  }

  get timeline(): Timeline {
    const list = this.node.child('timeline');
    const node = list?.child('DOMTimeline') ?? XmlNode.create('DOMTimeline', { name: leafOf(this.name) });
    if (!node.parent) {
      this.editTime.pause(() => {
        if (list) list.append(node);
        else this.node.append(XmlNode.create('timeline', {}, [node]));
      });
    }
    node.view ??= new Timeline(node, this.library.document, this);
    return node.view as Timeline;
  }

  /** See Adobe's reference. Frames count from 1. */
  exportToPNGSequence(
    outputURI: string,
    startFrameNum?: number,
    endFrameNum?: number,
    matrix?: Matrix,
  ): void {
    const frames = { outputURI, startFrameNum, endFrameNum, matrix };
    this.library.document.exportItemFrames(this, frames, 'SymbolItem.exportToPNGSequence');
  }

  /** Seconds since 1970 in eight hexadecimal digits. */
  get lastModifiedDate(): string {
    const stored = SYMBOL_ITEM.lastModified.read(this);
    return hexSeconds(this.editTime.read(stored) ?? stored);
  }

  /** Writes the time of the timeline's last edit, before the document is saved. */
  writeEditTime(): void {
    const seconds = this.editTime.read(SYMBOL_ITEM.lastModified.read(this));
    if (seconds === undefined) return;
    for (const node of [this.node, this.entry]) SYMBOL_ITEM.lastModified.write(node, seconds);
  }

  get scalingGrid(): boolean {
    return scalingGridOf(this) !== undefined;
  }
  set scalingGrid(value: boolean) {
    if (!value) removeGrid(this);
    else if (!this.scalingGrid) writeGrid(this, firstGrid(this.timeline));
  }
  /** In pixels from the registration point. */
  get scalingGridRect(): Grid {
    return scalingGridOf(this) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  }
  set scalingGridRect(value: Grid) {
    writeGrid(this, value);
  }

  get sourceAutoUpdate(): boolean {
    return SYMBOL_ITEM.sourceAutoUpdate.read(this);
  }
  set sourceAutoUpdate(value: boolean) {
    assign(this, SYMBOL_ITEM.sourceAutoUpdate, 'SymbolItem.sourceAutoUpdate', value);
  }
  /** `file:///` URI of the document that the symbol comes from. */
  get sourceFilePath(): string {
    const path = SYMBOL_ITEM.sourceFlashFilepath.read(this);
    return path === '' ? '' : this.library.document.uriOf(path);
  }
  set sourceFilePath(value: string) {
    assign(this, SYMBOL_ITEM.sourceFlashFilepath, 'SymbolItem.sourceFilePath', value);
  }
  get sourceLibraryName(): string {
    return SYMBOL_ITEM.sourceLibraryItemHRef.read(this);
  }
  set sourceLibraryName(value: string) {
    assign(this, SYMBOL_ITEM.sourceLibraryItemHRef, 'SymbolItem.sourceLibraryName', value);
  }

  /** The frame counts from 1. */
  exportToLibrary(frameNumber: number, bitmapName: string): void {
    const method = 'SymbolItem.exportToLibrary';
    this.library.document.exportToLibrary(this, frameNumber, bitmapName, method);
  }

  exportSWF(outputURI: string): void {
    if (typeof outputURI !== 'string') throw invalidArgument('exportSWF', 1);
    this.library.document.exportSymbol(this.name, outputURI, 'swf');
  }
  exportSWC(outputURI: string): void {
    if (typeof outputURI !== 'string') throw invalidArgument('exportSWC', 1);
    this.library.document.exportSymbol(this.name, outputURI, 'swc');
  }
}
