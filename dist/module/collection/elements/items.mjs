// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { forEach } from '../support/forEach.mjs';

function distinctItems(method, elements) {
    var seen = new IdentitySet();
    var items = [];
    forEach(method, elements, function collectItem(element) {
        var item = element.libraryItem;
        if (item && seen.add(item))
            items.push(item);
    });
    return items;
}

export { distinctItems };
