// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hasSound, isMotionObject, isTweenType } from '../../../host/keyframes.mjs';
import { listOf } from '../../../host/read.mjs';
import { isNonEmptyText } from '../../../text/isNonEmptyText.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { subjectPseudo, readingPseudo } from '../../plan/Pseudo.mjs';
import { hostObjectOf } from '../../subjects/Subject.mjs';
import { all, hasValue, any, isNot } from '../testMakers.mjs';
import { isSelected, isCurrent } from './playhead.mjs';

function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
function hasText(name) {
    return function (properties) { return properties.of(name).test(isNonEmptyText); };
}
var isLabelled = /*#__PURE__*/ hasText('name');
function labelled(labelType) {
    return own(all([isLabelled, hasValue('labelType', labelType)]));
}
var isEmpty = function (properties) {
    return properties.of('elements').test(function (elements) { return listOf(elements).length === 0; });
};
var isMotion = function (properties) {
    return properties.derived(isMotionObject, function (frame) { return isMotionObject(hostObjectOf(frame)); }).test(Boolean);
};
var isClassic = /*#__PURE__*/ all([/*#__PURE__*/ hasValue('tweenType', 'motion'), /*#__PURE__*/ isNot(isMotion)]);
var isTween = /*#__PURE__*/ any([function (properties) { return properties.of('tweenType').test(isTweenType); }, isMotion]);
function isStraight(points) {
    for (var i = 0; i < points.length; i++) {
        var _a = points[i], x = _a.x, y = _a.y;
        if (Math.abs(x - y) > 1e-6)
            return false;
    }
    return true;
}
function askCurve(frame) {
    var host = hostObjectOf(frame);
    return host.getCustomEase ? host.getCustomEase('all') : [];
}
var hasCurve = function (properties) {
    return properties.derived(askCurve, askCurve).test(function (points) { return !isStraight(listOf(points)); });
};
var isEased = /*#__PURE__*/ all([
    isTween,
    /*#__PURE__*/ any([
        function (properties) { return properties.of('tweenEasing').test(function (easing) { return typeof easing === 'number' && easing !== 0; }); },
        /*#__PURE__*/ hasValue('hasCustomEase', true),
        hasCurve,
    ]),
]);
var isAudible = function makeTest(properties) {
    var readerIn = properties.readerOf(['soundLibraryItem', 'soundName']);
    return function (frame, run) { return hasSound(frame, readerIn(run)); };
};
var FRAME_STATES = {
    labelled: /*#__PURE__*/ own(isLabelled),
    name: /*#__PURE__*/ labelled('name'),
    comment: /*#__PURE__*/ labelled('comment'),
    anchor: /*#__PURE__*/ labelled('anchor'),
    empty: /*#__PURE__*/ own(isEmpty),
    blank: /*#__PURE__*/ own(isEmpty),
    tween: /*#__PURE__*/ own(isTween),
    classic: /*#__PURE__*/ own(isClassic),
    shape: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('tweenType', 'shape')),
    motion: /*#__PURE__*/ own(isMotion),
    eased: /*#__PURE__*/ own(isEased),
    scripted: /*#__PURE__*/ own(/*#__PURE__*/ hasText('actionScript')),
    audible: /*#__PURE__*/ own(isAudible),
    current: /*#__PURE__*/ subjectPseudo(COST.LINKED, isCurrent),
    selected: /*#__PURE__*/ subjectPseudo(COST.LINKED, isSelected),
};

export { FRAME_STATES };
