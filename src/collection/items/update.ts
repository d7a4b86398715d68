import { forEach } from '../support/forEach';
import { pathsOf } from './support/panel';

const METHOD = 'ItemCollection.update';

/** Imports items again from their files. Host members: `library.updateItem` and those of `pathsOf`. */
export function updateItems(library: Library, items: Item[]): void {
  const paths = pathsOf(METHOD, items);
  forEach(METHOD, items, (_item, index) => library.updateItem(paths[index]));
}
