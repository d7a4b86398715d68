import { failure } from '../../host/failure';
import { depthOf } from '../../text/path';
import { orderAlong } from '../geometry/orderAlong';
import { forEach } from '../support/forEach';

const METHOD = 'ItemCollection.deleteItems';

/**
 * Deletes items from the library, those in the deepest folders first, so that a folder goes after what is in it.
 * Host members: `item.name`, `library.deleteItem`.
 */
export function deleteItems(library: Library, items: Item[]): void {
  const paths: string[] = [];
  const heights: number[] = [];
  forEach(METHOD, items, function readPath(item, index) {
    paths[index] = item.name;
    heights[index] = -depthOf(paths[index]);
  });
  const order = orderAlong(heights);
  for (let i = 0; i < order.length; i++) {
    const index = order[i];
    try {
      if (library.deleteItem(paths[index]) === false) throw new Error('Animate refused to delete it');
    } catch (error) {
      throw failure(METHOD, index, items[index], error);
    }
  }
}
