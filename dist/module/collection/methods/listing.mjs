// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { padLeft } from '../../text/padLeft.mjs';

function listing(label, lines) {
    var count = lines.length;
    var width = String(count - 1).length;
    var rows = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
    for (var i = 0; i < count; i++)
        rows.push('  ' + padLeft(String(i), width) + ': ' + lines[i]);
    return rows.join('\n');
}

export { listing };
