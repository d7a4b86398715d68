import type { AdobeVideoItem, Contract } from '../../../contract/adobe';
import type { ItemCorrected } from './Item';
import { MediaItem } from './MediaItem';
import { VIDEO_ITEM } from '../../../../document/xfl/schema/itemSchema';

/** Needs a codec. */
type NotDone = 'exportToFLV';

/** A video: a view of one `DOMVideoItem`. */
export class VideoItem extends MediaItem implements Contract<AdobeVideoItem, ItemCorrected | NotDone> {
  static override readonly className = 'VideoItem';

  get itemType(): string {
    return 'video';
  }

  /** `embedded video` for one whose data are in the document, else `video` (a component plays it from a file). */
  get videoType(): string {
    return VIDEO_ITEM.videoDataHRef.read(this.node) === '' ? 'video' : 'embedded video';
  }

  /** Width in pixels. */
  get width(): number {
    return VIDEO_ITEM.width.read(this.node);
  }
  /** Height in pixels. */
  get height(): number {
    return VIDEO_ITEM.height.read(this.node);
  }
}
