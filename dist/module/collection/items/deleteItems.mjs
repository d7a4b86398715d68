// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { depthOf } from '../../text/path.mjs';
import { orderAlong } from '../geometry/orderAlong.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.deleteItems';
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
                throw new Error('Animate refused to delete it');
        }
        catch (error) {
            throw failure(METHOD, index, items[index], error);
        }
    }
}

export { deleteItems };
