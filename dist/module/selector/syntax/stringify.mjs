// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { escape } from '../../text/escape.mjs';
import { printAttribute } from './stringifyAttribute.mjs';
import { printClass, printPath, printName } from './stringifyText.mjs';

function stringify(query) {
    return printQuery(query, false);
}
function stringifyStep(step) {
    return printStep(step, { nested: false, closed: false });
}
function printQuery(query, nested) {
    var groups = [];
    for (var i = 0; i < query.groups.length; i++)
        groups.push(printGroup(query.groups[i], nested));
    return groups.join(', ');
}
function printGroup(group, nested) {
    var steps = [];
    for (var i = 0; i < group.steps.length; i++) {
        var next = group.steps[i + 1];
        steps.push(printStep(group.steps[i], { nested: nested, closed: Boolean(next) && next.type === 'class' }));
    }
    return steps.join('');
}
function printStep(step, surroundings) {
    switch (step.type) {
        case 'universal':
            return '*';
        case 'name':
            return printName(step.pattern, surroundings);
        case 'path':
            return printPath(step.pattern, surroundings);
        case 'class':
            return printClass(step.pattern, surroundings);
        case 'attribute':
            return printAttribute(step);
        case 'pseudo':
            return printPseudo(step);
    }
}
function printPseudo(step) {
    return step.argument === null ? ":".concat(step.name) : ":".concat(step.name, "(").concat(printArgument(step.argument), ")");
}
function printArgument(argument) {
    switch (argument.type) {
        case 'query':
            return printQuery(argument.query, true);
        case 'nth':
            return printNth(argument.a, argument.b);
        case 'number':
            return String(argument.value);
        case 'text':
            return escape(argument.text, { special: '\\()' });
    }
}
function printNth(a, b) {
    if (a === 0)
        return String(b);
    var steps = a === 1 ? 'n' : a === -1 ? '-n' : "".concat(a, "n");
    if (b === 0)
        return steps;
    return b > 0 ? "".concat(steps, "+").concat(b) : "".concat(steps).concat(b);
}

export { stringify, stringifyStep };
