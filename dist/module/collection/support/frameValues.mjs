// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItem } from '../../host/hostClass.mjs';
import { read } from '../../host/read.mjs';
import { oneOf, TEXT, SWITCH, wholeNumber, textSetBy } from './checkedValues.mjs';

function isSound(value) {
    return isItem(value) && read(value, 'itemType') === 'sound';
}
function setLabel(frame, label) {
    frame.name = label;
    if (label !== '')
        frame.labelType = 'name';
}
var FRAME_VALUES = {
    label: /*#__PURE__*/ textSetBy(setLabel),
    name: TEXT,
    labelType: /*#__PURE__*/ oneOf(['none', 'name', 'comment', 'anchor']),
    actionScript: TEXT,
    tweenType: /*#__PURE__*/ oneOf(['none', 'motion', 'shape']),
    tweenEasing: /*#__PURE__*/ wholeNumber(-100, 100),
    tweenInstanceName: TEXT,
    hasCustomEase: SWITCH,
    useSingleEaseCurve: SWITCH,
    motionTweenSnap: SWITCH,
    motionTweenScale: SWITCH,
    motionTweenSync: SWITCH,
    motionTweenOrientToPath: SWITCH,
    motionTweenRotate: /*#__PURE__*/ oneOf(['none', 'auto', 'clockwise', 'counter-clockwise']),
    motionTweenRotateTimes: /*#__PURE__*/ wholeNumber(0, 65535),
    shapeTweenBlend: /*#__PURE__*/ oneOf(['distributive', 'angular']),
    soundName: TEXT,
    soundLibraryItem: { expected: 'a sound of the library', holds: isSound },
    soundSync: /*#__PURE__*/ oneOf(['event', 'stop', 'start', 'stream']),
    soundEffect: /*#__PURE__*/ oneOf([
        'none',
        'left channel',
        'right channel',
        'fade left to right',
        'fade right to left',
        'fade in',
        'fade out',
        'custom',
    ]),
    soundLoopMode: /*#__PURE__*/ oneOf(['repeat', 'loop']),
    soundLoop: /*#__PURE__*/ wholeNumber(0, 65535),
};

export { FRAME_VALUES };
