// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compilePattern } from '../text/wildcard.mjs';
import { compileComparison, isPresent } from './compare.mjs';
import { DistinctList } from './DistinctList.mjs';
import { callbackTest, callbackValue } from './foreign.mjs';
import { COST } from './plan.mjs';
import { inOrderOf } from './runPlan.mjs';
import { stringify } from './stringify.mjs';
import { writeComparison } from './writeComparison.mjs';
import { writeMatch } from './writeMatch.mjs';

/** Makes one step ready to run. */
function compileStep(step, registry) {
    switch (step.type) {
        case 'universal':
            return testStep(step, COST.NOTHING, withCode(function () { return true; }, function () { return 'true'; }));
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
    return testStep(step, COST.LINKED, function matchesPath(subject, run) {
        var item = kind.itemOf(subject, run);
        return item !== null && matches(item.readText('name'));
    });
}
function compileClass(step, _a) {
    var kind = _a.kind;
    var matches = ignoringCase(step);
    return testStep(step, COST.LINKED, function matchesClass(subject, run) {
        var item = kind.itemOf(subject, run);
        var name = item === null ? '' : item.readText('linkageClassName');
        return name !== '' && matches(step.scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
    });
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
        var code = function (loop) { return writeComparison(step, loop.property(step.key), holds, loop); };
        return testStep(step, COST.OWN, withCode(holdsForOwn, code));
    }
    return testStep(step, COST.LINKED, function matchesLinked(subject, run) {
        return holds(subject.remember(step.key, function () { return registry.kind.follow(subject, links, run); }));
    });
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
            return { type: 'set', label: labelOf(step), replaces: true, isPosition: false, apply: pseudo.apply };
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
function positionStep(label, isChosen, _a) {
    var kind = _a.kind;
    return {
        type: 'set',
        label: label,
        replaces: false,
        isPosition: true,
        apply: function (set, run) {
            var ordered = kind.inPositionOrder(set);
            var chosen = new DistinctList();
            for (var i = 0; i < ordered.length; i++) {
                if (isChosen(i + 1, ordered.length, run.random))
                    chosen.add(ordered[i]);
            }
            return ordered === set ? chosen.subjects : inOrderOf(set, chosen);
        },
    };
}

export { compileStep };
