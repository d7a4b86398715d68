import type { XmlNode } from '../../xml/XmlNode';
import { itemPathOf } from '../itemPathOf';
import { INSTANCE } from '../schema/instanceSchema';
import { recordOf } from '../schema/recordOf';

/** An instance of an item of the library. */
export class DocumentInstance extends recordOf(INSTANCE) {
  constructor(readonly node: XmlNode) {
    super(node);
  }

  /** The path of its item, as the item is called. */
  get path(): string {
    return itemPathOf(this.node, 'libraryItemName');
  }
  /** Its name as the document says it: an empty one where it was taken away, undefined where there never was any. */
  get saidName(): string | undefined {
    return this.node.attr('name');
  }
  /** True for one that shows its symbol's content as a part of the timeline around it. */
  get isGraphic(): boolean {
    return this.symbolType === 'graphic';
  }
  get isButton(): boolean {
    return this.symbolType === 'button';
  }
  /** True for a graphic that stays on one frame. */
  get showsSingleFrame(): boolean {
    return this.loop === 'single frame';
  }
  /** True for a graphic that begins again at its end. */
  get isLooping(): boolean {
    return this.loop === 'loop' || this.loop === 'loop reverse';
  }
  get runsBackward(): boolean {
    return this.loop.endsWith('reverse');
  }
}
