// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { layersAbove } from '../../../host/layers.mjs';
import { listOf } from '../../../host/read.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { subjectPseudo } from '../../plan/Pseudo.mjs';
import { keyframesOfLayer } from '../../subjects/contents.mjs';
import { hasElements, isLabelled, isAudible, isScripted, isKeyframed, isAnimated } from '../timeline.mjs';
import { layersWith } from './layersWith.mjs';
import { descendantsOf } from './tree.mjs';

function isSwitched(layer, name, value, run) {
    if (layer.read(name) === value)
        return true;
    var above = layersAbove(layer.object, function (object, member) { return run.layers.of(object).read(member); });
    for (var i = 0; i < above.length; i++) {
        var parent = run.layers.of(above[i]);
        if (parent.read('layerType') === 'folder' && parent.read(name) === value)
            return true;
    }
    return false;
}
function switched(name, value) {
    return subjectPseudo(COST.LINKED, function (layer, run) { return isSwitched(layer, name, value, run); });
}
function ofKeyframes(test) {
    return subjectPseudo(COST.TIMELINE, function (layer, run) { return test(keyframesOfLayer(layer, run)); });
}
function isEmpty(layer, run) {
    var layers = layer.read('layerType') === 'folder' ? descendantsOf([layer], run) : [layer];
    for (var i = 0; i < layers.length; i++)
        if (hasElements(keyframesOfLayer(layers[i], run)))
            return false;
    return true;
}
function isListed(ask) {
    var isAmong = layersWith(ask);
    return subjectPseudo(COST.LINKED, function (layer, run) { return isAmong(layer.object, run); });
}
var LAYER_STATES = {
    locked: switched('locked', true),
    hidden: switched('visible', false),
    visible: subjectPseudo(COST.LINKED, function (layer, run) { return !isSwitched(layer, 'visible', false, run); }),
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
