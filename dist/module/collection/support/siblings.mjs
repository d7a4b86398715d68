// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var siblings = {};
function newElementCollection(elements, document) {
    var Type = siblings.ElementCollection;
    if (!Type)
        throw new Error('ElementCollection is not loaded: import it from the library as well');
    return new Type(elements, document);
}

export { newElementCollection, siblings };
