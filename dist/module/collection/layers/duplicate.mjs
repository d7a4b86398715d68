// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { layersOf } from '../../host/walk.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { byTimeline, isPlaceAt } from './byTimeline.mjs';
import { LayerStack } from './LayerStack.mjs';
import { outermost } from './onStacks.mjs';

function rangesOf(stack, layers) {
    var ranges = [];
    for (var i = 0; i < layers.length; i++) {
        var start = stack.indexOf(layers[i]);
        var end = stack.branchEnd(start) - 1;
        var last = ranges[ranges.length - 1];
        var isNext = last &&
            last.end + 1 === start &&
            stack.parentOf(layers[i]) === stack.parentOf(stack.layers[last.start]);
        if (isNext)
            last.end = end;
        else
            ranges.push({ start: start, end: end });
    }
    return ranges;
}
function duplicateLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    var copies = [];
    onTimelines(document, timelines, function duplicateRanges(timeline, _a) {
        var places = _a.places;
        var stack = new LayerStack(timeline);
        var ranges = rangesOf(stack, outermost(stack, places));
        for (var i = ranges.length - 1; i >= 0; i--)
            timeline.duplicateLayers(ranges[i].start, ranges[i].end);
        addCopies(copies, places, ranges, newLayers(timeline, stack.layers));
    });
    return copies;
}
function newLayers(timeline, before) {
    var fresh = [];
    var layers = layersOf(timeline);
    var next = 0;
    for (var i = 0; i < layers.length; i++) {
        if (layers[i] === before[next])
            next++;
        else
            fresh.push(layers[i]);
    }
    return fresh;
}
function addCopies(copies, places, ranges, fresh) {
    var isWanted = isPlaceAt(places);
    var next = 0;
    for (var i = 0; i < ranges.length; i++) {
        for (var at = ranges[i].start; at <= ranges[i].end; at++, next++) {
            if (isWanted[at] && fresh[next])
                copies.push(fresh[next]);
        }
    }
}

export { duplicateLayers };
