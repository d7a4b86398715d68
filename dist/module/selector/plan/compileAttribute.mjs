// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compileComparison, isPresent } from './compare.mjs';
import { COST, testStep } from './PlanStep.mjs';
import { registeredAttribute } from './registered.mjs';

function compileAttribute(step, callback, properties) {
    if (callback) {
        var holds_1 = step.operator === null ? Boolean : compileComparison(step);
        return registeredAttribute(step.key, callback, holds_1, properties);
    }
    var holds = step.operator === null ? isPresent : compileComparison(step);
    var cost = step.key.indexOf('.') < 0 ? COST.OWN : COST.LINKED;
    return testStep(properties.of(step.key).test(holds), cost);
}

export { compileAttribute };
