// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DistinctList } from './DistinctList.mjs';
import { nameFailure } from './failure.mjs';

/**
 * Runs a query on a set.
 *
 * @param source what the query as a whole was asked about
 * @param trace when given, the steps run one by one as they are written
 * @returns the matches, each once, in the order of the set; in no particular order when the plan `replaces`
 */
function runPlan(plan, set, run, source, trace) {
    if (source === void 0) { source = set; }
    if (plan.test && !trace)
        return keep(set, plan.test, run);
    var found = new DistinctList();
    for (var part = 0; part < plan.groups.length; part++) {
        var group = plan.groups[part];
        var kept = set;
        var steps = trace ? group.written : group.staged;
        for (var i = 0; i < steps.length; i++) {
            var step = steps[i];
            kept = step.type === 'test' ? keep(kept, step.test, run) : step.apply(kept, run, source);
            if (trace)
                trace(step, part, kept.length);
        }
        if (plan.groups.length === 1)
            return kept;
        found.addAll(kept);
    }
    return plan.replaces ? found.subjects : inOrderOf(set, found);
}
/** The subjects of the list, in the order of another that holds them all. */
function inOrderOf(all, list) {
    var ordered = [];
    for (var i = 0; i < all.length; i++)
        if (list.has(all[i]))
            ordered.push(all[i]);
    return ordered;
}
function keep(set, test, run) {
    var kept = [];
    var i = 0;
    try {
        for (; i < set.length; i++)
            if (test(set[i], run))
                kept.push(set[i]);
    }
    catch (error) {
        throw nameFailure(error, 'met at', set[i].object, run);
    }
    return kept;
}

export { inOrderOf, runPlan };
