// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readWholeNumber } from '../../text/number.mjs';

var STEPS = /^([+-]?\d*)n$/;
var STEPS_AND_OFFSET = /^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;
function readNth(text) {
    var source = text.toLowerCase();
    if (source === 'even')
        return { a: 2, b: 0 };
    if (source === 'odd')
        return { a: 2, b: 1 };
    var steps = STEPS.exec(source);
    if (steps)
        return nth(readSteps(steps[1]), 0);
    var both = STEPS_AND_OFFSET.exec(source);
    if (both)
        return nth(readSteps(both[1]), readWholeNumber(both[2] + both[3]));
    return nth(0, readWholeNumber(source));
}
function readSteps(text) {
    return readWholeNumber(text === '' || text === '+' || text === '-' ? "".concat(text, "1") : text);
}
function nth(a, b) {
    return a === null || b === null ? null : { a: a, b: b };
}

export { readNth };
