import type { AdobeFolderItem, Contract } from '../../../contract/adobe';
import type { ItemCorrected } from './Item';
import { ListedItem } from './ListedItem';
import { assign } from '../../../../document/xfl/assign';
import { FOLDER_ITEM } from '../../../../document/xfl/schema/itemSchema';

/** A folder: a view of one `DOMFolderItem`. */
export class FolderItem extends ListedItem implements Contract<AdobeFolderItem, ItemCorrected> {
  static override readonly className = 'FolderItem';

  get itemType(): string {
    return 'folder';
  }

  /** True if the Library panel shows the folder's items. */
  get isExpanded(): boolean {
    return FOLDER_ITEM.isExpanded.read(this.node);
  }
  set isExpanded(value: boolean) {
    assign(this.node, FOLDER_ITEM.isExpanded, 'FolderItem.isExpanded', value);
  }
}
