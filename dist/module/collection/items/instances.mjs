// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { isGroup } from '../../host/shapes.mjs';
import { flatten, allElements } from '../../host/walk.mjs';
import { selectWhere } from '../support/selectWhere.mjs';

function withoutGroups(elements) {
    var ungrouped = [];
    var waiting = elements.reverse();
    for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (!isGroup(next)) {
            ungrouped.push(next);
            continue;
        }
        var members = next.members;
        for (var i = members.length - 1; i >= 0; i--)
            waiting.push(members[i]);
    }
    return ungrouped;
}
function instancesOf(document, items) {
    var wanted = IdentitySet.of(items);
    var elements = withoutGroups(flatten(allElements(document)));
    return selectWhere(elements, function (element) { return wanted.has(element.libraryItem); });
}

export { instancesOf };
