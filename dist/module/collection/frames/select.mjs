// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { enterTimeline } from '../stage/place.mjs';
import { spansByTimeline, spansOf } from './spans.mjs';

function selectFrames(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    if (timelines.length > 1)
        throw onSeveralTimelines(method, 'frames');
    if (timelines.length === 0)
        return;
    var _a = timelines[0], timeline = _a.timeline, item = _a.item, scene = _a.scene, layers = _a.layers;
    if (document.getTimeline() !== timeline)
        enterTimeline(document, item, scene);
    var isFirst = true;
    for (var i = 0; i < layers.length; i++) {
        var _b = layers[i], place = _b.place, runs = _b.runs;
        for (var at = 0; at < runs.length; at++) {
            var range = [place.index, runs[at].start, runs[at].end];
            timeline.setSelectedFrames(range, isFirst);
            isFirst = false;
        }
    }
}
function onSeveralTimelines(method, what) {
    return new Error(method + '(): these ' + what + ' are on several timelines; select those of one timeline at a time');
}

export { onSeveralTimelines, selectFrames };
