// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compilePattern } from '../../text/wildcard.mjs';
import { testStep, COST } from './PlanStep.mjs';

var IGNORING_CASE = { ignoreCase: true };
function compileName(_a, domain, properties) {
    var pattern = _a.pattern;
    return testStep(domain.testName(compilePattern(pattern, IGNORING_CASE), properties), COST.OWN);
}
function compilePath(_a, domain, properties) {
    var pattern = _a.pattern;
    return testStep(domain.testItem('name', compilePattern(pattern, IGNORING_CASE), properties), COST.LINKED);
}
function compileClass(_a, domain, properties) {
    var pattern = _a.pattern, scope = _a.scope;
    var matches = compilePattern(pattern, IGNORING_CASE);
    function matchesClass(name) {
        return !!name && matches(scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
    }
    return testStep(domain.testItem('linkageClassName', matchesClass, properties), COST.LINKED);
}

export { compileClass, compileName, compilePath };
