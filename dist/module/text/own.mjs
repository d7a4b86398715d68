// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function hasOwn(object, name) {
    return Object.prototype.hasOwnProperty.call(object, name);
}
function ownNames(object) {
    var names = [];
    for (var name in object)
        if (hasOwn(object, name))
            names.push(name);
    return names;
}

export { hasOwn, ownNames };
