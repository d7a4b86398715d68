// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function withElements(collection, elements) {
    collection.elements = elements;
    collection.length = elements.length;
    collection.onceEach = elements.slice(0);
    return collection;
}

export { withElements };
