// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../../helpers.mjs';
import { soleTest } from '../plan/QueryPlan.mjs';
import { runOnSubjects } from '../plan/run.mjs';
import { symbolOf, membersOf, elementsOfItem } from '../subjects/contentsOfSubjects.mjs';
import { Descent } from '../subjects/Descent.mjs';
import { DistinctList } from '../subjects/DistinctList.mjs';

function containmentOf(plan, run) {
    var test = soleTest(plan);
    return test ? new ContainmentOfEach(test.test, run) : new ContainmentOfSets(plan, run);
}
var KnownContainment = (/*#__PURE__*/ function () {
    function KnownContainment(run) {
        this.run = run;
        this.known = [];
    }
    KnownContainment.prototype.inElement = function (element) {
        var symbol = symbolOf(element, this.run);
        return symbol ? this.inItem(symbol) : this.inMembers(membersOf(element, this.run));
    };
    KnownContainment.prototype.inItem = function (item) {
        if (this.known[item.id] === undefined)
            this.explore(item);
        return this.known[item.id] === true;
    };
    return KnownContainment;
}());
var ContainmentOfEach = (/*#__PURE__*/ function (_super) {
    __extends(ContainmentOfEach, _super);
    function ContainmentOfEach(test, run) {
        var _this = _super.call(this, run) || this;
        _this.test = test;
        return _this;
    }
    ContainmentOfEach.prototype.inMembers = function (members) {
        var look = this.look(members);
        if (look.matches)
            return true;
        for (var i = 0; i < look.symbols.length; i++)
            if (this.inItem(look.symbols[i]))
                return true;
        return false;
    };
    ContainmentOfEach.prototype.explore = function (start) {
        var reached = new DistinctList();
        var holders = [];
        var matching = [];
        reached.add(start);
        for (var i = 0; i < reached.subjects.length; i++) {
            var symbol = reached.subjects[i];
            var look = this.look(elementsOfItem(symbol, this.run));
            if (look.matches || this.anyKnown(look.symbols))
                matching.push(symbol);
            else
                this.noteHolder(symbol, look.symbols, reached, holders);
        }
        this.conclude(reached.subjects, matching, holders);
    };
    ContainmentOfEach.prototype.noteHolder = function (holder, symbols, reached, holders) {
        for (var i = 0; i < symbols.length; i++) {
            var symbol = symbols[i];
            if (this.known[symbol.id] !== undefined)
                continue;
            reached.add(symbol);
            var others = holders[symbol.id] || (holders[symbol.id] = []);
            others.push(holder);
        }
    };
    ContainmentOfEach.prototype.conclude = function (reached, matching, holders) {
        for (var i = 0; i < reached.length; i++)
            this.known[reached[i].id] = false;
        for (var symbol = matching.pop(); symbol !== undefined; symbol = matching.pop()) {
            if (this.known[symbol.id])
                continue;
            this.known[symbol.id] = true;
            var above = holders[symbol.id] || [];
            for (var i = 0; i < above.length; i++)
                matching.push(above[i]);
        }
    };
    ContainmentOfEach.prototype.anyKnown = function (symbols) {
        for (var i = 0; i < symbols.length; i++)
            if (this.known[symbols[i].id])
                return true;
        return false;
    };
    ContainmentOfEach.prototype.look = function (elements) {
        var symbols = new DistinctList();
        var waiting = elements.slice(0);
        for (var i = 0; i < waiting.length; i++) {
            if (this.test(waiting[i], this.run))
                return { matches: true, symbols: [] };
            var symbol = symbolOf(waiting[i], this.run);
            var members = symbol ? [] : membersOf(waiting[i], this.run);
            if (symbol)
                symbols.add(symbol);
            for (var at = 0; at < members.length; at++)
                waiting.push(members[at]);
        }
        return { matches: false, symbols: symbols.subjects };
    };
    return ContainmentOfEach;
}(KnownContainment));
var ContainmentOfSets = (/*#__PURE__*/ function (_super) {
    __extends(ContainmentOfSets, _super);
    function ContainmentOfSets(plan, run) {
        var _this = _super.call(this, run) || this;
        _this.plan = plan;
        return _this;
    }
    ContainmentOfSets.prototype.explore = function (item) {
        this.known[item.id] = this.inMembers(elementsOfItem(item, this.run));
    };
    ContainmentOfSets.prototype.inMembers = function (members) {
        var descent = new Descent(this.run);
        descent.through(members);
        return runOnSubjects(this.plan, descent.found.subjects, this.run).length > 0;
    };
    return ContainmentOfSets;
}(KnownContainment));

export { containmentOf };
