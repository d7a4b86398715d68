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
var isLabelled = hasText('name');
function labelled(labelType) {
    return own(all([isLabelled, hasValue('labelType', labelType)]));
}
var isEmpty = function (properties) {
    return properties.of('elements').test(function (elements) { return listOf(elements).length === 0; });
};
var isMotion = function (properties) {
    return properties.derived(isMotionObject, function (frame) { return isMotionObject(hostObjectOf(frame)); }).test(Boolean);
};
var isClassic = all([hasValue('tweenType', 'motion'), isNot(isMotion)]);
var isTween = any([function (properties) { return properties.of('tweenType').test(isTweenType); }, isMotion]);
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
var isEased = all([
    isTween,
    any([
        function (properties) { return properties.of('tweenEasing').test(function (easing) { return typeof easing === 'number' && easing !== 0; }); },
        hasValue('hasCustomEase', true),
        hasCurve,
    ]),
]);
var isAudible = function makeTest(properties) {
    var readerIn = properties.readerOf(['soundLibraryItem', 'soundName']);
    return function (frame, run) { return hasSound(frame, readerIn(run)); };
};
var FRAME_STATES = {
    labelled: own(isLabelled),
    name: labelled('name'),
    comment: labelled('comment'),
    anchor: labelled('anchor'),
    empty: own(isEmpty),
    blank: own(isEmpty),
    tween: own(isTween),
    classic: own(isClassic),
    shape: own(hasValue('tweenType', 'shape')),
    motion: own(isMotion),
    eased: own(isEased),
    scripted: own(hasText('actionScript')),
    audible: own(isAudible),
    current: subjectPseudo(COST.LINKED, isCurrent),
    selected: subjectPseudo(COST.LINKED, isSelected),
};

export { FRAME_STATES };
