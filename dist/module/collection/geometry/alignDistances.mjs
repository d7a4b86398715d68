// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from '../support/check.mjs';
import { nearSide, extent } from './box.mjs';
import { edgesNamed } from './namedEdges.mjs';
import { splitWords, withoutCenter } from './splitWords.mjs';

var CENTER = [
    { axis: 'x', fraction: 0.5 },
    { axis: 'y', fraction: 0.5 },
];
function alignedEdges(method, to) {
    var words = typeof to === 'string' ? splitWords(to) : [];
    var others = withoutCenter(words);
    var hasCenter = others.length < words.length;
    var edges = others.length === 0 ? CENTER : edgesNamed(others);
    if (words.length === 0 || words.length > 2 || !edges) {
        var expected = 'left, right, top, bottom, vertical, horizontal, center or a pair of them';
        throw wrongArgument(method, 'to', expected, to);
    }
    if (!hasCenter || edges[0].fraction === 0.5)
        return edges;
    return edges.concat([{ axis: edges[0].axis === 'x' ? 'y' : 'x', fraction: 0.5 }]);
}
function alignDistances(boxes, edges, frame) {
    var distances = [];
    for (var i = 0; i < boxes.length; i++) {
        var distance = { x: 0, y: 0 };
        for (var e = 0; e < edges.length; e++) {
            var _a = edges[e], axis = _a.axis, fraction = _a.fraction;
            distance[axis] = nearSide(frame, axis) - nearSide(boxes[i], axis);
            distance[axis] += fraction * (extent(frame, axis) - extent(boxes[i], axis));
        }
        distances.push(distance);
    }
    return distances;
}

export { alignDistances, alignedEdges };
