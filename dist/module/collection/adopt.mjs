// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * Gives a new collection its Array, without the copy that its constructor makes of what belongs to others.
 *
 * @param elements an Array that nobody else holds
 */
function adopt(collection, elements) {
    collection.elements = elements;
    return collection;
}

export { adopt };
