// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.update';
function updateItems(library, items) {
    forEach(METHOD, items, function (item) { return library.updateItem(item.name); });
}

export { updateItems };
