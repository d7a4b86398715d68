// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { BLANKS } from '../../text/blanks.mjs';
import { escape } from '../../text/escape.mjs';
import { QUOTES } from './parseText.mjs';

var SPECIAL = '\\:[,*{';
var SPECIAL_NESTED = /*#__PURE__*/ "".concat(SPECIAL, "()");
var IN_QUOTES = '\\"';
function printName(pattern, surroundings) {
    var bare = printPattern(pattern, escapes(surroundings, './', ''));
    return choose(pattern, surroundings, bare, '', { special: IN_QUOTES, first: '/' });
}
function printPath(pattern, surroundings) {
    var bare = "/".concat(printPattern(pattern, escapes(surroundings, '/', '/')));
    return choose(pattern, surroundings, bare, '/', { special: IN_QUOTES, first: '/', last: '/' });
}
function printClass(pattern, surroundings) {
    var bare = printPattern(pattern, escapes(surroundings, '', ''));
    return ".".concat(choose(pattern, surroundings, bare, '', { special: IN_QUOTES }));
}
function printPattern(pattern, _a) {
    var special = _a.special, first = _a.first, last = _a.last;
    var end = pattern.length - 1;
    var parts = [];
    for (var i = 0; i <= end; i++) {
        var piece = pattern[i];
        if (piece.type === 'any')
            parts.push('*');
        else if (piece.type === 'range')
            parts.push("{".concat(piece.min, "|").concat(piece.max, "}"));
        else
            parts.push(escape(piece.text, { special: special, first: i === 0 ? first : '', last: i === end ? last : '' }));
    }
    return parts.join('');
}
function quote(text) {
    return "\"".concat(escape(text, { special: IN_QUOTES }), "\"");
}
function escapes(_a, first, last) {
    var nested = _a.nested;
    return { special: nested ? SPECIAL_NESTED : SPECIAL, first: BLANKS + QUOTES + first, last: BLANKS + last };
}
function choose(pattern, _a, bare, prefix, inQuotes) {
    var closed = _a.closed;
    var literal = literalOf(pattern);
    if (literal === null || (!closed && literal !== '' && bare === prefix + literal))
        return bare;
    return "\"".concat(prefix).concat(escape(literal, inQuotes), "\"");
}
function literalOf(pattern) {
    if (pattern.length === 0)
        return '';
    return pattern.length === 1 && pattern[0].type === 'text' ? pattern[0].text : null;
}

export { printClass, printName, printPath, printPattern, quote };
