// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compileStep } from './compileStep.mjs';
import { COST } from './plan.mjs';
import { anyOf, ANYTHING, allOf } from './pseudo.mjs';
import { stringify } from './stringify.mjs';

/** Makes a query ready to run. Nothing of a host is touched until it runs. */
function compile(query, registry) {
    var plan = {
        label: stringify(query),
        groups: [],
        test: null,
        head: null,
        positions: [],
        loop: null,
        cost: COST.NOTHING,
        isForeign: false,
        meetsOthers: false,
        replaces: false,
    };
    var tests = [];
    for (var i = 0; i < query.groups.length; i++) {
        var steps = query.groups[i].steps;
        var written = [];
        for (var at = 0; at < steps.length; at++)
            written.push(compileStep(steps[at], registry));
        var group = { written: written, staged: stagesOf(written) };
        plan.groups.push(group);
        var test = soleTest(group);
        if (test)
            tests.push(test);
        for (var at = 0; at < written.length; at++)
            account(plan, written[at]);
    }
    if (tests.length === plan.groups.length)
        plan.test = tests.length === 1 ? tests[0] : anyOf(tests);
    settleHead(plan);
    return plan;
}
function settleHead(plan) {
    if (plan.test) {
        if (!plan.meetsOthers)
            plan.head = plan.test;
        return;
    }
    if (plan.groups.length > 1)
        return;
    var staged = plan.groups[0].staged;
    var first = staged[0];
    if (first.type === 'test' && first.meetsOthers)
        return;
    var positions = [];
    for (var i = first.type === 'test' ? 1 : 0; i < staged.length; i++) {
        var step = staged[i];
        if (step.type === 'test' || !step.position)
            return;
        positions.push(step.position);
    }
    plan.head = first.type === 'test' ? first.test : ANYTHING;
    plan.positions = positions;
}
/** Adds what is to be known of a step to what is known of the query. */
function account(plan, step) {
    if (step.type === 'set') {
        plan.cost = COST.CONTENTS;
        plan.meetsOthers = true;
        plan.replaces = plan.replaces || step.replaces;
        return;
    }
    plan.cost = Math.max(plan.cost, step.cost);
    plan.isForeign = plan.isForeign || step.isForeign;
    plan.meetsOthers = plan.meetsOthers || step.meetsOthers;
}
function soleTest(group) {
    var first = group.staged[0];
    return group.staged.length === 1 && first.type === 'test' ? first.test : null;
}
/** Joins tests that follow one another, in the order in which they are best tried. */
function stagesOf(written) {
    var stages = [];
    var tests = [];
    for (var i = 0; i < written.length; i++) {
        var step = written[i];
        if (step.type === 'test') {
            insertByCost(tests, step);
            continue;
        }
        if (tests.length > 0)
            stages.push(joinedTests(tests));
        stages.push(step);
        tests = [];
    }
    if (tests.length > 0)
        stages.push(joinedTests(tests));
    return stages;
}
/** Code of the user may have any effect: no step passes it, and it passes none. */
function insertByCost(tests, step) {
    var at = tests.length;
    while (at > 0 && !step.isForeign && !tests[at - 1].isForeign && tests[at - 1].cost > step.cost)
        at--;
    tests.splice(at, 0, step);
}
function joinedTests(steps) {
    var tests = [];
    var joined = {
        type: 'test',
        label: '',
        test: steps[0].test,
        cost: COST.NOTHING,
        isForeign: false,
        meetsOthers: false,
    };
    for (var i = 0; i < steps.length; i++) {
        tests.push(steps[i].test);
        joined.label += steps[i].label;
        joined.cost = Math.max(joined.cost, steps[i].cost);
        joined.isForeign = joined.isForeign || steps[i].isForeign;
        joined.meetsOthers = joined.meetsOthers || steps[i].meetsOthers;
    }
    joined.test = allOf(tests);
    return joined;
}

export { compile };
