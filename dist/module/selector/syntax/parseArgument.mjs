// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { trim } from '../../text/blanks.mjs';
import { readNumber } from '../../text/number.mjs';
import { clip } from '../../text/oneLine.mjs';
import { readNth } from './nth.mjs';
import { literalText, parseText } from './parseText.mjs';

var MAX_DEPTH = 32;
var WORD = { ends: ')', trims: '', stars: false, ranges: false, parentheses: false };
var ANYTHING = { ends: '', trims: '', stars: false, ranges: false, parentheses: true };
function parseArgument(scanner, argumentType, vocabulary, parseQuery) {
    if (argumentType === 'query' && scanner.depth === MAX_DEPTH) {
        throw scanner.error("too deep: the maximum is ".concat(MAX_DEPTH, " queries within one another"));
    }
    scanner.position++;
    var argument = parseContent(scanner, argumentType, vocabulary, parseQuery);
    scanner.close(')', '"("');
    return argument;
}
function parseContent(scanner, argumentType, vocabulary, parseQuery) {
    switch (argumentType) {
        case 'query':
            return parseNested(scanner, vocabulary, parseQuery);
        case 'nth':
            return parseNth(scanner);
        case 'optional-probability':
            return parseProbability(scanner);
        default:
            return parseUntouched(scanner);
    }
}
function parseNested(scanner, vocabulary, parseQuery) {
    scanner.skipBlanks();
    if (scanner.peek() === ')')
        throw scanner.error('missing argument: expected a query before ")"');
    scanner.depth++;
    var query = parseQuery(scanner, vocabulary);
    scanner.depth--;
    return { type: 'query', index: query.index, query: query };
}
function parseNth(scanner) {
    var _a = parseWord(scanner), index = _a.index, text = _a.text;
    var nth = readNth(text);
    if (nth === null)
        throw unreadable(scanner, 'position', text, index, 'a position such as 3, 2n+1, odd or even');
    return { type: 'nth', index: index, a: nth.a, b: nth.b };
}
function parseProbability(scanner) {
    var _a = parseWord(scanner), index = _a.index, text = _a.text;
    var value = readNumber(text);
    if (value === null || value < 0 || value > 1) {
        throw unreadable(scanner, 'probability', text, index, 'a number from 0 to 1');
    }
    return { type: 'number', index: index, value: value };
}
function parseWord(scanner) {
    scanner.skipBlanks();
    var index = scanner.position;
    return { index: index, text: trim(literalText(parseText(scanner, WORD))) };
}
function unreadable(scanner, what, text, index, expected) {
    if (text !== '')
        return scanner.error("unreadable ".concat(what, " \"").concat(clip(text), "\": expected ").concat(expected), index);
    var missing = scanner.peek() === '' ? 'unclosed "("' : 'missing argument';
    return scanner.error("".concat(missing, ": expected ").concat(expected), index);
}
function parseUntouched(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseText(scanner, ANYTHING)) };
}

export { parseArgument };
