// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { oneLine } from './oneLine.mjs';

var LONGEST_LINE = 160;
var BEFORE_CARET = 100;
var CUT = '...';
/**
 * Two lines: the text, indented by two, and a caret below its character `index` (the text's length: just after it).
 * Line ends and tabs show as single blanks, and of a long text only the surroundings of the caret, so that the caret
 * always stands where it should.
 */
function pointAt(text, index) {
    var start = 0;
    var end = text.length;
    if (text.length > LONGEST_LINE) {
        start = Math.max(0, index - BEFORE_CARET);
        end = Math.min(text.length, start + LONGEST_LINE);
    }
    var head = start > 0 ? CUT : '';
    var tail = end < text.length ? CUT : '';
    var line = oneLine(text.substring(start, end));
    return "  ".concat(head).concat(line).concat(tail, "\n  ").concat(spaces(head.length + index - start), "^");
}
function spaces(count) {
    var list = [];
    for (var i = 0; i < count; i++)
        list.push(' ');
    return list.join('');
}

export { pointAt };
