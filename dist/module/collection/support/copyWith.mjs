// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function copyWith(collection, elements) {
    function Copy() {
        return undefined;
    }
    Copy.prototype = collection.constructor.prototype;
    var copy = new Copy();
    var members = collection;
    for (var name in members) {
        if (Object.prototype.hasOwnProperty.call(members, name))
            copy[name] = members[name];
    }
    copy.elements = elements.slice();
    copy.length = elements.length;
    return copy;
}

export { copyWith };
