// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isMotionObject } from '../../host/keyframes.mjs';
import { forEach } from '../support/forEach.mjs';
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

var METHOD = 'FrameCollection.untween';
function untweenFrames(document, frames) {
    var whole = [];
    forEach(METHOD, frames, function findMotion(frame) {
        if (isMotionObject(frame))
            whole.push(frame);
    });
    var timelines = spansByTimeline(spansOf(METHOD, document, whole));
    onEachRun(METHOD, document, timelines, function removeMotion(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.removeMotionObject(start, end);
    });
    forEach(METHOD, frames, function untween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            frame.tweenType = 'none';
    });
}

export { untweenFrames };
