// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { union } from '../geometry/box.mjs';
import { checkNumber, checkBoolean } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { allBounds } from './support/bounds.mjs';

var METHOD = 'ElementCollection.move';
function moveElements(elements, x, y, relative) {
    checkNumber(METHOD, 'x', x);
    checkNumber(METHOD, 'y', y);
    checkBoolean(METHOD, 'relative', relative);
    if (elements.length === 0)
        return;
    var distance = { x: x, y: y };
    if (!relative) {
        var bounds = union(allBounds(METHOD, elements));
        distance.x -= bounds.left;
        distance.y -= bounds.top;
    }
    shift(elements, distance);
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
