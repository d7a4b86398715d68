// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ask, isObject } from '../../host/read.mjs';
import { COST } from '../plan/PlanStep.mjs';
import { subjectPseudo, readingPseudo } from '../plan/Pseudo.mjs';
import { keyframesOfItem, elementCount } from '../subjects/contents.mjs';
import { isFolder } from '../subjects/LibraryIndex.mjs';

function someKeyframe(test) {
    return function holdsForSome(keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            if (test(keyframes[i]))
                return true;
        return false;
    };
}
function isTweened(keyframe) {
    var type = keyframe.readText('tweenType');
    return (type !== '' && type !== 'none') || ask(keyframe.object, 'isMotionObject');
}
var hasElements = someKeyframe(function (keyframe) { return elementCount(keyframe) > 0; });
var isEmpty = function (keyframes) { return !hasElements(keyframes); };
var isAnimated = someKeyframe(isTweened);
var isKeyframed = someKeyframe(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; });
var isScripted = someKeyframe(function (keyframe) { return keyframe.readText('actionScript') !== ''; });
var isAudible = someKeyframe(function (keyframe) { return Boolean(keyframe.read('soundLibraryItem')) || keyframe.readText('soundName') !== ''; });
function holdsForItem(item, name, test) {
    return item.remember(name, inspectItem, test);
}
function inspectItem(item, _name, test) {
    var keyframes = keyframesOfItem(item);
    return keyframes !== null && test(keyframes);
}
function ofInstances(name, test) {
    return readingPseudo(COST.TIMELINE, function makeTest(properties) {
        var elementType = properties.of('elementType');
        var libraryItem = properties.of('libraryItem');
        return function holdsForSymbol(element, run) {
            if (elementType.read(element, run) !== 'instance')
                return false;
            var item = libraryItem.read(element, run);
            return isObject(item) && holdsForItem(run.items.of(item), name, test);
        };
    });
}
function ofItems(name, test) {
    return subjectPseudo(COST.TIMELINE, function (item) { return holdsForItem(item, name, test); });
}
var ELEMENT_TIMELINES = {
    empty: ofInstances(':empty', isEmpty),
    animated: ofInstances(':animated', isAnimated),
    keyframed: ofInstances(':keyframed', isKeyframed),
    scripted: ofInstances(':scripted', isScripted),
    audible: ofInstances(':audible', isAudible),
};
var ITEM_TIMELINES = {
    empty: subjectPseudo(COST.TIMELINE, function isEmptyItem(item, run) {
        if (isFolder(item))
            return !run.library().isFilled(item.readText('name'));
        return holdsForItem(item, ':empty', isEmpty);
    }),
    animated: ofItems(':animated', isAnimated),
    keyframed: ofItems(':keyframed', isKeyframed),
    scripted: ofItems(':scripted', isScripted),
    audible: ofItems(':audible', isAudible),
};

export { ELEMENT_TIMELINES, ITEM_TIMELINES, hasElements, isAnimated, isAudible, isKeyframed, isScripted, someKeyframe };
