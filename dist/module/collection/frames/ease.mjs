// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../support/forEach.mjs';
import { readEasing, setEasing } from './easing.mjs';
import { refuseMotionObjects } from './refuseMotionObjects.mjs';

var METHOD = 'FrameCollection.ease';
function easeFrames(frames, easing) {
    var ready = readEasing(METHOD, easing);
    refuseMotionObjects(METHOD, frames);
    forEach(METHOD, frames, function easeTween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            setEasing(frame, ready);
    });
}

export { easeFrames };
