// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { itemTypeOf } from '../../host/itemTypeOf.mjs';
import { forEach } from '../support/forEach.mjs';
import { expandFolder } from './support/panel.mjs';

var METHOD = 'ItemCollection.expand';
function expandItems(library, items, state, recurse) {
    forEach(METHOD, items, function expand(item) {
        if (itemTypeOf(item) === 'folder')
            expandFolder(library, item.name, state, recurse);
    });
}

export { expandItems };
