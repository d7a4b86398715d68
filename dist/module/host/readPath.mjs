// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { refused } from './read.mjs';

function readProperty(value, name) {
    return value === null || value === undefined ? undefined : value[name];
}
function readLeniently(value, name) {
    if (value === null || value === undefined)
        return undefined;
    try {
        return value[name];
    }
    catch (error) {
        return refused(error);
    }
}
function readPath(value, links, readLink, start) {
    if (readLink === void 0) { readLink = readProperty; }
    if (start === void 0) { start = 0; }
    var at = value;
    for (var i = start; i < links.length; i++)
        at = readLink(at, links[i]);
    return at;
}
function pathReader(path, readLink) {
    if (readLink === void 0) { readLink = readProperty; }
    var links = path.split('.');
    if (links.length === 1)
        return function (value) { return readLink(value, path); };
    return function (value) { return readPath(value, links, readLink); };
}

export { pathReader, readLeniently, readProperty };
