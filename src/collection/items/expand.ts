import { itemTypeOf } from '../../host/itemTypeOf';
import { forEach } from '../support/forEach';
import { expandFolder } from './support/panel';

const METHOD = 'ItemCollection.expand';

/** Opens or closes the folders among the items. Host members: `itemType`, `name`, `library.expandFolder`. */
export function expandItems(library: Library, items: Item[], state: boolean, recurse: boolean): void {
  forEach(METHOD, items, function expand(item) {
    if (itemTypeOf(item) === 'folder') expandFolder(library, item.name, state, recurse);
  });
}
