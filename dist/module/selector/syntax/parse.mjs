// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { trim, BLANKS } from '../../text/blanks.mjs';
import { parseAttribute } from './parseAttribute.mjs';
import { parsePseudo } from './parsePseudo.mjs';
import { isQuote, parseQuoted, parseText } from './parseText.mjs';
import { Scanner } from './Scanner.mjs';

var BEGINNINGS = 'a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
var STEPS = '".class", "[attribute]", ":pseudo", ","';
function parse(text, vocabulary, caller) {
    if (caller === void 0) { caller = '$()'; }
    return parseQuery(new Scanner(text, caller), vocabulary);
}
function parseQuery(scanner, vocabulary) {
    var groups = [];
    do
        groups.push(parseGroup(scanner, vocabulary));
    while (scanner.take(','));
    return { type: 'query', text: scanner.text, index: groups[0].index, groups: groups };
}
function parseGroup(scanner, vocabulary) {
    scanner.skipBlanks();
    var index = scanner.position;
    var steps = [];
    for (var step = parseBeginning(scanner, vocabulary); step !== null; step = parseStep(scanner, vocabulary)) {
        steps.push(step);
        scanner.skipBlanks();
    }
    if (steps.length === 0)
        throw emptyGroup(scanner);
    if (!isGroupEnd(scanner))
        throw scanner.unexpected(scanner.depth > 0 ? "".concat(STEPS, " or \")\"") : STEPS);
    return { type: 'group', index: index, steps: steps };
}
function parseBeginning(scanner, vocabulary) {
    if (isGroupEnd(scanner))
        return null;
    var step = parseStep(scanner, vocabulary);
    if (step !== null)
        return step;
    var next = scanner.peek();
    var isPath = next === '/' || (isQuote(next) && scanner.text.charAt(scanner.position + 1) === '/');
    return isPath ? parsePath(scanner) : parseName(scanner);
}
function parseStep(scanner, vocabulary) {
    switch (scanner.peek()) {
        case '.':
            return parseClass(scanner);
        case '[':
            return parseAttribute(scanner);
        case ':':
            return parsePseudo(scanner, vocabulary, parseQuery);
        default:
            return null;
    }
}
function parseName(scanner) {
    var index = scanner.position;
    var pattern = parseWords(scanner, '');
    return pattern.length === 1 && pattern[0].type === 'any'
        ? { type: 'universal', index: index }
        : { type: 'name', index: index, pattern: pattern };
}
function parsePath(scanner) {
    var index = scanner.position;
    while (scanner.take('/'))
        ;
    var pattern = parseWords(scanner, '/');
    if (pattern.length === 0)
        throw scanner.unexpected('the path of an item after "/"');
    return { type: 'path', index: index, pattern: pattern };
}
function parseClass(scanner) {
    var index = scanner.position;
    scanner.position++;
    var pattern = parseWords(scanner, '');
    if (pattern.length === 0)
        throw scanner.unexpected('the name of a class after "."');
    return { type: 'class', index: index, scope: classScope(pattern), pattern: pattern };
}
function parseWords(scanner, trims) {
    if (isQuote(scanner.peek()))
        return parseQuoted(scanner, trims);
    return parseText(scanner, {
        ends: ':[,',
        trims: BLANKS + trims,
        stars: true,
        ranges: true,
        parentheses: scanner.depth > 0,
    });
}
function classScope(pattern) {
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'text' && piece.text.indexOf('.') >= 0)
            return 'whole';
    }
    var first = pattern[0];
    if (first.type === 'any')
        return 'last';
    return first.type === 'text' && isCapital(first.text.charAt(0)) ? 'last' : 'whole';
}
function isCapital(character) {
    return character.toLowerCase() !== character;
}
function isGroupEnd(scanner) {
    var next = scanner.peek();
    return next === '' || next === ',' || (next === ')' && scanner.depth > 0);
}
function emptyGroup(scanner) {
    var what = trim(scanner.text) === '' ? 'query' : 'part';
    return scanner.error("empty ".concat(what, ": expected ").concat(BEGINNINGS));
}

export { parse };
