// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hasSound, isTweenType, isMotionObject } from '../../host/keyframes.mjs';
import { isObject } from '../../host/read.mjs';
import { isNonEmptyText } from '../../text/isNonEmptyText.mjs';
import { COST } from '../plan/PlanStep.mjs';
import { readingPseudo, subjectPseudo } from '../plan/Pseudo.mjs';
import { keyframesOfItem, elementCount } from '../subjects/contentsOfSubjects.mjs';
import { isFolder } from '../subjects/LibraryIndex.mjs';
import { readMember } from '../subjects/Subject.mjs';

function someKeyframe(test) {
    return function holdsForSome(keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            if (test(keyframes[i]))
                return true;
        return false;
    };
}
function isTweened(keyframe) {
    return isTweenType(keyframe.read('tweenType')) || isMotionObject(keyframe.object);
}
var hasElements = /*#__PURE__*/ someKeyframe(function (keyframe) { return elementCount(keyframe) > 0; });
var isEmpty = function (keyframes) { return !hasElements(keyframes); };
var isAnimated = /*#__PURE__*/ someKeyframe(isTweened);
var isKeyframed = /*#__PURE__*/ someKeyframe(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; });
var isScripted = /*#__PURE__*/ someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('actionScript')); });
var isAudible = /*#__PURE__*/ someKeyframe(function (keyframe) { return hasSound(keyframe, readMember); });
var isLabelled = /*#__PURE__*/ someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('name')); });
function holdsForItem(item, test) {
    return item.remember(test, inspectItem, null);
}
function inspectItem(item, test) {
    var keyframes = keyframesOfItem(item);
    return keyframes !== null && test(keyframes);
}
function ofInstances(test) {
    return readingPseudo(COST.TIMELINE, function makeTest(properties) {
        var elementType = properties.of('elementType');
        var libraryItem = properties.of('libraryItem');
        return function holdsForSymbol(element, run) {
            if (elementType.read(element, run) !== 'instance')
                return false;
            var item = libraryItem.read(element, run);
            return isObject(item) && holdsForItem(run.items.of(item), test);
        };
    });
}
function ofItems(test) {
    return subjectPseudo(COST.TIMELINE, function (item) { return holdsForItem(item, test); });
}
var ELEMENT_TIMELINES = {
    empty: /*#__PURE__*/ ofInstances(isEmpty),
    animated: /*#__PURE__*/ ofInstances(isAnimated),
    keyframed: /*#__PURE__*/ ofInstances(isKeyframed),
    scripted: /*#__PURE__*/ ofInstances(isScripted),
    audible: /*#__PURE__*/ ofInstances(isAudible),
};
var ITEM_TIMELINES = {
    empty: /*#__PURE__*/ subjectPseudo(COST.TIMELINE, function isEmptyItem(item, run) {
        if (isFolder(item))
            return !run.library().isFilled(item.readText('name'));
        return holdsForItem(item, isEmpty);
    }),
    animated: /*#__PURE__*/ ofItems(isAnimated),
    keyframed: /*#__PURE__*/ ofItems(isKeyframed),
    scripted: /*#__PURE__*/ ofItems(isScripted),
    audible: /*#__PURE__*/ ofItems(isAudible),
};

export { ELEMENT_TIMELINES, ITEM_TIMELINES, hasElements, isAnimated, isAudible, isKeyframed, isLabelled, isScripted };
