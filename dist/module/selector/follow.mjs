// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject, read } from '../host/read.mjs';

/** Follows the links of a dotted key from a value on; undefined where one is missing. */
function followFrom(value, links, start) {
    var at = value;
    for (var i = start; i < links.length; i++) {
        if (at === undefined || at === null)
            return undefined;
        at = isObject(at) ? read(at, links[i]) : at[links[i]];
    }
    return at;
}

export { followFrom };
