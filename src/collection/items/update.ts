import { itemTypeOf } from '../../host/itemTypeOf';
import { forEach } from '../support/forEach';

const METHOD = 'ItemCollection.update';

/** Imports items again from their files. Host members: `name`, `itemType`, `library.updateItem`. */
export function updateItems(library: Library, items: Item[]): void {
  forEach(METHOD, items, (item) => itemTypeOf(item) && library.updateItem(item.name));
}
