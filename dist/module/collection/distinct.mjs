// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from './IdentitySet.mjs';
import { selectWhere } from './select.mjs';

/** A new Array with each element once, where it came first. */
function distinct(elements) {
    var seen = new IdentitySet();
    return selectWhere(elements, function (element) { return seen.add(element); });
}

export { distinct };
