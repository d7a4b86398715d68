// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkWholeNumber, outOfRange } from '../support/check.mjs';
import { resize } from './resize.mjs';
import { spansOf, onEachRun, spansByTimeline } from './spans.mjs';

function setDurations(method, document, frames, duration) {
    checkWholeNumber(method, 'duration', duration);
    var wanted = duration;
    if (wanted < 1)
        throw outOfRange(method, 'duration', '1 or more', duration);
    var changed = [];
    var spans = spansOf(method, document, frames);
    for (var i = 0; i < spans.length; i++)
        if (spans[i].end - spans[i].start !== wanted)
            changed.push(spans[i]);
    onEachRun(method, document, spansByTimeline(changed), function resizeEach(timeline, _a) {
        var spans = _a.spans;
        for (var i = spans.length - 1; i >= 0; i--) {
            var _b = spans[i], start = _b.start, end = _b.end;
            resize(timeline, start, end, wanted - (end - start));
        }
    });
}

export { setDurations };
