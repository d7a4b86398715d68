// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { nearSide, farSide, extent } from './box.mjs';
import { orderAlong } from './orderAlong.mjs';

function nearSides(boxes, axis) {
    var sides = [];
    for (var i = 0; i < boxes.length; i++)
        sides.push(nearSide(boxes[i], axis));
    return sides;
}
function totalExtent(boxes, axis) {
    var total = 0;
    for (var i = 0; i < boxes.length; i++)
        total += extent(boxes[i], axis);
    return total;
}
function lineUp(boxes, order, axis, start, gap) {
    var distances = [];
    var at = start;
    for (var i = 0; i < order.length; i++) {
        var box = boxes[order[i]];
        var distance = { x: 0, y: 0 };
        distance[axis] = at - nearSide(box, axis);
        distances[order[i]] = distance;
        at += extent(box, axis) + gap;
    }
    return distances;
}
function gapDistances(boxes, axis, gap) {
    var order = orderAlong(nearSides(boxes, axis));
    return boxes.length === 0 ? [] : lineUp(boxes, order, axis, nearSide(boxes[order[0]], axis), gap);
}
function evenDistances(boxes, axis, stage) {
    var order = orderAlong(nearSides(boxes, axis));
    var last = order.length - 1;
    if (last < 0)
        return [];
    var start = nearSide(stage || boxes[order[0]], axis);
    var end = farSide(stage || boxes[order[last]], axis);
    var room = end - start - totalExtent(boxes, axis);
    return last === 0 ? [{ x: 0, y: 0 }] : lineUp(boxes, order, axis, start, room / last);
}

export { evenDistances, gapDistances };
