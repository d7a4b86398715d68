// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { symbolOf, membersOf, elementsOfItem } from '../contents.mjs';
import { DistinctList } from '../DistinctList.mjs';

/**
 * A walk into groups and symbol instances. A symbol is entered once, however many instances show it, so that the walk
 * takes time proportional to what it finds, and ends where symbols contain themselves. It keeps its own list of what
 * remains to be visited: depth of nesting costs no calls.
 */
var Descent = /** @class */ (function () {
    /** @param leftOut elements that are neither listed nor entered when they are met on the way */
    function Descent(run, leftOut) {
        if (leftOut === void 0) { leftOut = new DistinctList(); }
        this.run = run;
        this.leftOut = leftOut;
        /** What was found so far, each element right before what is inside it. */
        this.found = new DistinctList();
        this.entered = new DistinctList();
    }
    /** What is directly inside an element, unless its symbol was entered before. */
    Descent.prototype.enter = function (element) {
        var symbol = symbolOf(element, this.run);
        if (!symbol)
            return membersOf(element, this.run);
        return this.entered.add(symbol) ? elementsOfItem(symbol, this.run) : [];
    };
    /** Finds everything inside an element, at any depth. */
    Descent.prototype.into = function (element) {
        this.through(this.enter(element));
    };
    /** Finds these elements and everything inside them. */
    Descent.prototype.through = function (elements) {
        var waiting = [];
        pushReversed(waiting, elements);
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (this.leftOut.has(next) || !this.found.add(next))
                continue;
            pushReversed(waiting, this.enter(next));
        }
    };
    return Descent;
}());
function pushReversed(list, subjects) {
    for (var i = subjects.length - 1; i >= 0; i--)
        list.push(subjects[i]);
}

export { Descent };
