// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { spansOf, spansByTimeline, onEachRun } from './spans.mjs';

function toKeyframes(method, document, frames) {
    var spans = spansOf(method, document, frames);
    var timelines = spansByTimeline(spans);
    onEachRun(method, document, timelines, function convertRun(timeline, _a) {
        var inRun = _a.spans, start = _a.start, end = _a.end;
        if (end - start > inRun.length)
            timeline.convertToKeyframes(start, end);
    });
    return keyframesIn(spans);
}
function keyframesIn(spans) {
    var made = [];
    var layer = null;
    var frames = [];
    for (var i = 0; i < spans.length; i++) {
        if (spans[i].place.layer !== layer) {
            layer = spans[i].place.layer;
            frames = layer.frames;
        }
        for (var at = spans[i].start; at < spans[i].end; at++)
            made.push(frames[at]);
    }
    return made;
}

export { toKeyframes };
