// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { not } from '../plan/combineTests.mjs';
import { soleTest } from '../plan/QueryPlan.mjs';
import { runOnSubjects } from '../plan/run.mjs';
import { DistinctList } from '../subjects/DistinctList.mjs';

function matching(wanted) {
    return {
        type: 'query',
        asksOthers: false,
        makeStep: function (plan) {
            var step = soleTest(plan);
            if (step === null)
                return matchingSet(plan, wanted);
            if (!wanted)
                step.test = not(step.test);
            return step;
        },
    };
}
function matchingSet(plan, wanted) {
    return {
        type: 'set',
        runsUserCode: plan.runsUserCode,
        apply: function (set, run, source) {
            var matches = DistinctList.of(runOnSubjects(plan, set, run, source));
            var passing = [];
            for (var i = 0; i < set.length; i++)
                if (matches.has(set[i]) === wanted)
                    passing.push(set[i]);
            return passing;
        },
    };
}
var IS_OR_NOT = {
    is: /*#__PURE__*/ matching(true),
    not: /*#__PURE__*/ matching(false),
};

export { IS_OR_NOT };
