// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { openOnlyTimeline } from '../stage/openOnlyTimeline.mjs';
import { spansByTimeline, spansOf } from './spans.mjs';

function selectFramesInTimeline(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    if (timelines.length === 0)
        return;
    openOnlyTimeline(method, document, timelines, 'frames');
    var _a = timelines[0], timeline = _a.timeline, layers = _a.layers;
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

export { selectFramesInTimeline };
