// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describe } from '../host/describe.mjs';

function spaces(count) {
    var text = '';
    while (text.length < count)
        text += ' ';
    return text;
}
/**
 * The text of `list`: a first line with the label and the count, then a line for each element with its index,
 * right-aligned.
 */
function listing(label, elements) {
    var count = elements.length;
    var lines = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
    var width = String(count - 1).length;
    for (var i = 0; i < count; i++) {
        var index = String(i);
        lines.push('  ' + spaces(width - index.length) + index + ': ' + describe(elements[i]));
    }
    return lines.join('\n');
}

export { listing };
