// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { BLANKS } from '../../text/blanks.mjs';
import { parseEscaped } from './parseText.mjs';
import { parseValue } from './parseValue.mjs';

var OPERATORS = ['!=', '^=', '$=', '*=', '~=', '<=', '>=', '=', '<', '>'];
var MISTAKEN = [
    ['===', '='],
    ['!==', '!='],
    ['==', '='],
    ['=>', '>='],
    ['=<', '<='],
    ['<>', '!='],
];
var NOT_IN_KEYS = /*#__PURE__*/ "".concat(BLANKS, "=!^*~<>[]{}()\"'|,:/`");
function parseAttribute(scanner) {
    var index = scanner.position;
    scanner.position++;
    scanner.skipBlanks();
    var key = parseKey(scanner);
    scanner.skipBlanks();
    if (scanner.take(']'))
        return { type: 'attribute', index: index, key: key, operator: null, value: null };
    var operator = parseOperator(scanner);
    scanner.skipBlanks();
    var value = parseValue(scanner, operator);
    scanner.skipBlanks();
    scanner.close(']', '"["');
    return { type: 'attribute', index: index, key: key, operator: operator, value: value };
}
function parseKey(scanner) {
    var start = scanner.position;
    var parts = [];
    while (!isKeyEnd(scanner)) {
        var character = scanner.peek();
        scanner.position++;
        parts.push(character === '\\' ? parseEscaped(scanner) : character);
    }
    if (parts.length === 0)
        throw scanner.unexpected('the name of a property');
    var key = parts.join('');
    if (".".concat(key, ".").indexOf('..') >= 0) {
        throw scanner.error('unreadable property: expected names with single dots between them', start);
    }
    return key;
}
function isKeyEnd(scanner) {
    var character = scanner.peek();
    if (character === '$')
        return scanner.text.charAt(scanner.position + 1) === '=';
    return character === '' || NOT_IN_KEYS.indexOf(character) >= 0;
}
function parseOperator(scanner) {
    for (var i = 0; i < MISTAKEN.length; i++) {
        var written = MISTAKEN[i][0];
        if (!isNext(scanner, written))
            continue;
        throw scanner.error("unknown operator \"".concat(written, "\""), scanner.position, "Did you mean \"".concat(MISTAKEN[i][1], "\"?"));
    }
    for (var i = 0; i < OPERATORS.length; i++) {
        if (!isNext(scanner, OPERATORS[i]))
            continue;
        scanner.position += OPERATORS[i].length;
        return OPERATORS[i];
    }
    if (scanner.peek() === '')
        scanner.close(']', '"["');
    throw scanner.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=');
}
function isNext(scanner, word) {
    return scanner.text.substring(scanner.position, scanner.position + word.length) === word;
}

export { NOT_IN_KEYS, parseAttribute };
