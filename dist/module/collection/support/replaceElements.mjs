// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isDistinct } from './distinct.mjs';

function replaceElements(collection, elements) {
    var target = collection.elements;
    var count = elements.length;
    for (var i = 0; i < count; i++)
        target[i] = elements[i];
    target.length = collection.length = count;
}
function replaceSorted(collection, sorted) {
    if (isDistinct(collection))
        collection.onceEach = sorted;
    replaceElements(collection, sorted);
}

export { replaceElements, replaceSorted };
