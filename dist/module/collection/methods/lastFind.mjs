// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var last = null;
function rememberFind(elements, list) {
    last = { list: list, found: list.slice(), searched: elements.slice() };
}
function isSame(list, other) {
    if (list.length !== other.length)
        return false;
    for (var i = 0; i < list.length; i++)
        if (list[i] !== other[i])
            return false;
    return true;
}
function withoutLastFound(elements, listed) {
    if (!last || last.list !== listed)
        return null;
    var found = last.found, searched = last.searched;
    last = null;
    if (!isSame(listed, found) || !isSame(elements, searched))
        return null;
    var rest = [];
    var next = 0;
    for (var i = 0; i < elements.length; i++) {
        if (next < found.length && elements[i] === found[next])
            next++;
        else
            rest.push(elements[i]);
    }
    return rest;
}

export { rememberFind, withoutLastFound };
