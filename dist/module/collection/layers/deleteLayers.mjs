// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { read } from '../../host/read.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { byTimeline, layersAt } from './byTimeline.mjs';
import { LayerStack } from './LayerStack.mjs';

function goesWith(stack, layer, doomed) {
    for (var i = 0; i < doomed.length; i++) {
        if (read(doomed[i], 'layerType') === 'folder' && stack.isInside(layer, doomed[i]))
            return true;
    }
    return false;
}
function called(stack, doomed) {
    var own = [];
    for (var i = 0; i < doomed.length; i++)
        if (!goesWith(stack, doomed[i], doomed))
            own.push(doomed[i]);
    return own;
}
function countOf(stack, own) {
    var count = 0;
    for (var i = 0; i < own.length; i++) {
        count += read(own[i], 'layerType') === 'folder' ? stack.branchLength(own[i]) : 1;
    }
    return count;
}
function deleteLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    var doomed = [];
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        doomed.push(called(stack, layersAt(timelines[i].places)));
        if (countOf(stack, doomed[i]) >= stack.layers.length)
            throw lastLayer(method, timelines[i]);
    }
    for (var i = 0; i < timelines.length; i++)
        timelines[i].places = selectPlaces(timelines[i], doomed[i]);
    onTimelines(document, timelines, function deleteFromBelow(timeline, _a) {
        var places = _a.places;
        for (var i = places.length - 1; i >= 0; i--)
            timeline.deleteLayer(places[i].index);
    });
}
function selectPlaces(_a, wanted) {
    var places = _a.places;
    var kept = [];
    for (var i = 0; i < places.length; i++)
        if (places[i].layer === wanted[kept.length])
            kept.push(places[i]);
    return kept;
}
function lastLayer(method, _a) {
    var timeline = _a.timeline, places = _a.places;
    var name = String(read(timeline, 'name'));
    var problem = 'the timeline "' + name + '" must keep at least one layer; leave one out';
    return failure(method, 0, places[0].layer, new Error(problem));
}

export { deleteLayers };
