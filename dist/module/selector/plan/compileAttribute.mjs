// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compileComparison, compileTextComparison, isPresent, compileEquality } from './compare.mjs';
import { testStep, COST } from './PlanStep.mjs';
import { registeredAttribute } from './registered.mjs';

function compileAttribute(step, words, properties) {
    var callback = words.attribute(step.key);
    if (callback) {
        var holds = step.operator === null ? Boolean : compileComparison(step);
        return registeredAttribute(step.key, callback, holds, properties);
    }
    var builtIn = words.domain.attributes[step.key + ':'];
    if (builtIn)
        return testStep(builtInTest(step, builtIn, properties), builtIn.cost);
    var cost = step.key.indexOf('.') < 0 ? COST.OWN : COST.LINKED;
    var property = properties.of(step.key);
    var matches = compileTextComparison(step);
    if (matches)
        return testStep(property.text(matches, false), cost);
    return testStep(property.test(step.operator === null ? isPresent : compileComparison(step)), cost);
}
function builtInComparison(step, _a) {
    var isSame = _a.isSame;
    var operator = step.operator, wanted = step.value;
    if (operator === null)
        return isPresent;
    if (operator !== '=' && operator !== '!=')
        return compileComparison(step);
    if (!isSame || !wanted || wanted.type !== 'text')
        return compileEquality(step);
    return function (value) { return isSame(value, wanted.text); };
}
function builtInTest(step, attribute, properties) {
    var valuesOf = attribute.makeValues(properties);
    var isNegative = step.operator === '!=';
    var holds = builtInComparison(step, attribute);
    return function holdsForAny(candidate, run) {
        var values = valuesOf(candidate, run);
        for (var i = 0; i < values.length; i++)
            if (holds(values[i]))
                return !isNegative;
        return isNegative;
    };
}

export { compileAttribute };
