// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { isShapeType, isGroup } from '../../host/shapes.mjs';
import { elementsOfFrame } from '../../host/walk.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { readEasing, setEasing } from './easing.mjs';
import { refuseMotionObjects } from './refuseMotionObjects.mjs';
import { spansByTimeline, spansOf, onEachRun } from './spans.mjs';

var METHOD = 'FrameCollection.tween';
function refuseOtherThanShapes(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        var elements = elementsOfFrame(frame);
        for (var i = 0; i < elements.length; i++) {
            if (isShapeType(read(elements[i], 'elementType')) && !isGroup(elements[i]))
                continue;
            throw new Error('a shape tween needs shapes, and there is something else on the keyframe');
        }
    });
}
function tweenFrames(document, frames, type, easing) {
    var isClassic = type === 'motion' || type === 'classic';
    if (!isClassic && type !== 'shape')
        throw wrongArgument(METHOD, 'type', '"motion" or "shape"', type);
    var ready = easing === undefined ? null : readEasing(METHOD, easing);
    refuseMotionObjects(METHOD, frames);
    if (isClassic) {
        var timelines = spansByTimeline(spansOf(METHOD, document, frames));
        onEachRun(METHOD, document, timelines, function tweenRun(timeline, _a) {
            var start = _a.start, end = _a.end;
            timeline.createMotionTween(start, end);
        });
    }
    else {
        refuseOtherThanShapes(METHOD, frames);
        forEach(METHOD, frames, function tweenShape(frame) {
            frame.tweenType = 'shape';
        });
    }
    if (ready)
        forEach(METHOD, frames, function (frame) { return setEasing(frame, ready); });
}

export { tweenFrames };
