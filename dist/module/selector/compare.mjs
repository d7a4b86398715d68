// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readNumber } from '../text/number.mjs';
import { compilePattern } from '../text/wildcard.mjs';

/**
 * The comparison that an attribute step with an operator makes: the only place that knows what operators mean. No
 * table of them: ExtendScript takes a key like `<=` for an operator that the object overloads.
 */
function compileComparison(step) {
    var wanted = step.value;
    switch (step.operator) {
        case '=':
            return equals(wanted);
        case '!=':
            return differs(wanted);
        case '^=':
            return textTest(startsWith(wanted.text));
        case '$=':
            return textTest(endsWith(wanted.text));
        case '*=':
            return textTest(contains(wanted.text));
        case '~=':
            return textTest(regExpTest(wanted));
        default:
            return ordering(step.operator, wanted.value);
    }
}
/** `<`, `<=`, `>`, `>=` */
function ordering(operator, limit) {
    if (operator === '<')
        return numberTest(function (value) { return value < limit; });
    if (operator === '<=')
        return numberTest(function (value) { return value <= limit; });
    if (operator === '>')
        return numberTest(function (value) { return value > limit; });
    return numberTest(function (value) { return value >= limit; });
}
/** `[a]`: whether there is a value. */
function isPresent(value) {
    return value !== undefined && value !== null;
}
function equals(wanted) {
    if (wanted.type === 'range')
        return numberTest(function (value) { return value >= wanted.min && value <= wanted.max; });
    if (wanted.type === 'pattern')
        return textTest(compilePattern(wanted.pattern, { ignoreCase: false }));
    return equalsText(wanted.text);
}
function equalsText(text) {
    var number = readNumber(text);
    return function isEqual(value) {
        if (typeof value === 'number' && number !== null)
            return value === number;
        return value !== undefined && String(value) === text;
    };
}
function differs(wanted) {
    var isEqual = equals(wanted);
    return function isDifferent(value) {
        return !isEqual(value);
    };
}
function textTest(test) {
    return function holdsForText(value) {
        return isPresent(value) && test(String(value));
    };
}
function numberTest(test) {
    return function holdsForNumber(value) {
        var number = numberOf(value);
        return number !== null && test(number);
    };
}
/** The value as a number: a Number (NaN passes no test), or a text that reads as one; null for anything else. */
function numberOf(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' ? readNumber(value) : null;
}
function startsWith(text) {
    return function (value) { return value.substring(0, text.length) === text; };
}
function endsWith(text) {
    return function (value) { return value.substring(value.length - text.length) === text; };
}
function contains(text) {
    return function (value) { return value.indexOf(text) >= 0; };
}
function regExpTest(wanted) {
    var expression = new RegExp(wanted.source, wanted.flags);
    return function matchesExpression(value) {
        // With the flag `g` or `y` an expression begins where its last match ended.
        expression.lastIndex = 0;
        return expression.test(value);
    };
}

export { compileComparison, isPresent };
