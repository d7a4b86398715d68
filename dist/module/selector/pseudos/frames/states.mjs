// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ask, listOf } from '../../../host/read.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { subjectPseudo, readingPseudo } from '../../plan/Pseudo.mjs';
import { textOf, hostObjectOf } from '../../subjects/Subject.mjs';
import { all, any, hasValue, isNot } from '../testMakers.mjs';
import { isSelected, isCurrent } from './playhead.mjs';

function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
function hasText(name) {
    return function (properties) { return properties.of(name).test(function (value) { return textOf(value) !== ''; }); };
}
var isLabelled = hasText('name');
function labelled(labelType) {
    return own(all([isLabelled, hasValue('labelType', labelType)]));
}
var isEmpty = function (properties) {
    return properties.of('elements').test(function (elements) { return listOf(elements).length === 0; });
};
var isMotionObject = function makeTest(properties) {
    var answer = properties.derived('isMotionObject()', function (frame) {
        return ask(hostObjectOf(frame), 'isMotionObject');
    });
    return answer.test(Boolean);
};
var isClassic = all([hasValue('tweenType', 'motion'), isNot(isMotionObject)]);
var isShapeTween = hasValue('tweenType', 'shape');
var isTween = any([hasValue('tweenType', 'motion'), isShapeTween, isMotionObject]);
function isStraight(points) {
    for (var i = 0; i < points.length; i++) {
        var _a = points[i], x = _a.x, y = _a.y;
        if (Math.abs(x - y) > 1e-6)
            return false;
    }
    return true;
}
function hasCurve(properties) {
    var curve = properties.derived('getCustomEase()', function askCurve(frame) {
        var host = hostObjectOf(frame);
        return host.getCustomEase ? host.getCustomEase('all') : [];
    });
    return curve.test(function (points) { return !isStraight(listOf(points)); });
}
var isEased = all([
    isTween,
    any([
        function (properties) { return properties.of('tweenEasing').test(function (easing) { return typeof easing === 'number' && easing !== 0; }); },
        hasValue('hasCustomEase', true),
        hasCurve,
    ]),
]);
var isAudible = any([
    function (properties) { return properties.of('soundLibraryItem').test(Boolean); },
    hasText('soundName'),
]);
var FRAME_STATES = {
    labelled: own(isLabelled),
    name: labelled('name'),
    comment: labelled('comment'),
    anchor: labelled('anchor'),
    empty: own(isEmpty),
    blank: own(isEmpty),
    tween: own(isTween),
    classic: own(isClassic),
    shape: own(isShapeTween),
    motion: own(isMotionObject),
    eased: own(isEased),
    scripted: own(hasText('actionScript')),
    audible: own(isAudible),
    current: subjectPseudo(COST.LINKED, isCurrent),
    selected: subjectPseudo(COST.LINKED, isSelected),
};

export { FRAME_STATES };
