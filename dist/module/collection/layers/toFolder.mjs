// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { folderPath } from '../support/folderPath.mjs';
import { byTimeline } from './byTimeline.mjs';
import { LayerStack } from './LayerStack.mjs';
import { refuseCameras, refuseCircle, outermost, onStacks, placeInside } from './onStacks.mjs';

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
    var folderName = folderPath(method, 'name', path);
    var names = folderName === '' ? [] : folderName.split('/');
    if (names.length > 0)
        refuseCameras(method, layers);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        var folder = findPath(stack, names).folder;
        refuseCircle(method, stack, outermost(stack, timelines[i].places), folder);
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
        stack.place([layers[i]], true, stack.rootOf(layers[i]), null);
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

export { moveToFolder };
