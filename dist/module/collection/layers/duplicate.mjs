// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { layersOf } from '../../host/walk.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { byTimeline, layersAt } from './byTimeline.mjs';
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
        var wanted = IdentitySet.of(layersAt(places));
        var ranges = rangesOf(stack, outermost(stack, places));
        for (var i = ranges.length - 1; i >= 0; i--)
            timeline.duplicateLayers(ranges[i].start, ranges[i].end);
        addCopies(copies, stack.layers, ranges, wanted, newLayers(timeline, stack.layers));
    });
    return copies;
}
function newLayers(timeline, before) {
    var known = IdentitySet.of(before);
    var fresh = [];
    var layers = layersOf(timeline);
    for (var i = 0; i < layers.length; i++)
        if (!known.has(layers[i]))
            fresh.push(layers[i]);
    return fresh;
}
function addCopies(copies, before, ranges, wanted, fresh) {
    var next = 0;
    for (var i = 0; i < ranges.length; i++) {
        for (var at = ranges[i].start; at <= ranges[i].end; at++, next++) {
            if (wanted.has(before[at]) && fresh[next])
                copies.push(fresh[next]);
        }
    }
}

export { duplicateLayers };
