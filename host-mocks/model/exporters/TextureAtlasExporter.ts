import { checkChoice, checkNumber, checkText } from '../../../document/checks/checkValue';
import { HostError, NotImplemented } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import { DocumentCore } from '../document/DocumentCore';
import { Element } from '../elements/Element';
import type { Item } from '../library/items/Item';
import { SymbolItem } from '../library/items/SymbolItem';
import type { ProgramHost } from '../program/ProgramHost';

const ALGORITHMS = ['basic', 'maxRects'] as const;
const FORMATS = ['RGB8888', 'RGB8'] as const;
const MAX_SIDE = 8192;

/** Writes a symbol as a texture atlas: the object that scripts make by `new TextureAtlasExporter`. */
export class TextureAtlasExporter extends HostObject {
  static override readonly className = 'TextureAtlasExporter';
  private packing: (typeof ALGORITHMS)[number] = 'maxRects';
  private picture: (typeof FORMATS)[number] = 'RGB8888';
  private place = '';
  private hasOverflowed = false;
  private readonly switches = { rotate: false, autoSize: true, trim: true, optimize: false, flatten: false };
  private readonly sizes = { border: 0, shape: 0, width: 2048, height: 2048, resolution: 1 };

  constructor(private readonly host: ProgramHost) {
    super();
  }

  /** Kept; pictures are packed by maximal rectangles in both cases. */
  get algorithm(): string {
    return this.packing;
  }
  set algorithm(value: string) {
    this.packing = checkChoice('TextureAtlasExporter.algorithm', value, ALGORITHMS);
  }
  get imageFormat(): string {
    return this.picture;
  }
  set imageFormat(value: string) {
    const format = checkChoice('TextureAtlasExporter.imageFormat', value, FORMATS);
    if (format === 'RGB8') throw new NotImplemented('TextureAtlasExporter.imageFormat "RGB8"');
    this.picture = format;
  }
  get filePath(): string {
    return this.place;
  }
  set filePath(value: string) {
    this.place = checkText('TextureAtlasExporter.filePath', value);
  }
  get resolution(): number {
    return this.sizes.resolution;
  }
  set resolution(value: number) {
    this.sizes.resolution = checkNumber('TextureAtlasExporter.resolution', value, 0.01, 16);
  }
  get optimizeJson(): boolean {
    return this.switches.optimize;
  }
  set optimizeJson(value: boolean) {
    this.switches.optimize = Boolean(value);
  }
  /** Kept; pictures never have more room than they need. */
  get optimizeBitmap(): boolean {
    return this.switches.trim;
  }
  set optimizeBitmap(value: boolean) {
    this.switches.trim = Boolean(value);
  }
  get flattenSkewObject(): boolean {
    return this.switches.flatten;
  }
  set flattenSkewObject(value: boolean) {
    if (value) throw new NotImplemented('TextureAtlasExporter.flattenSkewObject');
  }
  get allowRotate(): boolean {
    return this.switches.rotate;
  }
  set allowRotate(value: boolean) {
    this.switches.rotate = Boolean(value);
  }
  get canRotate(): boolean {
    return true;
  }
  get autoSize(): boolean {
    return this.switches.autoSize;
  }
  set autoSize(value: boolean) {
    this.switches.autoSize = Boolean(value);
  }
  get borderPadding(): number {
    return this.sizes.border;
  }
  set borderPadding(value: number) {
    this.sizes.border = Math.trunc(checkNumber('TextureAtlasExporter.borderPadding', value, 0));
  }
  get shapePadding(): number {
    return this.sizes.shape;
  }
  set shapePadding(value: number) {
    this.sizes.shape = Math.trunc(checkNumber('TextureAtlasExporter.shapePadding', value, 0));
  }
  /** Read-only while `autoSize` is true. */
  get sheetWidth(): number {
    return this.sizes.width;
  }
  set sheetWidth(value: number) {
    const size = checkNumber('TextureAtlasExporter.sheetWidth', value, 1, MAX_SIDE);
    if (!this.autoSize) this.sizes.width = Math.trunc(size);
  }
  get sheetHeight(): number {
    return this.sizes.height;
  }
  set sheetHeight(value: number) {
    const size = checkNumber('TextureAtlasExporter.sheetHeight', value, 1, MAX_SIDE);
    if (!this.autoSize) this.sizes.height = Math.trunc(size);
  }
  get overflowed(): boolean {
    return this.hasOverflowed;
  }
  get app(): string {
    return 'Adobe Animate';
  }
  get version(): string {
    return '22.0.0.0';
  }

  /** Writes `Animation.json`, `spritemap1.json` and `spritemap1.png` into the folder. False if they do not fit. */
  exportTextureAtlas(symbol: SymbolItem | Element, path?: string): boolean {
    const method = 'TextureAtlasExporter.exportTextureAtlas';
    const item =
      symbol instanceof Element ? (symbol as Element & { libraryItem?: Item | null }).libraryItem : symbol;
    if (!(item instanceof SymbolItem))
      throw new HostError(`${method}: expected a symbol or an instance of one`);
    const folder = path ?? this.place;
    if (folder === '') throw new HostError(`${method}: expected a folder, as path or filePath`);
    const { document } = item.library;
    if (!(document instanceof DocumentCore)) return false;
    const { border, shape, width, height, resolution } = this.sizes;
    const { autoSize, rotate, optimize } = this.switches;
    const files = this.host.pictures.atlas(document, item, {
      ...{ resolution, optimized: optimize, rotate, border, padding: shape },
      width: autoSize ? MAX_SIDE : width,
      height: autoSize ? MAX_SIDE : height,
    });
    this.hasOverflowed = files === undefined;
    for (const [name, content] of files ?? []) {
      this.host.pictures.write(`${folder.replace(/\/$/, '')}/${name}`, content, method);
    }
    return files !== undefined;
  }
}
