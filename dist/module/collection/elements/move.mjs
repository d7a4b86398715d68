// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkNumber, checkBoolean } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ElementCollection.move';
function moveElements(elements, x, y, relative) {
    checkNumber(METHOD, 'x', x);
    checkNumber(METHOD, 'y', y);
    checkBoolean(METHOD, 'relative', relative);
    if (elements.length === 0)
        return;
    var distance = { x: x, y: y };
    if (!relative) {
        var corner = topLeftCorner(elements);
        distance.x -= corner.x;
        distance.y -= corner.y;
    }
    shift(elements, distance);
}
function topLeftCorner(elements) {
    var corner = { x: Infinity, y: Infinity };
    forEach(METHOD, elements, function extendCorner(_a) {
        var left = _a.left, top = _a.top;
        corner.x = Math.min(corner.x, left);
        corner.y = Math.min(corner.y, top);
    });
    return corner;
}
function shift(elements, distance) {
    var xs = [];
    var ys = [];
    forEach(METHOD, elements, function readPlace(element, index) {
        if (distance.x !== 0)
            xs[index] = element.x;
        if (distance.y !== 0)
            ys[index] = element.y;
    });
    forEach(METHOD, elements, function setPlace(element, index) {
        if (distance.x !== 0)
            element.x = xs[index] + distance.x;
        if (distance.y !== 0)
            element.y = ys[index] + distance.y;
    });
}

export { moveElements };
