// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { testStep, COST } from './PlanStep.mjs';
import { ownNames } from '../../text/own.mjs';

function readingPseudo(cost, makeTest) {
    return { type: 'test', cost: cost, needsIdentity: false, makeTest: makeTest };
}
function subjectPseudo(cost, test) {
    return { type: 'test', cost: cost, needsIdentity: true, makeTest: function () { return test; } };
}
function pseudoAboutOthers(makeTest) {
    return {
        type: 'query',
        asksOthers: true,
        makeStep: function (plan) {
            var step = testStep(makeTest(plan), COST.CONTENTS, true);
            step.runsUserCode = plan.runsUserCode;
            return step;
        },
    };
}
function mergePseudos(lists) {
    var all = {};
    for (var i = 0; i < lists.length; i++) {
        var names = ownNames(lists[i]);
        for (var at = 0; at < names.length; at++)
            all[names[at]] = lists[i][names[at]];
    }
    return all;
}

export { mergePseudos, pseudoAboutOthers, readingPseudo, subjectPseudo };
