// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function replaceElements(collection, elements) {
    var target = collection.elements;
    for (var i = 0; i < elements.length; i++)
        target[i] = elements[i];
    target.length = collection.length = elements.length;
}

export { replaceElements };
