// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../IdentitySet.mjs';
import { failure } from '../failure.mjs';

/** The elements on the first frame of a timeline, the top layer first. Host members: `layers`, `frames`, `elements`. */
function elementsOfFirstFrame(timeline) {
    var found = [];
    var layers = timeline.layers;
    for (var i = 0; i < layers.length; i++) {
        var frame = layers[i].layerType === 'folder' ? undefined : layers[i].frames[0];
        var elements = frame ? frame.elements : [];
        for (var e = 0; e < elements.length; e++)
            found.push(elements[e]);
    }
    return found;
}
/** What is directly inside an element: the members of a group, the first frame of a symbol; nothing otherwise. */
function childrenOf(element, visited) {
    if (element.elementType === 'shape') {
        var shape = element;
        return shape.isGroup && !shape.isDrawingObject ? shape.members : [];
    }
    if (element.elementType !== 'instance')
        return [];
    var item = element.libraryItem;
    if (!item || !item.timeline || !visited.add(item))
        return [];
    return elementsOfFirstFrame(item.timeline);
}
/**
 * The elements directly inside groups and symbol instances, each once: a symbol is looked into once, however many of
 * its instances there are. Host members: `elementType`, `isGroup`, `isDrawingObject`, `members`, `libraryItem`,
 * `timeline`, `layers`, `layerType`, `frames`, `elements`.
 */
function allChildren(method, elements) {
    var visited = new IdentitySet();
    var seen = new IdentitySet();
    var found = [];
    for (var i = 0; i < elements.length; i++) {
        var children = void 0;
        try {
            children = childrenOf(elements[i], visited);
        }
        catch (error) {
            throw failure(method, i, elements[i], error);
        }
        for (var c = 0; c < children.length; c++)
            if (seen.add(children[c]))
                found.push(children[c]);
    }
    return found;
}

export { allChildren };
