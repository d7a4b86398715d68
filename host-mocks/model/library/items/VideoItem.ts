import type { AdobeVideoItem, Contract } from '../../../contract/adobe';
import { readNumber } from '../../../../document/xfl/attributes';
import type { ItemCorrected } from './Item';
import { MediaItem } from './MediaItem';

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
    return this.node.attr('videoDataHRef') === undefined ? 'video' : 'embedded video';
  }

  /** Width in pixels. */
  get width(): number {
    return readNumber(this.node, 'width');
  }
  /** Height in pixels. */
  get height(): number {
    return readNumber(this.node, 'height');
  }
}
