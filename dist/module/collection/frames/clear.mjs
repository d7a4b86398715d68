// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

function clearFrames(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    onEachRun(method, document, timelines, function clearRun(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.clearFrames(start, end);
    });
}

export { clearFrames };
