// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../../host/read.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { subjectPseudo } from '../../plan/Pseudo.mjs';
import { keyframesOfLayer } from '../../subjects/contentsOfSubjects.mjs';
import { hasElements, isLabelled, isAudible, isScripted, isKeyframed, isAnimated } from '../timeline.mjs';
import { holdsElements } from './holdsElements.mjs';
import { switchTest } from './switchTest.mjs';
import { layersWith } from './layersWith.mjs';

function switched(name, value) {
    return subjectPseudo(COST.LINKED, switchTest(name, value));
}
function ofKeyframes(test) {
    return subjectPseudo(COST.TIMELINE, function (layer, run) { return test(keyframesOfLayer(layer, run)); });
}
function isEmpty(layer, run) {
    if (layer.read('layerType') === 'folder')
        return !holdsElements(layer, run);
    return !hasElements(keyframesOfLayer(layer, run));
}
var isHidden = switchTest('visible', false);
function isListed(ask) {
    var isAmong = layersWith(ask);
    return subjectPseudo(COST.LINKED, function (layer, run) { return isAmong(layer.object, run); });
}
var LAYER_STATES = {
    locked: switched('locked', true),
    hidden: switched('visible', false),
    visible: subjectPseudo(COST.LINKED, function (layer, run) { return !isHidden(layer, run); }),
    outline: switched('outline', true),
    current: isListed(function (timeline) { return [timeline.currentLayer]; }),
    selected: isListed(function (timeline) { return listOf(timeline.getSelectedLayers()); }),
    empty: subjectPseudo(COST.TIMELINE, isEmpty),
    animated: ofKeyframes(isAnimated),
    keyframed: ofKeyframes(isKeyframed),
    scripted: ofKeyframes(isScripted),
    audible: ofKeyframes(isAudible),
    labelled: ofKeyframes(isLabelled),
};

export { LAYER_STATES };
