// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach, failure } from '../failure.mjs';
import { orderAlong } from '../elements/orderAlong.mjs';
import { depthOf } from './path.mjs';

var METHOD = 'ItemCollection.deleteItems';
/**
 * Deletes items from the library, those in the deepest folders first, so that a folder goes after what is in it.
 * Host members: `item.name`, `library.deleteItem`.
 */
function deleteItems(library, items) {
    var paths = [];
    var heights = [];
    forEach(METHOD, items, function readPath(item, index) {
        paths[index] = item.name;
        heights[index] = -depthOf(paths[index]);
    });
    var order = orderAlong(heights);
    for (var i = 0; i < order.length; i++) {
        var index = order[i];
        try {
            if (library.deleteItem(paths[index]) === false)
                throw new Error('the host does not delete it');
        }
        catch (error) {
            throw failure(METHOD, index, items[index], error);
        }
    }
}

export { deleteItems };
