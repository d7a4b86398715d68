// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../plan/PlanStep.mjs';
import { containmentOf } from './Containment.mjs';

var containments = 0;
function containing(holds) {
    return {
        type: 'query',
        looksInside: true,
        makeStep: function (plan) {
            var name = 'containment ' + String(++containments);
            var test = function contains(candidate, run) {
                var contents = run.remember(name, function () { return containmentOf(plan, run); });
                return holds(contents, candidate);
            };
            return {
                type: 'test',
                test: test,
                cost: COST.CONTENTS,
                runsUserCode: plan.runsUserCode,
                needsIdentity: true,
            };
        },
    };
}
var ELEMENT_HAS = {
    has: containing(function (contents, element) { return contents.inElement(element); }),
};
var ITEM_HAS = {
    has: containing(function (contents, item) { return contents.inItem(item); }),
};

export { ELEMENT_HAS, ITEM_HAS };
