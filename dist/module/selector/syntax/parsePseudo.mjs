// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { nearest } from '../../text/nearest.mjs';
import { clip } from '../../text/oneLine.mjs';
import { hasOwn } from '../../text/own.mjs';
import { parseArgument } from './parseArgument.mjs';
import { canonicalName, SYNONYMS } from './synonyms.mjs';

function parsePseudo(scanner, vocabulary, parseQuery) {
    var index = scanner.position;
    scanner.position++;
    var written = parseName(scanner);
    var name = canonicalName(written);
    var argumentType = vocabulary.argumentOf(name);
    if (argumentType === null)
        throw unknownPseudo(scanner, written, index, vocabulary);
    var open = scanner.peek() === '(';
    if (!open && (argumentType === 'query' || argumentType === 'nth')) {
        throw scanner.error("missing argument: expected \"(\" after \":".concat(written, "\""));
    }
    if (open && argumentType === 'none') {
        throw scanner.error("surplus argument: expected no parentheses after \":".concat(written, "\""));
    }
    var argument = open ? parseArgument(scanner, argumentType, vocabulary.within(name), parseQuery) : null;
    return { type: 'pseudo', index: index, name: name, argument: argument };
}
function parseName(scanner) {
    var start = scanner.position;
    while (/[A-Za-z0-9_-]/.test(scanner.peek()))
        scanner.position++;
    if (scanner.position === start)
        throw scanner.unexpected('the name of a pseudo after ":"');
    return scanner.text.substring(start, scanner.position);
}
var FOREIGN = {
    eq: ':nth(1)',
    gt: ':nth(n+2)',
    lt: ':nth(-n+2)',
    visible: '[visible=true]',
    hidden: '[visible=false]',
    'first-child': ':first',
    'last-child': ':last',
    'nth-child': ':nth(2)',
};
function unknownPseudo(scanner, name, index, vocabulary) {
    var names = vocabulary.pseudos().slice(0);
    for (var i = 0; i < SYNONYMS.length; i++) {
        if (vocabulary.argumentOf(SYNONYMS[i][1]) !== null)
            names.push(SYNONYMS[i][0]);
    }
    var near = nearest(name, names);
    var hint = hintInside(name, vocabulary) ||
        (near === null && !hasOwn(FOREIGN, name)
            ? "Expected one of :".concat(names.sort().join(' :'))
            : "Did you mean \"".concat(near === null ? FOREIGN[name] : ":".concat(near), "\"?"));
    return scanner.error("unknown pseudo \":".concat(clip(name), "\""), index, hint);
}
function hintInside(name, vocabulary) {
    var holders = ['frames', 'has'];
    for (var i = 0; i < holders.length; i++) {
        if (vocabulary.argumentOf(holders[i]) !== 'query')
            continue;
        if (vocabulary.within(holders[i]).argumentOf(name) !== null)
            return "Did you mean \":".concat(holders[i], "(:").concat(name, ")\"?");
    }
    return null;
}

export { parsePseudo };
