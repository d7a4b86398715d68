// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function noteLength(collection) {
    collection.length = collection.elements.length;
    return collection;
}

export { noteLength };
