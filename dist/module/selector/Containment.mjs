// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { symbolOf, membersOf, elementsOfItem } from './contents.mjs';
import { DistinctList } from './DistinctList.mjs';
import { Descent } from './elements/Descent.mjs';
import { runPlan } from './runPlan.mjs';

/** @param plan a query about elements */
function containment(plan, run) {
    return plan.test ? new ContainmentOfEach(plan.test, run) : new ContainmentOfSets(plan, run);
}
/**
 * For queries that look at one element at a time: each symbol's elements are tested once. A symbol also contains what
 * the symbols on its timeline contain; as they may contain one another in circles, all that are reached are looked at
 * first, and what matches is then handed on to those that show them.
 */
var ContainmentOfEach = /** @class */ (function () {
    function ContainmentOfEach(test, run) {
        this.test = test;
        this.run = run;
        /** What is known of symbols, by their id. */
        this.known = [];
    }
    ContainmentOfEach.prototype.inElement = function (element) {
        var symbol = symbolOf(element, this.run);
        if (symbol)
            return this.inItem(symbol);
        var look = this.look(membersOf(element, this.run));
        if (look.matches)
            return true;
        for (var i = 0; i < look.symbols.length; i++)
            if (this.inItem(look.symbols[i]))
                return true;
        return false;
    };
    ContainmentOfEach.prototype.inItem = function (item) {
        if (this.known[item.id] === undefined)
            this.explore(item);
        return this.known[item.id] === true;
    };
    /** Finds out about an item and all symbols that it leads to. */
    ContainmentOfEach.prototype.explore = function (start) {
        var reached = new DistinctList();
        var holders = [];
        var matching = [];
        reached.add(start);
        // The list grows while it is gone through.
        for (var i = 0; i < reached.subjects.length; i++) {
            var symbol = reached.subjects[i];
            var look = this.look(elementsOfItem(symbol, this.run));
            if (look.matches || this.anyKnown(look.symbols))
                matching.push(symbol);
            else
                this.follow(symbol, look.symbols, reached, holders);
        }
        this.conclude(reached.subjects, matching, holders);
    };
    ContainmentOfEach.prototype.follow = function (holder, symbols, reached, holders) {
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
}());
/** For queries with positions or sets: each symbol's whole contents are asked once. */
var ContainmentOfSets = /** @class */ (function () {
    function ContainmentOfSets(plan, run) {
        this.plan = plan;
        this.run = run;
        this.known = [];
    }
    ContainmentOfSets.prototype.inElement = function (element) {
        var symbol = symbolOf(element, this.run);
        return symbol ? this.inItem(symbol) : this.findsIn(membersOf(element, this.run));
    };
    ContainmentOfSets.prototype.inItem = function (item) {
        var known = this.known[item.id];
        if (known === undefined) {
            known = this.findsIn(elementsOfItem(item, this.run));
            this.known[item.id] = known;
        }
        return known;
    };
    ContainmentOfSets.prototype.findsIn = function (elements) {
        var descent = new Descent(this.run);
        descent.through(elements);
        return runPlan(this.plan, descent.found.subjects, this.run).length > 0;
    };
    return ContainmentOfSets;
}());

export { containment };
