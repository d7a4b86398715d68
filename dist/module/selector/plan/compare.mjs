// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { contains, endsWith, beginsWith } from '../../text/literals.mjs';
import { readNumber } from '../../text/number.mjs';
import { regExpTest } from '../../text/regExp.mjs';
import { compilePattern } from '../../text/wildcard.mjs';

function compileComparison(step) {
    var matches = compileTextComparison(step);
    if (matches)
        return matchesText(matches);
    var operator = step.operator;
    var wanted = step.value;
    if (operator === '=')
        return equals(wanted);
    if (operator === '!=')
        return differs(wanted);
    return ordering(operator, wanted.value);
}
function compileTextComparison(_a) {
    var operator = _a.operator, wanted = _a.value;
    switch (operator) {
        case '^=':
            return beginsWith(wanted.text, false);
        case '$=':
            return endsWith(wanted.text, false);
        case '*=':
            return contains(wanted.text);
        case '~=':
            return regExpTest(regExpOf(wanted));
        default:
            return null;
    }
}
function compileEquality(step) {
    return equals(step.value);
}
function isPresent(value) {
    return value !== undefined && value !== null;
}
function ordering(operator, limit) {
    if (operator === '<')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) < limit; };
    if (operator === '<=')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) <= limit; };
    if (operator === '>')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) > limit; };
    return function (value) { return (typeof value === 'number' ? value : numberOf(value)) >= limit; };
}
function numberOf(value) {
    var number = typeof value === 'string' ? readNumber(value) : null;
    return number === null ? NaN : number;
}
function equals(wanted) {
    if (wanted.type === 'range')
        return isWithin(wanted);
    if (wanted.type === 'pattern')
        return matchesText(compilePattern(wanted.pattern, { ignoreCase: false }));
    return equalsText(wanted.text);
}
function differs(wanted) {
    var isEqual = equals(wanted);
    return function (value) { return !isEqual(value); };
}
function isWithin(_a) {
    var min = _a.min, max = _a.max;
    return function isInRange(value) {
        var number = typeof value === 'number' ? value : numberOf(value);
        return number >= min && number <= max;
    };
}
function equalsText(text) {
    var number = readNumber(text);
    return function isEqual(value) {
        if (typeof value === 'string')
            return value === text;
        if (typeof value === 'number' && number !== null)
            return value === number;
        return value !== undefined && String(value) === text;
    };
}
function regExpOf(_a) {
    var source = _a.source, flags = _a.flags;
    return new RegExp(source, flags);
}
function matchesText(test) {
    return function (value) { return (typeof value === 'string' ? test(value) : isPresent(value) && test(String(value))); };
}

export { compileComparison, compileEquality, compileTextComparison, isPresent };
