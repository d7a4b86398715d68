// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostObjectOf } from '../subjects/Subject.mjs';
import { blameQuery } from './blameQuery.mjs';
import { testStep, COST } from './PlanStep.mjs';

function registeredPseudo(name, callback, argument) {
    return userCode(function (candidate, run) { return Boolean(call(callback, ':' + name, candidate, run, argument)); });
}
function registeredAttribute(name, callback, holds, properties) {
    var value = properties.derived('[' + name + ']', function askCallback(candidate, label, run) {
        return call(callback, label, candidate, run);
    });
    return userCode(function (candidate, run) { return holds(value.read(candidate, run)); });
}
function userCode(test) {
    var step = testStep(test, COST.OWN);
    step.runsUserCode = true;
    return step;
}
function call(callback, label, candidate, run, argument) {
    var object = hostObjectOf(candidate);
    try {
        return callback(object, argument);
    }
    catch (error) {
        throw blameQuery(error, 'thrown by "' + label + '" for', object, run);
    }
}

export { registeredAttribute, registeredPseudo };
