// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { IdentityMap } from '../../host/IdentityMap.mjs';

function distinctItems(method, elements) {
    var seen = new IdentityMap();
    var items = [];
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            var item = elements[i].libraryItem;
            if (!item || seen.get(item))
                continue;
            seen.set(item, true);
            items.push(item);
        }
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
    return items;
}

export { distinctItems };
