import { checkChoice, checkNumber, checkText } from '../../../document/checks/checkValue';
import { HostError, NotImplemented } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import { DocumentCore } from '../document/DocumentCore';
import type { Sheet, SheetFrame } from '../document/PictureExports';
import { Element } from '../elements/Element';
import { BitmapItem } from '../library/items/BitmapItem';
import type { Item } from '../library/items/Item';
import { leafOf } from '../../../document/xfl/itemPaths';
import { SymbolItem } from '../library/items/SymbolItem';
import type { ProgramHost } from '../program/ProgramHost';

const ALGORITHMS = ['basic', 'maxRects'] as const;
const LAYOUTS = ['JSON', 'JSON-Array', 'Starling', 'Sparrow v1', 'Sparrow v2'];
/** Adobe's reference: sizes are clipped to this. */
const MAX_SIDE = 8192;
/** The size of a sheet without `autoSize`, until a script sets another. */
const FIXED = 512;

/** What a layout begins with. */
const PLUGIN_SWITCHES = { rotate: false, trim: true };

interface Entry {
  item: Item;
  name: string;
  frames: SheetFrame[];
}

/**
 * Packs symbols and bitmaps onto one picture: the object that scripts make by `new SpriteSheetExporter`. A symbol is
 * drawn when it is added, as scripts delete it before they export.
 */
export class SpriteSheetExporter extends HostObject {
  static override readonly className = 'SpriteSheetExporter';
  /** Published exporters assign `format` and `canStackDuplicateFrames`, and continue. */
  static readonly ignoresReadOnly = true;
  private entries: Entry[] = [];
  private packed: Sheet | null | undefined;
  private packing: (typeof ALGORITHMS)[number] = 'basic';
  private layout = 'JSON';
  private readonly switches = { ...PLUGIN_SWITCHES, autoSize: true, stack: true };
  private readonly sizes = {
    border: 0,
    shape: 0,
    width: FIXED,
    height: FIXED,
    maxWidth: MAX_SIDE,
    maxHeight: MAX_SIDE,
  };
  private imageName = '';

  constructor(private readonly host: ProgramHost) {
    super();
  }

  get algorithm(): string {
    return this.packing;
  }
  set algorithm(value: string) {
    const algorithm = checkChoice('SpriteSheetExporter.algorithm', value, ALGORITHMS);
    this.change(() => (this.packing = algorithm));
  }
  get layoutFormat(): string {
    return this.layout;
  }
  set layoutFormat(value: string) {
    const name = checkText('SpriteSheetExporter.layoutFormat', value);
    if (!LAYOUTS.includes(name)) throw new NotImplemented(`SpriteSheetExporter.layoutFormat "${name}"`);
    this.change(() => {
      this.layout = name;
      // The plug-in of the layout brings its own. Source: sheets of exporters that set them before.
      Object.assign(this.switches, PLUGIN_SWITCHES);
    });
  }
  get allowRotate(): boolean {
    return this.switches.rotate;
  }
  set allowRotate(value: boolean) {
    this.change(() => (this.switches.rotate = Boolean(value)));
  }
  get allowTrimming(): boolean {
    return this.switches.trim;
  }
  set allowTrimming(value: boolean) {
    this.change(() => (this.switches.trim = Boolean(value)));
  }
  get autoSize(): boolean {
    return this.switches.autoSize;
  }
  set autoSize(value: boolean) {
    this.change(() => (this.switches.autoSize = Boolean(value)));
  }
  get stackDuplicateFrames(): boolean {
    return this.switches.stack;
  }
  set stackDuplicateFrames(value: boolean) {
    this.change(() => (this.switches.stack = Boolean(value)));
  }
  get borderPadding(): number {
    return this.sizes.border;
  }
  set borderPadding(value: number) {
    this.setSize('border', 'borderPadding', value, 0);
  }
  get shapePadding(): number {
    return this.sizes.shape;
  }
  set shapePadding(value: number) {
    this.setSize('shape', 'shapePadding', value, 0);
  }
  get maxSheetWidth(): number {
    return this.sizes.maxWidth;
  }
  set maxSheetWidth(value: number) {
    this.setSize('maxWidth', 'maxSheetWidth', value, 1);
  }
  get maxSheetHeight(): number {
    return this.sizes.maxHeight;
  }
  set maxSheetHeight(value: number) {
    this.setSize('maxHeight', 'maxSheetHeight', value, 1);
  }
  /** Read-only while `autoSize` is true: then it is the size that the frames need. */
  get sheetWidth(): number {
    return this.autoSize ? (this.sheet?.width ?? 0) : this.sizes.width;
  }
  set sheetWidth(value: number) {
    if (!this.autoSize) this.setSize('width', 'sheetWidth', value, 1);
  }
  get sheetHeight(): number {
    return this.autoSize ? (this.sheet?.height ?? 0) : this.sizes.height;
  }
  set sheetHeight(value: number) {
    if (!this.autoSize) this.setSize('height', 'sheetHeight', value, 1);
  }
  get overflowed(): boolean {
    return this.entries.length > 0 && this.sheet === null;
  }
  get canRotate(): boolean {
    return true;
  }
  get canTrim(): boolean {
    return true;
  }
  get canShapePad(): boolean {
    return true;
  }
  get canBorderPad(): boolean {
    return true;
  }
  get canStackDuplicateFrames(): boolean {
    return true;
  }
  get app(): string {
    return this.host.options.era === 'cs6' ? 'Adobe Flash CS6' : 'Adobe Animate';
  }
  get version(): string {
    return this.host.options.era === 'cs6' ? '12.0.0.0' : '22.0.0.0';
  }
  get format(): string {
    return 'RGBA8888';
  }
  /** The name of the last exported picture. */
  get image(): string {
    return this.imageName;
  }

