// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { symbolOf, membersOf, elementsOfItem } from './contentsOfSubjects.mjs';
import { DistinctList } from './DistinctList.mjs';

var Descent = (/*#__PURE__*/ function () {
    function Descent(run, leftOut) {
        if (leftOut === void 0) { leftOut = new DistinctList(); }
        this.run = run;
        this.leftOut = leftOut;
        this.found = new DistinctList();
        this.entered = new DistinctList();
    }
    Descent.prototype.enter = function (element) {
        var symbol = symbolOf(element, this.run);
        if (!symbol)
            return membersOf(element, this.run);
        return this.entered.add(symbol) ? elementsOfItem(symbol, this.run) : [];
    };
    Descent.prototype.into = function (element) {
        this.through(this.enter(element));
    };
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
