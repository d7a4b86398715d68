// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

function deleteFrames(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    onEachRun(method, document, timelines, function removeRun(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.removeFrames(start, end);
    });
}

export { deleteFrames };
