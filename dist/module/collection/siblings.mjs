// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * Elements lead to their items, and items to their instances: each of the two classes makes objects of the other.
 * ElementCollection imports ItemCollection; for the way back it enters itself here when it is loaded, so that the two
 * do not import each other in a circle. Whoever uses one has both: they come from one place (`index.ts`).
 */
var siblings = {};
/** A new ElementCollection, for modules that ElementCollection itself imports. */
function newElementCollection(elements, document) {
    var Type = siblings.ElementCollection;
    if (!Type)
        throw new Error('ElementCollection is not loaded: import it from the library as well');
    return new Type(elements, document);
}

export { newElementCollection, siblings };
