// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hasSound, isTweenType, isMotionObject } from '../../host/keyframes.mjs';
import { isObject } from '../../host/read.mjs';
import { isNonEmptyText } from '../../text/isNonEmptyText.mjs';
import { COST } from '../plan/PlanStep.mjs';
import { subjectPseudo, readingPseudo } from '../plan/Pseudo.mjs';
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
var hasElements = someKeyframe(function (keyframe) { return elementCount(keyframe) > 0; });
var isEmpty = function (keyframes) { return !hasElements(keyframes); };
var isAnimated = someKeyframe(isTweened);
var isKeyframed = someKeyframe(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; });
var isScripted = someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('actionScript')); });
var isAudible = someKeyframe(function (keyframe) { return hasSound(keyframe, readMember); });
var isLabelled = someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('name')); });
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
    empty: ofInstances(isEmpty),
    animated: ofInstances(isAnimated),
    keyframed: ofInstances(isKeyframed),
    scripted: ofInstances(isScripted),
    audible: ofInstances(isAudible),
};
var ITEM_TIMELINES = {
    empty: subjectPseudo(COST.TIMELINE, function isEmptyItem(item, run) {
        if (isFolder(item))
            return !run.library().isFilled(item.readText('name'));
        return holdsForItem(item, isEmpty);
    }),
    animated: ofItems(isAnimated),
    keyframed: ofItems(isKeyframed),
    scripted: ofItems(isScripted),
    audible: ofItems(isAudible),
};

export { ELEMENT_TIMELINES, ITEM_TIMELINES, hasElements, isAnimated, isAudible, isKeyframed, isLabelled, isScripted };
