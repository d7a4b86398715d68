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
var isHidden = /*#__PURE__*/ switchTest('visible', false);
function isListed(ask) {
    var isAmong = layersWith(ask);
    return subjectPseudo(COST.LINKED, function (layer, run) { return isAmong(layer.object, run); });
}
var LAYER_STATES = {
    locked: /*#__PURE__*/ switched('locked', true),
    hidden: /*#__PURE__*/ switched('visible', false),
    visible: /*#__PURE__*/ subjectPseudo(COST.LINKED, function (layer, run) { return !isHidden(layer, run); }),
    outline: /*#__PURE__*/ switched('outline', true),
    current: /*#__PURE__*/ isListed(function (timeline) { return [timeline.currentLayer]; }),
    selected: /*#__PURE__*/ isListed(function (timeline) { return listOf(timeline.getSelectedLayers()); }),
    empty: /*#__PURE__*/ subjectPseudo(COST.TIMELINE, isEmpty),
    animated: /*#__PURE__*/ ofKeyframes(isAnimated),
    keyframed: /*#__PURE__*/ ofKeyframes(isKeyframed),
    scripted: /*#__PURE__*/ ofKeyframes(isScripted),
    audible: /*#__PURE__*/ ofKeyframes(isAudible),
    labelled: /*#__PURE__*/ ofKeyframes(isLabelled),
};

export { LAYER_STATES };
