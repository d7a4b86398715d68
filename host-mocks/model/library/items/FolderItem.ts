import type { AdobeFolderItem, Contract } from '../../../contract/adobe';
import { readFlag, writeFlag } from '../../../../document/xfl/attributes';
import type { ItemCorrected } from './Item';
import { ListedItem } from './ListedItem';

/** A folder: a view of one `DOMFolderItem`. */
export class FolderItem extends ListedItem implements Contract<AdobeFolderItem, ItemCorrected> {
  static override readonly className = 'FolderItem';

  get itemType(): string {
    return 'folder';
  }

  /** True if the Library panel shows the folder's items. */
  get isExpanded(): boolean {
    return readFlag(this.node, 'isExpanded');
  }
  set isExpanded(value: boolean) {
    writeFlag(this.node, 'isExpanded', value);
  }
}
