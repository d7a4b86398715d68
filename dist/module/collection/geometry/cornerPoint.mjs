// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from '../support/check.mjs';
import { extent } from './box.mjs';
import { edgesNamed } from './namedEdges.mjs';
import { splitWords, withoutCenter } from './splitWords.mjs';

function cornerPoint(method, corner, box) {
    var fractions = { x: 0.5, y: 0.5 };
    var words = typeof corner === 'string' ? splitWords(corner) : [];
    var sides = withoutCenter(words);
    var edges = edgesNamed(sides) || [];
    for (var i = 0; i < edges.length; i++)
        fractions[edges[i].axis] = edges[i].fraction;
    var isUnderstood = corner === undefined || (words.length === 2 && edges.length === sides.length);
    if (!isUnderstood)
        throw wrongCorner(method, corner);
    return { x: box.left + fractions.x * extent(box, 'x'), y: box.top + fractions.y * extent(box, 'y') };
}
function wrongCorner(method, corner) {
    return wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
}

export { cornerPoint, wrongCorner };
