// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isArray } from '../../host/isArray.mjs';

function isCollection(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    var candidate = value;
    return typeof candidate.reach === 'function' && isArray(candidate.elements);
}
function gather(value) {
    if (value === undefined || value === null)
        return [];
    var source = isCollection(value) ? value.elements : value;
    return isArray(source) ? Array.prototype.slice.call(source, 0) : [source];
}
function gatherArguments(first, others) {
    return others.length > 0 ? [first].concat(others) : gather(first);
}

export { gatherArguments, isCollection };
