import type { AdobeBitmapItem, Contract } from '../../../contract/adobe';
import { checkNumber } from '../../../../document/checks/checkValue';
import { notImplemented } from '../../../../document/checks/HostError';
import type { ItemCorrected } from './Item';
import { checkFileUri, MediaItem } from './MediaItem';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';
import { assign } from '../../../../document/xfl/assign';
import { BITMAP_ITEM } from '../../../../document/xfl/schema/itemSchema';
import type { XflAttribute } from '../../../../document/xfl/schema/XflAttribute';

/** A bitmap: a view of one `DOMBitmapItem`. */
export class BitmapItem extends MediaItem implements Contract<AdobeBitmapItem, ItemCorrected> {
  static override readonly className = 'BitmapItem';

  get itemType(): string {
    return 'bitmap';
  }

  /** Width in pixels; 0 for an image without data. */
  get hPixels(): number {
    return this.extent(BITMAP_ITEM.frameLeft, BITMAP_ITEM.frameRight);
  }
  /** Height in pixels. */
  get vPixels(): number {
    return this.extent(BITMAP_ITEM.frameTop, BITMAP_ITEM.frameBottom);
  }

  get allowSmoothing(): boolean {
    return BITMAP_ITEM.allowSmoothing.read(this.node);
  }
  set allowSmoothing(value: boolean) {
    assign(this.node, BITMAP_ITEM.allowSmoothing, 'BitmapItem.allowSmoothing', value);
  }
  get compressionType(): string {
    return BITMAP_ITEM.compressionType.read(this.node);
  }
  set compressionType(value: string) {
    assign(this.node, BITMAP_ITEM.compressionType, 'BitmapItem.compressionType', value);
  }
  get originalCompressionType(): string {
    return BITMAP_ITEM.originalCompressionType.read(this.node);
  }
  /** 0 to 100, or -1 for the document's own quality. */
  get quality(): number {
    return BITMAP_ITEM.quality.read(this.node);
  }
  set quality(value: number) {
    assign(this.node, BITMAP_ITEM.quality, 'BitmapItem.quality', value);
  }
  /** True where a pixel is not opaque. */
  get hasValidAlphaLayer(): boolean {
    return this.library.document.hasAlpha(this.name);
  }
  get useImportedJPEGQuality(): boolean {
    return BITMAP_ITEM.useImportedJPEGData.read(this.node);
  }
  set useImportedJPEGQuality(value: boolean) {
    assign(this.node, BITMAP_ITEM.useImportedJPEGData, 'BitmapItem.useImportedJPEGQuality', value);
  }
  get useDeblocking(): boolean {
    return BITMAP_ITEM.useDeblocking.read(this.node);
  }
  set useDeblocking(value: boolean) {
    assign(this.node, BITMAP_ITEM.useDeblocking, 'BitmapItem.useDeblocking', value);
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

  private extent(from: XflAttribute<number>, to: XflAttribute<number>): number {
    return Math.max(0, (to.read(this.node) - from.read(this.node)) / TWIPS_PER_PIXEL);
  }
}
