// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { pointAt } from '../../text/caret.mjs';

var NAME = 'SelectorError';
var LOCATION = ['stack', 'fileName', 'lineNumber', 'line'];
var SelectorError = function SelectorError(problem) {
    this.message = format(problem);
    this.query = problem.query;
    this.index = problem.index;
    locate(this);
};
function Parent() {
}
Parent.prototype = Error.prototype;
var prototype = /*#__PURE__*/ new Parent();
prototype.name = NAME;
prototype.toString = function toString() {
    return "".concat(this.name, ": ").concat(this.message);
};
prototype.constructor = SelectorError;
SelectorError.prototype = prototype;
function format(problem) {
    var message = "".concat(problem.caller, ": ").concat(problem.problem, "\n").concat(pointAt(problem.query, problem.index));
    return problem.hint === undefined ? message : "".concat(message, "\n  ").concat(problem.hint);
}
function locate(error) {
    var raised = new Error(error.message);
    for (var i = 0; i < LOCATION.length; i++) {
        var location = raised[LOCATION[i]];
        if (location === undefined)
            continue;
        error[LOCATION[i]] = typeof location === 'string' ? location.replace(/^Error:/, "".concat(NAME, ":")) : location;
    }
}

export { SelectorError };
