// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The property of any value; undefined for null and undefined, which have none. */
function readProperty(value, name) {
    return value === null || value === undefined ? undefined : value[name];
}
/** A function that follows a dotted path (`libraryItem.name`) from a value; a missing link gives undefined. */
function pathReader(path) {
    var links = path.split('.');
    if (links.length === 1)
        return function (value) { return readProperty(value, path); };
    return function followPath(value) {
        var at = value;
        for (var i = 0; i < links.length; i++)
            at = readProperty(at, links[i]);
        return at;
    };
}

export { pathReader, readProperty };
