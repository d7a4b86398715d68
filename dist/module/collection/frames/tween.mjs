// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readList, read, ask } from '../../host/read.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { readEasing, setEasing } from './easing.mjs';
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

var METHOD = 'FrameCollection.';
function isMotionObject(frame) {
    return ask(frame, 'isMotionObject');
}
function refuseMotionObjects(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        if (!isMotionObject(frame))
            return;
        var advice = "leave motion objects out with filter(':not(:motion)')";
        throw new Error('it is a motion object, which scripts cannot change; ' + advice);
    });
}
function refuseOtherThanShapes(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        var elements = readList(frame, 'elements');
        for (var i = 0; i < elements.length; i++) {
            if (read(elements[i], 'elementType') === 'shape' && !read(elements[i], 'isGroup'))
                continue;
            throw new Error('a shape tween needs shapes, and there is something else on the keyframe');
        }
    });
}
function tweenFrames(document, frames, type, easing) {
    var method = METHOD + 'tween';
    var isClassic = type === 'motion' || type === 'classic';
    if (!isClassic && type !== 'shape')
        throw wrongArgument(method, 'type', '"motion" or "shape"', type);
    var ready = easing === undefined ? null : readEasing(method, easing);
    refuseMotionObjects(method, frames);
    if (isClassic) {
        var timelines = spansByTimeline(spansOf(method, document, frames));
        onEachRun(method, document, timelines, function tweenRun(timeline, _a) {
            var start = _a.start, end = _a.end;
            timeline.createMotionTween(start, end);
        });
    }
    else {
        refuseOtherThanShapes(method, frames);
        forEach(method, frames, function tweenShape(frame) {
            frame.tweenType = 'shape';
        });
    }
    if (ready)
        forEach(method, frames, function (frame) { return setEasing(frame, ready); });
}
function untweenFrames(document, frames) {
    var method = METHOD + 'untween';
    var whole = [];
    forEach(method, frames, function findMotion(frame) {
        if (isMotionObject(frame))
            whole.push(frame);
    });
    var timelines = spansByTimeline(spansOf(method, document, whole));
    onEachRun(method, document, timelines, function removeMotion(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.removeMotionObject(start, end);
    });
    forEach(method, frames, function untween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            frame.tweenType = 'none';
    });
}
function easeFrames(frames, easing) {
    var method = METHOD + 'ease';
    var ready = readEasing(method, easing);
    refuseMotionObjects(method, frames);
    forEach(method, frames, function easeTween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            setEasing(frame, ready);
    });
}

export { easeFrames, tweenFrames, untweenFrames };
