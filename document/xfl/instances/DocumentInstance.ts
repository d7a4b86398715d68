import type { XmlNode } from '../../xml/XmlNode';
import { itemPathOf } from '../itemPathOf';
import { INSTANCE } from '../schema/instanceSchema';
import type { SymbolType } from '../schema/itemSchema';
import { recordOf, type RecordValues } from '../schema/recordOf';
import type { HasAttributes } from '../schema/XflAttribute';

type StoredInstance = RecordValues<typeof INSTANCE> & { readonly element: HasAttributes };
/** What a warped asset shows does not follow from what it stores. */
const InstanceRecord: new (
  element: HasAttributes,
) => Omit<StoredInstance, 'symbolType' | 'firstFrame' | 'loop'> = recordOf(INSTANCE);

/** An instance of an item of the library. */
export class DocumentInstance extends InstanceRecord {
  constructor(
    /** The node in the document. */
    readonly stored: XmlNode,
  ) {
    super(stored);
  }

  get node(): XmlNode {
    return this.stored;
  }

  /**
   * True for an instance of a warped asset. Movies that Animate published show it as a graphic that stays on the first
   * frame of its symbol, which holds the art before it was warped.
   */
  get isWarped(): boolean {
    return INSTANCE.symbolType.read(this.stored) === 'puppet';
  }
  get symbolType(): SymbolType {
    const type = INSTANCE.symbolType.read(this.stored);
    return type === 'puppet' ? 'graphic' : type;
  }
  get firstFrame(): number {
    return this.isWarped ? 0 : INSTANCE.firstFrame.read(this.stored);
  }
  get loop(): StoredInstance['loop'] {
    return this.isWarped ? 'single frame' : INSTANCE.loop.read(this.stored);
  }

  /** The path of its item, as the item is called. */
  get path(): string {
    return itemPathOf(this.stored, 'libraryItemName');
  }
  /** Its name as the document says it: an empty one where it was taken away, undefined where there never was any. */
  get saidName(): string | undefined {
    return this.stored.attr('name');
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
