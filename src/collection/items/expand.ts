import { forEach } from '../support/forEach';
import { expandFolder } from './support/panel';

const METHOD = 'ItemCollection.expand';

/** Opens or closes the folders among the items. Host members: `itemType`, `name`, `library.expandFolder`. */
export function expandItems(library: Library, items: Item[], state: boolean, recurse: boolean): void {
  forEach(METHOD, items, function expand(item) {
    if (item.itemType === 'folder') expandFolder(library, item.name, state, recurse);
  });
}
