// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { byTimeline } from './byTimeline.mjs';
import { isCamera } from './LayerStack.mjs';
import { onStacks } from './moveTo.mjs';

function restackLayers(method, document, sorted) {
    var rank = new IdentityMap();
    for (var i = 0; i < sorted.length; i++)
        if (!isCamera(sorted[i]))
            rank.set(sorted[i], i);
    var compare = function (a, b) { return rank.get(a) - rank.get(b); };
    var timelines = byTimeline(method, document, sorted);
    onStacks(method, document, timelines, null, function restack(stack) {
        var present = stack.layers.slice(0);
        restackChildren(stack, null, rank, compare);
        for (var i = 0; i < present.length; i++)
            restackChildren(stack, present[i], rank, compare);
    });
}
function restackChildren(stack, parent, rank, compare) {
    var children = stack.childrenOf(parent);
    var ranked = [];
    for (var i = 0; i < children.length; i++)
        if (rank.get(children[i]) !== undefined)
            ranked.push(children[i]);
    ranked.sort(compare);
    var next = 0;
    var wanted = [];
    for (var i = 0; i < children.length; i++) {
        wanted.push(rank.get(children[i]) === undefined ? children[i] : ranked[next++]);
    }
    for (var i = 0; i < wanted.length; i++) {
        var present = children[i];
        if (present === wanted[i])
            continue;
        stack.place(wanted[i], true, present, parent);
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
