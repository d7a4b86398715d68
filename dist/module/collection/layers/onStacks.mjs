// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { forEach } from '../support/forEach.mjs';
import { indexOf } from '../methods/indexOf.mjs';
import { isCamera, LayerStack } from './LayerStack.mjs';

function outermost(stack, places) {
    var own = [];
    var end = 0;
    for (var i = 0; i < places.length; i++) {
        var _a = places[i], layer = _a.layer, index = _a.index;
        if (index < end)
            continue;
        own.push(layer);
        end = stack.branchEnd(index);
    }
    return own;
}
function placeInside(stack, layers, holder) {
    var children = stack.childrenOf(holder);
    var next = 0;
    for (var i = 0; i < children.length; i++) {
        var at = indexOf(layers, children[i], next);
        if (at < 0) {
            stack.place(layers, true, children[i], holder);
            return;
        }
        next = at + 1;
    }
    stack.place(layers, false, holder, holder);
}
function refuseCameras(method, layers) {
    forEach(method, layers, function refuseCamera(layer) {
        if (isCamera(layer))
            throw new Error('a camera stays above all layers');
    });
}
function refuseCircle(method, stack, layers, target) {
    for (var at = target; at; at = stack.parentOf(at)) {
        for (var i = 0; i < layers.length; i++) {
            if (layers[i] !== at)
                continue;
            throw failure(method, i, at, new Error('it cannot move beside or into itself or what is in it'));
        }
    }
}
function onStacks(method, document, timelines, target, work) {
    var stacks = [];
    var moved = [];
    for (var i = 0; i < timelines.length; i++) {
        stacks.push(new LayerStack(timelines[i].timeline));
        moved.push(outermost(stacks[i], timelines[i].places));
        refuseCircle(method, stacks[i], moved[i], target);
    }
    var next = 0;
    onTimelines(document, timelines, function workOnStack() {
        var at = next++;
        work(stacks[at], moved[at]);
    });
}

export { onStacks, outermost, placeInside, refuseCameras, refuseCircle };
