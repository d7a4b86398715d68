// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ask } from '../host/read.mjs';
import { keyframesOfItem, elementCount } from './contents.mjs';

/** Works a fact out once per item, however many instances ask for it. */
function fact(name, holds) {
    function workOut(item) {
        var keyframes = keyframesOfItem(item);
        return keyframes !== null && holds(keyframes);
    }
    return function isFact(item) {
        return item.remember(name, workOut);
    };
}
function some(test) {
    return function someKeyframe(keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            if (test(keyframes[i]))
                return true;
        return false;
    };
}
var hasElements = some(function (keyframe) { return elementCount(keyframe) > 0; });
/** Motion objects are told by a method: the reference knows no word for them in `tweenType`. */
function isTweened(keyframe) {
    var type = keyframe.readText('tweenType');
    return (type !== '' && type !== 'none') || ask(keyframe.object, 'isMotionObject');
}
/**
 * What is asked about timelines, of items and of the instances that show them.
 * Host members: `tweenType`, `isMotionObject`, `startFrame`, `elements`, `actionScript`, `soundLibraryItem`, `soundName` of Frame.
 */
var TIMELINE_FACTS = {
    empty: fact(':empty', function (keyframes) { return !hasElements(keyframes); }),
    animated: fact(':animated', some(isTweened)),
    keyframed: fact(':keyframed', some(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; })),
    scripted: fact(':scripted', some(function (keyframe) { return keyframe.readText('actionScript') !== ''; })),
    audible: fact(':audible', some(function (keyframe) { return Boolean(keyframe.read('soundLibraryItem')) || keyframe.readText('soundName') !== ''; })),
};

export { TIMELINE_FACTS };
