// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { oneLine } from './oneLine.mjs';
import { padLeft } from './padLeft.mjs';

var MAX_LINE_LENGTH = 160;
var BEFORE_CARET = 100;
var CUT = '...';
function pointAt(text, index) {
    var start = 0;
    var end = text.length;
    if (text.length > MAX_LINE_LENGTH) {
        start = Math.max(0, index - BEFORE_CARET);
        end = Math.min(text.length, start + MAX_LINE_LENGTH);
    }
    var head = start > 0 ? CUT : '';
    var tail = end < text.length ? CUT : '';
    var line = oneLine(text.substring(start, end));
    return "  ".concat(head).concat(line).concat(tail, "\n  ").concat(padLeft('^', head.length + index - start + 1));
}

export { pointAt };
