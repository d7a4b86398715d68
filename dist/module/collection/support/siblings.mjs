// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var siblings = {};
function newSibling(name, elements, document) {
    var Type = siblings[name];
    if (!Type)
        throw new Error(name + ' is not loaded: import it from the library as well');
    return new Type(elements, document);
}

export { newSibling, siblings };
