// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { containment } from './Containment.mjs';
import { distinct } from './DistinctList.mjs';
import { COST } from './plan.mjs';
import { not } from './pseudo.mjs';
import { runPlan } from './runPlan.mjs';

/** `:is(query)` and `:not(query)`: a set step only where the query has one itself. */
function matching(wanted) {
    return {
        type: 'query',
        make: function (plan, label) {
            var test = plan.test;
            if (test === null)
                return matchingSet(plan, label, wanted);
            return {
                type: 'test',
                label: label,
                test: wanted ? test : not(test),
                cost: plan.cost,
                isForeign: plan.isForeign,
                meetsOthers: plan.meetsOthers,
            };
        },
    };
}
function matchingSet(plan, label, wanted) {
    return {
        type: 'set',
        label: label,
        replaces: false,
        position: null,
        apply: function (set, run, source) {
            var matches = distinct(runPlan(plan, set, run, source));
            var kept = [];
            for (var i = 0; i < set.length; i++)
                if (matches.has(set[i]) === wanted)
                    kept.push(set[i]);
            return kept;
        },
    };
}
/** Steps of one query must not share what they remember. */
var containments = 0;
function containing(holds) {
    return {
        type: 'query',
        make: function (plan, label) {
            var name = 'containment ' + String(++containments);
            var test = function contains(subject, run) {
                return holds(run.remember(name, function () { return containment(plan, run); }), subject);
            };
            return { type: 'test', label: label, test: test, cost: COST.CONTENTS, isForeign: plan.isForeign, meetsOthers: true };
        },
    };
}
/** The pseudos that ask another query about an element. */
var ELEMENT_QUERIES = {
    is: matching(true),
    not: matching(false),
    has: containing(function (contents, element) { return contents.inElement(element); }),
};
/** The pseudos that ask another query about an item; what items have inside are elements. */
var ITEM_QUERIES = {
    is: matching(true),
    not: matching(false),
    has: containing(function (contents, item) { return contents.inItem(item); }),
};

export { ELEMENT_QUERIES, ITEM_QUERIES };
