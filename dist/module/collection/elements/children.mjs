// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { elementsAt } from '../stage/elementsAt.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { failure } from '../failure.mjs';
import { isOpenGroup } from './isOpenGroup.mjs';

/** What is directly inside an element: the members of a group, the first frame of a symbol; nothing otherwise. */
function childrenOf(element, visited) {
    if (isOpenGroup(element))
        return element.members;
    var item = element.libraryItem;
    if (!item || !item.timeline || !visited.add(item))
        return [];
    return elementsAt(item.timeline, 0);
}
/**
 * The elements directly inside groups and symbol instances, each once: a symbol is looked into once, however many of
 * its instances there are. Host members: `elementType`, `isGroup`, `isDrawingObject`, `members`, `libraryItem`,
 * `timeline`, `layers`, `frames`, `elements`.
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
