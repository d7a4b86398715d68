// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ANYTHING, allOf, anyOf } from './combineTests.mjs';
import { testStep, COST } from './PlanStep.mjs';

function joinSteps(written) {
    var steps = [];
    var tests = [];
    for (var i = 0; i < written.length; i++) {
        var step = written[i];
        if (step.type === 'test') {
            insertByCost(tests, step);
            continue;
        }
        addJoined(steps, tests);
        steps.push(step);
        tests = [];
    }
    addJoined(steps, tests);
    return steps;
}
function addJoined(steps, tests) {
    if (tests.length > 0)
        steps.push(joinTests(tests, allOf));
}
function uniteTests(steps) {
    return joinTests(steps, anyOf);
}
function insertByCost(tests, step) {
    var at = tests.length;
    while (at > 0 && !step.runsUserCode && !tests[at - 1].runsUserCode && tests[at - 1].cost > step.cost)
        at--;
    tests.splice(at, 0, step);
}
function joinTests(steps, join) {
    var tests = [];
    var joined = testStep(ANYTHING, COST.NOTHING);
    for (var i = 0; i < steps.length; i++) {
        tests.push(steps[i].test);
        joined.cost = Math.max(joined.cost, steps[i].cost);
        joined.runsUserCode = joined.runsUserCode || steps[i].runsUserCode;
        joined.needsIdentity = joined.needsIdentity || steps[i].needsIdentity;
    }
    joined.test = join(tests);
    return joined;
}

export { joinSteps, uniteTests };
