// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { padLeft } from '../../text/padLeft.mjs';

function listing(label, elements, describe) {
    var count = elements.length;
    var lines = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
    var width = String(count - 1).length;
    for (var i = 0; i < count; i++) {
        lines.push('  ' + padLeft(String(i), width) + ': ' + describe(elements[i]).replace(/\r\n?|\n/g, ' '));
    }
    return lines.join('\n');
}

export { listing };
