// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isArray } from '../../host/isArray.mjs';
import { wrongArgument } from '../support/check.mjs';
import { extent, nearSide } from './box.mjs';
import { edgesNamed } from './namedEdges.mjs';
import { orderAlong } from './orderAlong.mjs';
import { splitWords } from './splitWords.mjs';

function distributedEdges(method, value) {
    var words = typeof value === 'string' || isArray(value) ? splitWords(value) : [];
    var edges = edgesNamed(words);
    if (edges)
        return edges;
    var expected = 'one of left, horizontal, right and one of top, vertical, bottom, or one of either';
    throw wrongArgument(method, 'edges', expected, value);
}
function positionOf(box, edge) {
    return nearSide(box, edge.axis) + edge.fraction * extent(box, edge.axis);
}
function positionsOf(boxes, edge) {
    var positions = [];
    for (var i = 0; i < boxes.length; i++)
        positions.push(positionOf(boxes[i], edge));
    return positions;
}
function positionAt(end, box, edge, stage) {
    var room = extent(stage, edge.axis) - extent(box, edge.axis);
    return nearSide(stage, edge.axis) + end * room + edge.fraction * extent(box, edge.axis);
}
function spread(boxes, edge, stage) {
    var positions = positionsOf(boxes, edge);
    var order = orderAlong(positions);
    var last = order.length - 1;
    var lowest = order[0];
    var highest = order[last];
    var lowEnd = last === 0 ? edge.fraction : 0;
    var from = stage ? positionAt(lowEnd, boxes[lowest], edge, stage) : positions[lowest];
    var to = stage ? positionAt(1, boxes[highest], edge, stage) : positions[highest];
    var step = last === 0 ? 0 : (to - from) / last;
    var distances = [];
    for (var i = 0; i <= last; i++)
        distances[order[i]] = from + i * step - positions[order[i]];
    return distances;
}
function distributeDistances(boxes, edges, stage) {
    var distances = [];
    for (var i = 0; i < boxes.length; i++)
        distances.push({ x: 0, y: 0 });
    if (boxes.length === 0)
        return distances;
    for (var e = 0; e < edges.length; e++) {
        var along = spread(boxes, edges[e], stage);
        for (var i = 0; i < boxes.length; i++)
            distances[i][edges[e].axis] = along[i];
    }
    return distances;
}

export { distributeDistances, distributedEdges };
