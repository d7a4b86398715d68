// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../../text/errorText.mjs';
import { clip } from '../../text/oneLine.mjs';

var FLAGS = /^[gim]*$/;
function parseRegExp(scanner) {
    var index = scanner.position;
    if (!scanner.take('/'))
        throw scanner.unexpected('a regular expression such as /^star/i after "~="');
    var source = parseSource(scanner);
    var flags = parseFlags(scanner);
    if (source === '')
        throw scanner.error('unreadable regular expression: expected something between the slashes', index);
    if (!FLAGS.test(flags)) {
        throw scanner.error("unreadable regular expression: expected the flags g, i or m but found \"".concat(clip(flags), "\""), index);
    }
    try {
        new RegExp(source, flags).test('');
    }
    catch (error) {
        throw scanner.error("unreadable regular expression: expected one that compiles (".concat(reasonOf(error, source), ")"), index);
    }
    return { type: 'regexp', index: index, source: source, flags: flags };
}
function reasonOf(error, source) {
    return errorText(error).split(source).join(clip(source));
}
function parseSource(scanner) {
    var start = scanner.position;
    var inClass = false;
    for (var next = scanner.peek(); next !== '' && (inClass || next !== '/'); next = scanner.peek()) {
        if (next === '\\')
            scanner.position++;
        else if (next === '[')
            inClass = true;
        else if (next === ']')
            inClass = false;
        scanner.position++;
    }
    scanner.position = Math.min(scanner.position, scanner.text.length);
    var source = scanner.text.substring(start, scanner.position);
    scanner.close('/', 'regular expression');
    return source;
}
function parseFlags(scanner) {
    var start = scanner.position;
    while (/[A-Za-z]/.test(scanner.peek()))
        scanner.position++;
    return scanner.text.substring(start, scanner.position);
}

export { parseRegExp };
