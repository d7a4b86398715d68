import { forEach } from '../support/forEach';
import { pathsOf, revealPaths } from './support/panel';

const METHOD = 'ItemCollection.select';

/**
 * Makes the items the selection of the library panel, and shows them.
 * Host members: `name`, `library.selectNone`, `selectItem`, `expandFolder`.
 */
export function selectItemsInPanel(library: Library, items: Item[]): void {
  const paths = pathsOf(METHOD, items);
  library.selectNone();
  forEach(METHOD, items, function select(_item, index) {
    if (!library.selectItem(paths[index], false, true)) throw new Error('the library has no such item');
  });
  revealPaths(library, paths);
}
