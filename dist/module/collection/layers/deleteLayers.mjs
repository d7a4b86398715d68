// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { read } from '../../host/read.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { byTimeline, isPlaceAt } from './byTimeline.mjs';
import { LayerStack } from './LayerStack.mjs';

function emptiesTimeline(stack, doomed) {
    var goes = isPlaceAt(doomed);
    for (var i = 0; i < stack.layers.length; i++) {
        if (!goes[i])
            return false;
        if (read(stack.layers[i], 'layerType') === 'folder')
            i = stack.branchEnd(i) - 1;
    }
    return true;
}
function deleteLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        if (emptiesTimeline(stack, timelines[i].places))
            throw lastLayer(method, timelines[i]);
    }
    onTimelines(document, timelines, function deleteFromBelow(timeline, _a) {
        var places = _a.places;
        for (var i = places.length - 1; i >= 0; i--)
            timeline.deleteLayer(places[i].index);
    });
}
function lastLayer(method, _a) {
    var timeline = _a.timeline, places = _a.places;
    var name = String(read(timeline, 'name'));
    var problem = 'the timeline "' + name + '" must keep at least one layer; leave one out';
    return failure(method, 0, places[0].layer, new Error(problem));
}

export { deleteLayers };
