import type { AdobeBitmapItem, Contract } from '../../../contract/adobe';
import { checkChoice, checkNumber } from '../../../../document/checks/checkValue';
import { notImplemented } from '../../../../document/checks/HostError';
import { BITMAP_ITEM } from '../../../../document/xfl/schema/bitmapSchema';
import { readFlag, readNumber, readText, writeFlag } from '../../../../document/xfl/attributes';
import type { ItemCorrected } from './Item';
import { checkFileUri, MediaItem } from './MediaItem';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';

const COMPRESSIONS = ['photo', 'lossless'] as const;

/** A bitmap: a view of one `DOMBitmapItem`. */
export class BitmapItem extends MediaItem implements Contract<AdobeBitmapItem, ItemCorrected> {
  static override readonly className = 'BitmapItem';

  get itemType(): string {
    return 'bitmap';
  }

  /** Width in pixels; 0 for an image without data. */
  get hPixels(): number {
    return this.extent('frameLeft', 'frameRight');
  }
  /** Height in pixels. */
  get vPixels(): number {
    return this.extent('frameTop', 'frameBottom');
  }

  get allowSmoothing(): boolean {
    return BITMAP_ITEM.allowSmoothing.read(this.node);
  }
  set allowSmoothing(value: boolean) {
    BITMAP_ITEM.allowSmoothing.write(this.node, Boolean(value));
  }
  get compressionType(): string {
    return readText(this.node, 'compressionType', 'photo');
  }
  set compressionType(value: string) {
    const type = checkChoice('BitmapItem.compressionType', value, COMPRESSIONS);
    this.node.setAttr('compressionType', type === 'photo' ? null : type);
  }
  get originalCompressionType(): string {
    return readText(this.node, 'originalCompressionType', 'photo');
  }
  /** 0 to 100, or -1 for the document's own quality. */
  get quality(): number {
    return readNumber(this.node, 'quality', -1);
  }
  set quality(value: number) {
    this.node.setAttr('quality', String(Math.trunc(checkNumber('BitmapItem.quality', value, -1, 100))));
  }
  /** True where a pixel is not opaque. */
  get hasValidAlphaLayer(): boolean {
    return this.library.document.hasAlpha(this.name);
  }
  get useImportedJPEGQuality(): boolean {
    return readFlag(this.node, 'useImportedJPEGData', true);
  }
  set useImportedJPEGQuality(value: boolean) {
    writeFlag(this.node, 'useImportedJPEGData', Boolean(value), true);
  }
  get useDeblocking(): boolean {
    return readFlag(this.node, 'useDeblocking');
  }
  set useDeblocking(value: boolean) {
    writeFlag(this.node, 'useDeblocking', Boolean(value));
  }

  /**
   * The picture as a PNG or JPG file. Pictures that were imported as JPG are written as they were, whatever the quality;
   * others cannot be written as JPG here.
   */
  exportToFile(fileURI: string, quality = 80): boolean {
    const method = 'BitmapItem.exportToFile';
    checkFileUri(method, fileURI);
    checkNumber(`${method}: quality`, quality, 1, 100);
    const kind = /\.(png|jpe?g)$/i.exec(fileURI)?.[1].toLowerCase();
    if (!kind) return false;
    const { document } = this.library;
    const bytes = document.pictureOf(this.name, kind === 'png' ? 'png' : 'jpg');
    if (bytes) return document.writeFile(fileURI, method, bytes);
    if (kind !== 'png' && document.pictureOf(this.name, 'png'))
      throw notImplemented('BitmapItem.exportToFile of a lossless picture as JPG');
    return false;
  }

  private extent(from: string, to: string): number {
    return Math.max(0, (readNumber(this.node, to) - readNumber(this.node, from)) / TWIPS_PER_PIXEL);
  }
}
