import type { AdobeInstance, Contract } from '../../contract/adobe';
import { HostError } from '../../../document/checks/HostError';
import { describeValue } from '../../../document/checks/checkValue';
import { Element } from './Element';
import type { PlacedItem } from './ElementOwner';
import { lookUp } from '../../../document/xml/lookUp';
import { INSTANCE } from '../../../document/xfl/schema/instanceSchema';

/** The types say `Library`; it is an item. */
export type InstanceNotDone = 'libraryItem';

/** Node name -> `instanceType`. */
const INSTANCE_TYPES: Record<string, string> = {
  DOMSymbolInstance: 'symbol',
  DOMComponentInstance: 'symbol',
  DOMBitmapInstance: 'bitmap',
  DOMVideoInstance: 'video',
  DOMCompiledClipInstance: 'compiled clip',
};

/** Node name -> types of the items that such an instance can show. */
const ITEM_TYPES: Record<string, readonly string[]> = {
  DOMSymbolInstance: ['movie clip', 'graphic', 'button'],
  DOMComponentInstance: ['component'],
  DOMBitmapInstance: ['bitmap'],
  DOMVideoInstance: ['video', 'embedded video', 'linked video'],
  DOMCompiledClipInstance: ['compiled clip'],
};

/** Shows an item of the library. The class of video instances; the base of the others. */
export class Instance extends Element implements Contract<AdobeInstance, InstanceNotDone> {
  static override readonly className: string = 'Instance';

  get elementType(): string {
    return 'instance';
  }

  get instanceType(): string {
    return lookUp(INSTANCE_TYPES, this.node.name) ?? '';
  }

  /** Null if the item is missing. Only an item of the same kind can replace it. */
  get libraryItem(): PlacedItem | null {
    return this.document.itemAt(this.itemPath) ?? null;
  }
  set libraryItem(value: PlacedItem | null) {
    const allowed = lookUp(ITEM_TYPES, this.node.name) ?? [];
    const item = value && this.document.itemAt(String(value.name));
    if (!item || item !== value) {
      throw new HostError(
        `Instance.libraryItem: expected an item of this document's library, got ${describeValue(value)}`,
      );
    }
    if (!allowed.includes(item.itemType)) {
      throw new HostError(
        `Instance.libraryItem: expected an item of the same kind (${allowed.join(', ')}), got the ${item.itemType} "${item.name}"`,
      );
    }
    this.document.checkShows('Instance.libraryItem', this.layer, item);
    this.node.setAttr('libraryItemName', item.storedName);
  }

  /** Path of the item, which may be missing. */
  get itemPath(): string {
    return INSTANCE.libraryItemName.read(this.node);
  }
}
