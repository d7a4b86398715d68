// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { trim } from '../../text/blanks.mjs';
import { readWholeNumber, readNumber } from '../../text/number.mjs';
import { clip } from '../../text/oneLine.mjs';

function parseRange(scanner, numbers) {
    var start = scanner.position;
    var end = scanner.text.indexOf('}', start);
    if (end < 0) {
        scanner.position = scanner.text.length;
        scanner.close('}', '"{"');
    }
    var source = scanner.text.substring(start, end + 1);
    var bounds = source.substring(1, source.length - 1).split('|');
    var read = numbers === 'whole' ? readWholeNumber : readNumber;
    var min = bounds.length === 2 ? read(trim(bounds[0])) : null;
    var max = bounds.length === 2 ? read(trim(bounds[1])) : null;
    if (min === null || max === null) {
        var expected = numbers === 'whole' ? 'whole numbers' : 'numbers';
        throw scanner.error("unreadable range \"".concat(clip(source), "\": expected two ").concat(expected, " such as \"{1|20}\", or \"\\{\""), start);
    }
    if (min > max) {
        var hint = "Did you mean \"{".concat(max, "|").concat(min, "}\"?");
        throw scanner.error("unreadable range \"".concat(clip(source), "\": expected the smaller number first"), start, hint);
    }
    scanner.position = end + 1;
    return { min: min, max: max };
}

export { parseRange };
