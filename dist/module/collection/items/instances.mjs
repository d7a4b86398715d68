// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { joined, allElements } from '../../host/walk.mjs';
import { isOpenGroup } from '../elements/isOpenGroup.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { selectWhere } from '../select.mjs';

/** The elements and, in the place of each group, what is in it at any depth. */
function withoutGroups(elements) {
    var found = [];
    var waiting = elements.slice().reverse();
    for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (!isOpenGroup(next)) {
            found.push(next);
            continue;
        }
        var members = next.members;
        for (var i = members.length - 1; i >= 0; i--)
            waiting.push(members[i]);
    }
    return found;
}
/**
 * The instances of the items in every timeline of the document, groups looked into.
 * Host members: `document.timelines`, `library.items`, `timeline`, `layers`, `frames`, `elements`, `elementType`,
 * `isGroup`, `isDrawingObject`, `members`, `libraryItem`.
 */
function instancesOf(document, items) {
    var wanted = new IdentitySet();
    for (var i = 0; i < items.length; i++)
        wanted.add(items[i]);
    var elements = withoutGroups(joined(allElements(document)));
    return selectWhere(elements, function (element) { return wanted.has(element.libraryItem); });
}

export { instancesOf, withoutGroups };
