// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ANYTHING } from './combineTests.mjs';
import { compileAttribute } from './compileAttribute.mjs';
import { compileClass, compilePath, compileName } from './compileText.mjs';
import { joinSteps, uniteTests } from './joinSteps.mjs';
import { testStep, COST } from './PlanStep.mjs';
import { Properties } from './Properties.mjs';
import { registeredPseudo } from './registered.mjs';

function compile(query, words) {
    var members = words.domain.members;
    var plan = compileJoined(query, words, new Properties(members, []));
    if (!canRunOnObjects(plan, words))
        return compileWithIdentity(query, words);
    var shared = plan.properties.shared();
    return shared.length === 0 ? plan : compileJoined(query, words, new Properties(members, shared));
}
function compileAsWritten(query, words) {
    return withIdentity(compileParts(query, words, new Properties(words.domain.members, null)));
}
function compileJoined(query, words, properties) {
    var plan = compileParts(query, words, properties);
    var tests = [];
    for (var i = 0; i < plan.parts.length; i++) {
        var part = joinSteps(plan.parts[i]);
        plan.parts[i] = part;
        if (part.length === 1 && part[0].type === 'test')
            tests.push(part[0]);
    }
    if (tests.length === plan.parts.length)
        plan.parts = [[uniteTests(tests)]];
    return plan;
}
function compileParts(_a, words, properties) {
    var groups = _a.groups;
    var plan = {
        parts: [],
        properties: properties,
        needsIdentity: false,
        runsUserCode: false,
    };
    for (var i = 0; i < groups.length; i++) {
        var part = compilePart(groups[i], words, properties);
        for (var at = 0; at < part.length; at++) {
            var step = part[at];
            if (step.type !== 'position')
                plan.runsUserCode = plan.runsUserCode || step.runsUserCode;
        }
        plan.parts.push(part);
    }
    return plan;
}
function compilePart(_a, words, properties) {
    var steps = _a.steps;
    var part = [];
    for (var i = 0; i < steps.length; i++)
        part.push(compileStep(steps[i], words, properties));
    return part;
}
function canRunOnObjects(_a, _b) {
    var parts = _a.parts;
    var domain = _b.domain;
    if (parts.length > 1)
        return false;
    for (var i = 0; i < parts[0].length; i++) {
        var step = parts[0][i];
        var isPosition = step.type === 'position' && domain.positionLists === null;
        if (!isPosition && (i > 0 || step.type !== 'test' || step.needsIdentity))
            return false;
    }
    return true;
}
function compileWithIdentity(query, words) {
    return withIdentity(compileJoined(query, words, new Properties(words.domain.members, null)));
}
function withIdentity(plan) {
    plan.needsIdentity = true;
    return plan;
}
function compileStep(step, words, properties) {
    switch (step.type) {
        case 'universal':
            return testStep(ANYTHING, COST.NOTHING);
        case 'name':
            return compileName(step, words.domain, properties);
        case 'path':
            return compilePath(step, words.domain, properties);
        case 'class':
            return compileClass(step, words.domain, properties);
        case 'attribute':
            return compileAttribute(step, words, properties);
        case 'pseudo':
            return compilePseudo(step, words, properties);
    }
}
function compilePseudo(step, words, properties) {
    var pseudo = words.pseudo(step.name);
    if (pseudo === null) {
        var argument = step.argument ? step.argument.text : undefined;
        return registeredPseudo(step.name, words.callback(step.name), argument);
    }
    switch (pseudo.type) {
        case 'test':
            return testStep(pseudo.makeTest(properties), pseudo.cost, pseudo.needsIdentity);
        case 'position':
            return {
                type: 'position',
                choose: pseudo.makeChoice(step.argument),
                listsOf: words.domain.positionLists,
            };
        case 'replace':
            return { type: 'set', runsUserCode: false, apply: pseudo.apply };
        case 'query':
            return pseudo.makeStep(compileNested(step, pseudo, words, properties));
    }
}
function compileNested(step, pseudo, words, properties) {
    var query = step.argument.query;
    var inner = words.within(step.name);
    if (!pseudo.asksOthers)
        return compileJoined(query, inner, properties);
    return compileWithIdentity(query, inner);
}

export { compile, compileAsWritten };
