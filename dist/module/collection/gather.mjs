// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Whether the value is an Array, of this realm or another. */
function isArray(value) {
    return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
}
/** Whether the value is a collection, of this copy of the library or another. */
function isCollection(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    var candidate = value;
    return typeof candidate.reach === 'function' && isArray(candidate.elements);
}
/** A new Array of what the value stands for: the elements of an Array or collection, nothing, or the value alone. */
function gather(value) {
    if (value === undefined || value === null)
        return [];
    var source = isCollection(value) ? value.elements : value;
    return isArray(source) ? Array.prototype.slice.call(source, 0) : [source];
}
/** As `gather` for one argument; several arguments stand for themselves. */
function gatherArguments(values) {
    return values.length > 1 ? gather(values) : gather(values[0]);
}

export { gather, gatherArguments, isArray, isCollection };
