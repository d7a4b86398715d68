import type { AdobeBitmapInstance, Contract } from '../../contract/adobe';
import { sizeOf } from '../../../film/bounds/fixedBox';
import { Instance, type InstanceNotDone } from './Instance';

/** The bytes of a bitmap are of use to compiled extensions only. */
type NotDone = InstanceNotDone | 'getBits' | 'setBits';

/** Shows a bitmap: a view of one `DOMBitmapInstance`. */
export class BitmapInstance extends Instance implements Contract<AdobeBitmapInstance, NotDone> {
  static override readonly className = 'BitmapInstance';

  /** Width of the bitmap in pixels; 0 if it is missing. */
  get hPixels(): number {
    return this.size.width;
  }
  get vPixels(): number {
    return this.size.height;
  }

  protected override get keepsData(): boolean {
    return true;
  }

  private get size(): { width: number; height: number } {
    const item = this.libraryItem;
    return item ? sizeOf(item.node) : { width: 0, height: 0 };
  }
}
