// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DELETED_TYPE } from './isDeleted.mjs';

function itemTypeOf(item) {
    var type = item.itemType;
    if (type === DELETED_TYPE)
        throw new Error('it was deleted');
    return type;
}

export { itemTypeOf };
