// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { stableSort } from '../support/stableSort.mjs';

function orderAlong(values) {
    var indices = [];
    for (var i = 0; i < values.length; i++)
        indices.push(i);
    return stableSort(indices, function (a, b) { return values[a] - values[b]; });
}

export { orderAlong };
