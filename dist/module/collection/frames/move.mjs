// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { read, readList } from '../../host/read.mjs';
import { checkWholeNumber } from '../support/check.mjs';
import { resize } from './resize.mjs';
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

function startBefore(layer, start) {
    return start === 0 ? -1 : Number(read(readList(layer, 'frames')[start - 1], 'startFrame'));
}
function checkRoom(method, _a, by) {
    var layers = _a.layers;
    for (var i = 0; i < layers.length; i++) {
        var _b = layers[i], place = _b.place, runs = _b.runs;
        for (var at = 0; at < runs.length; at++) {
            var run = runs[at];
            var first = run.spans[0];
            var last = run.spans[run.spans.length - 1];
            var before = startBefore(place.layer, run.start);
            if (before < 0)
                throw refusal(method, first, 'the first keyframe of a layer cannot move');
            if (run.start + by <= before)
                throw refusal(method, first, roomWord(run.start - before, 'after the keyframe before it'));
            if (by >= last.end - last.start)
                throw refusal(method, last, roomWord(last.end - last.start, 'before the next one'));
            run.before = before;
        }
    }
}
function roomWord(frames, where) {
    return ('it can move by up to ' + (frames - 1) + (frames === 2 ? ' frame' : ' frames') + ', to stay ' + where);
}
function refusal(method, _a, problem) {
    var index = _a.index, frame = _a.frame;
    return failure(method, index, frame, new Error(problem));
}
function moveFrames(method, document, frames, by) {
    checkWholeNumber(method, 'by', by);
    var distance = by;
    if (distance === 0)
        return;
    var timelines = spansByTimeline(spansOf(method, document, frames));
    for (var i = 0; i < timelines.length; i++)
        checkRoom(method, timelines[i], distance);
    onEachRun(method, document, timelines, function moveRun(timeline, _a) {
        var spans = _a.spans, start = _a.start, before = _a.before;
        var last = spans[spans.length - 1];
        resize(timeline, last.start, last.end, -distance);
        resize(timeline, before, start, distance);
    });
}

export { moveFrames };
