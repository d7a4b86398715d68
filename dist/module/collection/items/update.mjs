// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { itemTypeOf } from '../../host/itemTypeOf.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.update';
function updateItems(library, items) {
    forEach(METHOD, items, function (item) { return itemTypeOf(item) && library.updateItem(item.name); });
}

export { updateItems };
