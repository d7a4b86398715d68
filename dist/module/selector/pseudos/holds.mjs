// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { pseudoAboutOthers } from '../plan/Pseudo.mjs';
import { soleTest } from '../plan/QueryPlan.mjs';
import { runOnSubjects } from '../plan/run.mjs';
import { keyframesOfLayer, elementsOfKeyframes } from '../subjects/contentsOfSubjects.mjs';

function holding(contentsOf) {
    return pseudoAboutOthers(function (plan) { return function (holder, run) { return findsIn(plan, contentsOf(holder, run), run); }; });
}
function findsIn(plan, contents, run) {
    var step = soleTest(plan);
    if (!step)
        return runOnSubjects(plan, contents, run).length > 0;
    for (var i = 0; i < contents.length; i++)
        if (step.test(contents[i], run))
            return true;
    return false;
}
var FRAME_HOLDS = {
    has: /*#__PURE__*/ holding(function (frame, run) { return elementsOfKeyframes([frame], run); }),
};
var LAYER_HOLDS = {
    has: /*#__PURE__*/ holding(function (layer, run) { return elementsOfKeyframes(keyframesOfLayer(layer, run), run); }),
    frames: /*#__PURE__*/ holding(keyframesOfLayer),
};

export { FRAME_HOLDS, LAYER_HOLDS };
