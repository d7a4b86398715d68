// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { hostClassOf } from '../../host/hostClass.mjs';
import { Places } from '../../host/Places.mjs';
import { read } from '../../host/read.mjs';
import { trimSlashes } from '../../text/path.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { isCollection } from '../support/gather.mjs';
import { byTimeline, layersAt } from './byTimeline.mjs';
import { canHoldLayers, isCamera, LayerStack } from './LayerStack.mjs';

function outermost(stack, layers) {
    var own = [];
    for (var i = 0; i < layers.length; i++) {
        var goesAlong = false;
        for (var at = 0; at < own.length && !goesAlong; at++)
            goesAlong = stack.isInside(layers[i], own[at]);
        if (!goesAlong)
            own.push(layers[i]);
    }
    return own;
}
function layerArgument(method, name, value) {
    var layer = isCollection(value) ? value.elements[0] : value;
    if (hostClassOf(layer) !== 'layer')
        throw wrongArgument(method, name, 'a Layer or a LayerCollection with one', value);
    return layer;
}
function placeBy(stack, layers, where, other) {
    var parent = stack.parentOf(other);
    if (where === 'above') {
        for (var i = 0; i < layers.length; i++)
            stack.place(layers[i], true, other, parent);
        return;
    }
    var lowest = layers[layers.length - 1];
    stack.place(lowest, false, other, parent);
    for (var i = 0; i < layers.length - 1; i++)
        stack.place(layers[i], true, lowest, parent);
}
function placeInside(stack, layers, holder) {
    var children = stack.childrenOf(holder);
    for (var i = 0; i < children.length; i++) {
        if (contains(layers, children[i]))
            continue;
        for (var at = 0; at < layers.length; at++)
            stack.place(layers[at], true, children[i], holder);
        return;
    }
    var lowest = layers[layers.length - 1];
    stack.place(lowest, false, holder, holder);
    for (var i = 0; i < layers.length - 1; i++)
        stack.place(layers[i], true, lowest, holder);
}
function contains(layers, layer) {
    for (var i = 0; i < layers.length; i++)
        if (layers[i] === layer)
            return true;
    return false;
}
function refuseCameras(method, layers) {
    forEach(method, layers, function refuseCamera(layer) {
        if (isCamera(layer))
            throw new Error('a camera stays above all layers');
    });
}
function refuseCircle(method, stack, layers, target) {
    for (var i = 0; i < layers.length; i++) {
        if (layers[i] !== target && !stack.isInside(target, layers[i]))
            continue;
        throw failure(method, i, layers[i], new Error('it cannot move beside or into itself or what is in it'));
    }
}
function moveLayers(method, document, layers, to, where) {
    var target = layerArgument(method, 'layer', to);
    if (where !== 'above' && where !== 'below' && where !== 'inside') {
        throw wrongArgument(method, 'where', '"above", "below" or "inside"', where);
    }
    if (where === 'inside' && !canHoldLayers(target)) {
        throw wrongArgument(method, 'layer', 'a folder, mask or guide for "inside"', target);
    }
    if (where === 'above' && isCamera(target)) {
        throw wrongArgument(method, 'layer', 'a layer that others can be above', target);
    }
    refuseCameras(method, layers);
    var place = new Places(document).ofLayer(target);
    if (!place)
        throw wrongArgument(method, 'layer', 'a layer of the document', target);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        if (timelines[i].timeline === place.timeline)
            continue;
        throw failure(method, 0, timelines[i].places[0].layer, new Error('it is on another timeline than the layer to move to'));
    }
    onStacks(method, document, timelines, target, function move(stack, moved) {
        if (where === 'inside')
            placeInside(stack, moved, target);
        else
            placeBy(stack, moved, where, target);
    });
}
function onStacks(method, document, timelines, target, work) {
    var stacks = [];
    var moved = [];
    for (var i = 0; i < timelines.length; i++) {
        stacks.push(new LayerStack(timelines[i].timeline));
        moved.push(outermost(stacks[i], layersAt(timelines[i].places)));
        refuseCircle(method, stacks[i], moved[i], target);
    }
    var next = 0;
    onTimelines(document, timelines, function workOnStack() {
        var at = next++;
        work(stacks[at], moved[at]);
    });
}
function findFolder(stack, name, parent) {
    var children = stack.childrenOf(parent);
    for (var i = 0; i < children.length; i++) {
        if (read(children[i], 'layerType') === 'folder' && read(children[i], 'name') === name)
            return children[i];
    }
    return null;
}
function findPath(stack, names) {
    var folder = null;
    for (var i = 0; i < names.length; i++) {
        var next = findFolder(stack, names[i], folder);
        if (!next)
            return { folder: folder, missing: names.slice(i) };
        folder = next;
    }
    return { folder: folder, missing: [] };
}
function addFolder(timeline, name, above) {
    timeline.currentLayer = above;
    var index = timeline.addNewLayer(name, 'folder', true);
    return timeline.layers[index];
}
function moveToFolder(method, document, layers, path) {
    if (typeof path !== 'string')
        throw wrongArgument(method, 'name', 'a String', path);
    var trimmed = trimSlashes(path);
    var names = trimmed === '' ? [] : trimmed.split('/');
    for (var i = 0; i < names.length; i++) {
        if (names[i] === '')
            throw wrongArgument(method, 'name', 'a path without empty names', path);
    }
    if (names.length > 0)
        refuseCameras(method, layers);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        var folder = findPath(stack, names).folder;
        refuseCircle(method, stack, outermost(stack, layersAt(timelines[i].places)), folder);
    }
    onStacks(method, document, timelines, null, function move(stack, moved) {
        if (names.length === 0)
            takeOut(stack, moved);
        else
            fillFolder(stack, moved, names);
    });
}
function takeOut(stack, layers) {
    for (var i = 0; i < layers.length; i++)
        stack.place(layers[i], true, stack.rootOf(layers[i]), null);
}
function fillFolder(present, layers, names) {
    var stack = present;
    var path = findPath(stack, names);
    var missing = path.missing;
    var folder = path.folder;
    for (var i = 0; i < missing.length; i++) {
        var above = stack.indexOf(stack.rootOf(folder || layers[0]));
        var made = addFolder(stack.timeline, missing[i], above);
        stack = new LayerStack(stack.timeline);
        if (folder)
            placeInside(stack, [made], folder);
        folder = made;
    }
    placeInside(stack, layers, folder);
}

export { layerArgument, moveLayers, moveToFolder, onStacks, outermost, placeInside };
