// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { BLANKS } from '../../text/blanks.mjs';
import { escape } from '../../text/escape.mjs';
import { NOT_IN_KEYS } from './parseAttribute.mjs';
import { QUOTES } from './parseText.mjs';
import { printPattern, quote } from './stringifyText.mjs';

function printAttribute(step) {
    var key = escape(step.key, { special: "".concat(NOT_IN_KEYS, "\\"), last: '$' });
    if (step.operator === null || step.value === null)
        return "[".concat(key, "]");
    return "[".concat(key).concat(step.operator).concat(printValue(step.operator, step.value), "]");
}
function printValue(operator, value) {
    switch (value.type) {
        case 'text':
            return printText(operator, value);
        case 'pattern':
            return printPattern(value.pattern, { special: '\\]*{', first: "".concat(BLANKS).concat(QUOTES, "=<>"), last: BLANKS });
        case 'range':
            return "{".concat(value.min, "|").concat(value.max, "}");
        case 'number':
            return String(value.value);
        case 'regexp':
            return "/".concat(value.source, "/").concat(value.flags);
    }
}
function printText(operator, value) {
    if (value.quoted)
        return quote(value.text);
    var isEqual = operator === '=' || operator === '!=';
    return escape(value.text, {
        special: isEqual ? '\\]*{' : '\\]',
        first: "".concat(BLANKS).concat(QUOTES, "=<>"),
        last: BLANKS,
    });
}

export { printAttribute };
