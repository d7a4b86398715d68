// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../support/forEach.mjs';
import { pathsOf } from './support/panel.mjs';

var METHOD = 'ItemCollection.update';
function updateItems(library, items) {
    var paths = pathsOf(METHOD, items);
    forEach(METHOD, items, function (_item, index) { return library.updateItem(paths[index]); });
}

export { updateItems };
