// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { parseRange } from './parseRange.mjs';
import { PatternBuilder } from './PatternBuilder.mjs';

var QUOTES = '"\'';
function parseText(scanner, rules) {
    var builder = new PatternBuilder();
    while (isOneOf(scanner.peek(), rules.trims))
        scanner.position++;
    var start = scanner.position;
    var open = 0;
    for (var next = scanner.peek(); next !== '' && !isOneOf(next, rules.ends); next = scanner.peek()) {
        if (rules.parentheses) {
            if (next === ')' && open === 0)
                break;
            open += next === '(' ? 1 : next === ')' ? -1 : 0;
        }
        if (!isSpecial(next, rules)) {
            scanner.position++;
            continue;
        }
        builder.text(scanner.text.substring(start, scanner.position));
        parseSpecial(scanner, builder);
        start = scanner.position;
    }
    if (open > 0)
        throw scanner.unexpected('")" or "\\("');
    var end = scanner.position;
    while (end > start && isOneOf(scanner.text.charAt(end - 1), rules.trims))
        end--;
    builder.text(scanner.text.substring(start, end));
    return builder.pattern();
}
function parseQuoted(scanner, trims) {
    if (trims === void 0) { trims = ''; }
    var quote = scanner.peek();
    scanner.position++;
    var rules = { ends: quote, trims: trims, stars: false, ranges: false, parentheses: false };
    var pattern = parseText(scanner, rules);
    scanner.close(quote, 'quote');
    return pattern;
}
function literalText(pattern) {
    var piece = pattern[0];
    return piece && piece.type === 'text' ? piece.text : '';
}
function isQuote(character) {
    return isOneOf(character, QUOTES);
}
function isSpecial(character, rules) {
    return character === '\\' || (rules.stars && character === '*') || (rules.ranges && character === '{');
}
function parseSpecial(scanner, builder) {
    if (scanner.take('*')) {
        builder.any();
    }
    else if (scanner.take('\\')) {
        builder.text(parseEscaped(scanner));
    }
    else {
        var range = parseRange(scanner, 'whole');
        builder.range(range.min, range.max);
    }
}
function parseEscaped(scanner) {
    var character = scanner.peek();
    if (character === '')
        throw scanner.unexpected('a character after "\\"');
    scanner.position++;
    return character;
}
function isOneOf(character, characters) {
    return character !== '' && characters.indexOf(character) >= 0;
}

export { QUOTES, isQuote, literalText, parseEscaped, parseQuoted, parseText };
