// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from '../support/check.mjs';
import { extent } from './box.mjs';
import { edgesNamed } from './namedEdges.mjs';
import { splitWords } from './splitWords.mjs';

function cornerPoint(method, corner, box) {
    var fractions = { x: 0.5, y: 0.5 };
    var words = typeof corner === 'string' ? splitWords(corner) : [];
    var sides = [];
    for (var i = 0; i < words.length; i++)
        if (words[i] !== 'center')
            sides.push(words[i]);
    var edges = edgesNamed(sides) || [];
    for (var i = 0; i < edges.length; i++)
        fractions[edges[i].axis] = edges[i].fraction;
    var isUnderstood = corner === undefined || (words.length === 2 && edges.length === sides.length);
    if (!isUnderstood) {
        throw wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
    }
    return { x: box.left + fractions.x * extent(box, 'x'), y: box.top + fractions.y * extent(box, 'y') };
}

export { cornerPoint };
