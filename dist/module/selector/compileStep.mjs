// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compilePattern } from '../text/wildcard.mjs';
import { compileComparison, isPresent } from './compare.mjs';
import { distinct } from './DistinctList.mjs';
import { callbackTest, callbackValue } from './foreign.mjs';
import { COST } from './plan.mjs';
import { ANYTHING } from './pseudo.mjs';
import { inOrderOf } from './runPlan.mjs';
import { stringify } from './stringify.mjs';
import { writeComparison } from './writeComparison.mjs';
import { writeMatch } from './writeMatch.mjs';

/** Makes one step ready to run. */
function compileStep(step, registry) {
    switch (step.type) {
        case 'universal':
            return testStep(step, COST.NOTHING, ANYTHING);
        case 'name':
            return compileName(step, registry);
        case 'path':
            return compilePath(step, registry);
        case 'class':
            return compileClass(step, registry);
        case 'attribute':
            return compileAttribute(step, registry);
        case 'pseudo':
            return compilePseudo(step, registry);
    }
}
/** The step as a query writes it. */
function labelOf(step) {
    return stringify({
        groups: [{ type: 'group', index: 0, steps: [step] }],
    });
}
function testStep(step, cost, test) {
    return { type: 'test', label: labelOf(step), test: test, cost: cost, isForeign: false, meetsOthers: false };
}
function withCode(test, code) {
    test.code = code;
    return test;
}
function ignoringCase(step) {
    return compilePattern(step.pattern, { ignoreCase: true });
}
function compileName(step, _a) {
    var kind = _a.kind;
    var matches = ignoringCase(step);
    var hasName = function (subject, run) { return matches(kind.nameOf(subject, run)); };
    return testStep(step, COST.OWN, withCode(hasName, function (loop) { return writeMatch(step.pattern, kind.nameCode(loop), matches, loop); }));
}
function compilePath(step, _a) {
    var kind = _a.kind;
    var matches = ignoringCase(step);
    return itemStep(step, kind, 'name', matches);
}
function compileClass(step, _a) {
    var kind = _a.kind;
    var matches = ignoringCase(step);
    return itemStep(step, kind, 'linkageClassName', function matchesClass(name) {
        return name !== '' && matches(step.scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
    });
}
/** A step that asks for a text of the library item; there may be none. */
function itemStep(step, kind, property, matches) {
    var holds = function matchesItem(subject, run) {
        var item = kind.itemOf(subject, run);
        return item !== null && matches(item.readText(property));
    };
    return testStep(step, COST.LINKED, withCode(holds, function (loop) { return kind.itemCode(property, matches, loop); }));
}
function compileAttribute(step, registry) {
    var callback = registry.attribute(step.key);
    if (callback) {
        var label = '[' + step.key + ']';
        var value_1 = callbackValue(callback, label);
        var holds_1 = step.operator === null ? Boolean : compileComparison(step);
        return foreign(testStep(step, COST.OWN, function (subject, run) { return holds_1(value_1(subject, run)); }));
    }
    var holds = step.operator === null ? isPresent : compileComparison(step);
    var links = step.key.split('.');
    if (links.length === 1) {
        var holdsForOwn = function (subject) { return holds(subject.read(step.key)); };
        var code_1 = function (loop) { return writeComparison(step, loop.property(step.key), holds, loop); };
        return testStep(step, COST.OWN, withCode(holdsForOwn, code_1));
    }
    var holdsForLinked = function (subject, run) {
        return holds(subject.remember(step.key, function () { return registry.kind.follow(subject, links, run); }));
    };
    var code = function (loop) { return writeComparison(step, loop.path(links), holds, loop); };
    return testStep(step, COST.LINKED, withCode(holdsForLinked, code));
}
function compilePseudo(step, registry) {
    var pseudo = registry.pseudo(step.name);
    if (pseudo === null) {
        var argument = step.argument ? step.argument.text : undefined;
        var test = callbackTest(registry.callback(step.name), ':' + step.name, argument);
        return foreign(testStep(step, COST.OWN, test));
    }
    switch (pseudo.type) {
        case 'test':
            return testStep(step, pseudo.cost, pseudo.test);
        case 'position':
            return positionStep(labelOf(step), pseudo.choose(step.argument), registry);
        case 'replace':
            return { type: 'set', label: labelOf(step), replaces: true, position: null, apply: pseudo.apply };
        case 'query': {
            var inner = registry.within(step.name).compile(step.argument.query);
            return pseudo.make(inner, labelOf(step));
        }
    }
}
function foreign(step) {
    step.isForeign = true;
    return step;
}
function positionStep(label, choose, _a) {
    var kind = _a.kind;
    return {
        type: 'set',
        label: label,
        replaces: false,
        position: choose,
        apply: function (set, run) {
            if (kind.inPositionOrder === null)
                return choose(set, run.random);
            return inOrderOf(set, distinct(choose(kind.inPositionOrder(set), run.random)));
        },
    };
}

export { compileStep };