  beginExport(): void {
    this.change(() => (this.entries = []));
  }

  addSymbol(symbol: SymbolItem | Element, name?: string, beginFrame?: number, endFrame?: number): boolean {
    const item = symbolOf(symbol);
    if (!item) throw new HostError('SpriteSheetExporter.addSymbol: expected a symbol or an instance of one');
    const called =
      name === undefined || name === ''
        ? leafOf(item.name)
        : checkText('SpriteSheetExporter.addSymbol', name);
    const frames = this.framesOf(item, called, beginFrame, endFrame);
    this.change(() => this.entries.push({ item, name: called, frames }));
    return true;
  }

  changeSymbol(symbol: SymbolItem | Element, beginFrame?: number, endFrame?: number): boolean {
    const item = symbolOf(symbol);
    const entry = this.entries.find((other) => other.item === item);
    if (!entry || !(item instanceof SymbolItem)) return false;
    const frames = this.framesOf(item, entry.name, beginFrame, endFrame);
    this.change(() => (entry.frames = frames));
    return true;
  }

  removeSymbol(symbol: SymbolItem | Element): boolean {
    return this.remove(symbolOf(symbol));
  }

  addBitmap(bitmap: BitmapItem | Element): void {
    const item = itemOf(bitmap);
    if (!(item instanceof BitmapItem))
      throw new HostError('SpriteSheetExporter.addBitmap: expected a bitmap');
    const name = leafOf(item.name);
    const frames = this.host.pictures.cut(documentOf(item), item, name);
    this.change(() => this.entries.push({ item, name, frames }));
  }

  removeBitmap(bitmap: BitmapItem | Element): void {
    this.remove(itemOf(bitmap));
  }

  /** See Adobe's reference. Returns the data; an empty text if the frames do not fit. */
  exportSpriteSheet(path: string, imageFormat?: unknown, writeMetaData = true): string {
    const uri = checkText('SpriteSheetExporter.exportSpriteSheet', path).replace(/\.(png|json|xml)$/i, '');
    checkFormat(imageFormat);
    this.imageName = `${decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))}.png`;
    this.packed = undefined;
    const { sheet } = this;
    if (!sheet) return '';
    this.host.pictures.write(`${uri}.png`, sheet.png, 'SpriteSheetExporter.exportSpriteSheet');
    if (writeMetaData) {
      this.host.pictures.write(`${uri}.${sheet.ending}`, sheet.file, 'SpriteSheetExporter.exportSpriteSheet');
    }
    return sheet.data;
  }

  private framesOf(
    item: SymbolItem,
    name: string,
    begin: number | undefined,
    end: number | undefined,
  ): SheetFrame[] {
    const count = item.timeline.frameCount;
    const first = checkNumber('SpriteSheetExporter.addSymbol', begin ?? 1, 0, count);
    const last = checkNumber('SpriteSheetExporter.addSymbol', end ?? count, 0);
    return this.host.pictures.cut(documentOf(item), item, name, [
      Math.max(0, first - 1),
      Math.min(Math.max(last, first, 1), count) - 1,
    ]);
  }

  private remove(item: Item | undefined): boolean {
    const index = this.entries.findIndex((entry) => entry.item === item);
    if (index >= 0) this.change(() => this.entries.splice(index, 1));
    return index >= 0;
  }

  /** Null if the frames do not fit. */
  private get sheet(): Sheet | null {
    if (this.packed === undefined) {
      const { border, shape, width, height, maxWidth, maxHeight } = this.sizes;
      const { rotate, trim, stack, autoSize } = this.switches;
      const { app, version, imageName: image } = this;
      const isWide = this.host.options.era === 'cs6';
      const sorted = [...this.entries].sort(byName);
      this.packed =
        this.host.pictures.sheet(
          sorted.flatMap(({ frames }) => frames),
          {
            ...{ layout: this.layout, text: { app, version, image, isWide }, algorithm: this.packing },
            ...{ rotate, trim, stack, border, padding: shape, isAutomatic: autoSize },
            width: autoSize ? maxWidth : width,
            height: autoSize ? maxHeight : height,
          },
        ) ?? null;
    }
    return this.packed;
  }

  private change(action: () => unknown): void {
    action();
    this.packed = undefined;
  }

  private setSize(
    key: keyof SpriteSheetExporter['sizes'],
    member: string,
    value: number,
    least: number,
  ): void {
    const size = Math.trunc(checkNumber(`SpriteSheetExporter.${member}`, value, least));
    this.change(() => (this.sizes[key] = Math.min(size, MAX_SIDE)));
  }
}

/** As the sheets of Animate have them: "BF Dead Loop" is before "BF Dead confirm". */
function byName({ name }: Entry, other: Entry): number {
  return name < other.name ? -1 : Number(name > other.name);
}

function itemOf(object: Item | Element): Item | undefined {
  if (!(object instanceof Element)) return object;
  return (object as Element & { libraryItem?: Item | null }).libraryItem ?? undefined;
}

function symbolOf(object: Item | Element): SymbolItem | undefined {
  const item = itemOf(object);
  return item instanceof SymbolItem ? item : undefined;
}

function documentOf(item: Item): DocumentCore {
  const { document } = item.library;
  if (document instanceof DocumentCore) return document;
  throw new HostError('the item belongs to no document');
}

function checkFormat(value: unknown): void {
  const format = typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : value;
  if (format === undefined || format === 'png') return;
  if (format === 'jpg') throw new NotImplemented('SpriteSheetExporter.exportSpriteSheet with "jpg"');
  throw new HostError('SpriteSheetExporter.exportSpriteSheet: expected "png" or "jpg" as image format');
}
