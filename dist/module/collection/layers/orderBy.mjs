// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { byTimeline } from './byTimeline.mjs';
import { isCamera } from './LayerStack.mjs';
import { onStacks } from './onStacks.mjs';

function restackLayers(method, document, sorted) {
    var ranks = new IdentityMap();
    for (var i = 0; i < sorted.length; i++)
        if (!isCamera(sorted[i]))
            ranks.set(sorted[i], i);
    var timelines = byTimeline(method, document, sorted);
    onStacks(method, document, timelines, null, function restack(stack) {
        var siblings = stack.allSiblings();
        for (var i = 0; i < siblings.length; i++)
            restackSiblings(stack, siblings[i], ranks);
    });
}
function restackSiblings(stack, _a, ranks) {
    var parent = _a.parent, children = _a.children;
    var wanted = children.slice(0);
    var places = [];
    var sorted = [];
    for (var i = 0; i < children.length; i++) {
        var rank = ranks.get(children[i]);
        if (rank === undefined)
            continue;
        places.push(i);
        sorted.push({ layer: children[i], rank: rank });
    }
    sorted.sort(function (a, b) { return a.rank - b.rank; });
    for (var i = 0; i < places.length; i++)
        wanted[places[i]] = sorted[i].layer;
    for (var i = 0; i < wanted.length; i++) {
        var present = children[i];
        if (present === wanted[i])
            continue;
        stack.place([wanted[i]], true, present, parent);
        moveInList(children, wanted[i], i);
    }
}
function moveInList(list, value, to) {
    var from = to;
    while (list[from] !== value)
        from++;
    list.splice(from, 1);
    list.splice(to, 0, value);
}

export { restackLayers };
