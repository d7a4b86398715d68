// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { BLANKS } from '../../text/blanks.mjs';
import { readNumber } from '../../text/number.mjs';
import { clip } from '../../text/oneLine.mjs';
import { parseRange } from './parseRange.mjs';
import { parseRegExp } from './parseRegExp.mjs';
import { isQuote, literalText, parseQuoted, parseText } from './parseText.mjs';

function parseValue(scanner, operator) {
    switch (operator) {
        case '~=':
            return parseRegExp(scanner);
        case '<':
        case '<=':
        case '>':
        case '>=':
            return parseLimit(scanner, operator);
        default:
            return parseComparand(scanner, operator);
    }
}
function parseComparand(scanner, operator) {
    if (isMissing(scanner))
        throw scanner.unexpected("a value after \"".concat(operator, "\" (\"\" is the empty text)"));
    if (isQuote(scanner.peek()))
        return parseQuotedValue(scanner);
    return operator === '=' || operator === '!=' ? parseEqual(scanner) : parseLiteral(scanner);
}
function isMissing(scanner) {
    return scanner.peek() === ']' || scanner.peek() === '';
}
function parseQuotedValue(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseQuoted(scanner)), quoted: true };
}
function parseLiteral(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseText(scanner, bare(false))), quoted: false };
}
function parseEqual(scanner) {
    var index = scanner.position;
    if (scanner.peek() === '{') {
        var range = parseLoneRange(scanner);
        if (range !== null)
            return range;
        scanner.position = index;
    }
    var pattern = parseText(scanner, bare(true));
    var plain = pattern.length === 1 && pattern[0].type === 'text';
    return plain
        ? { type: 'text', index: index, text: literalText(pattern), quoted: false }
        : { type: 'pattern', index: index, pattern: pattern };
}
function parseLoneRange(scanner) {
    var index = scanner.position;
    var range = parseRange(scanner, 'any');
    scanner.skipBlanks();
    return isMissing(scanner) ? { type: 'range', index: index, min: range.min, max: range.max } : null;
}
function parseLimit(scanner, operator) {
    var index = scanner.position;
    var expected = "a number such as 200 or -1.5 after \"".concat(operator, "\"");
    if (isMissing(scanner))
        throw scanner.unexpected(expected);
    var text = literalText(isQuote(scanner.peek()) ? parseQuoted(scanner) : parseText(scanner, bare(false)));
    var value = readNumber(text);
    if (value === null)
        throw scanner.error("unreadable number \"".concat(clip(text), "\": expected ").concat(expected), index);
    return { type: 'number', index: index, value: value };
}
function bare(special) {
    return { ends: ']', trims: BLANKS, stars: special, ranges: special, parentheses: false };
}

export { parseValue };
