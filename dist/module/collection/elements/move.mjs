// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
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
function shift(elements, _a) {
    var x = _a.x, y = _a.y;
    var xs = [];
    var ys = [];
    var count = elements.length;
    var i = 0;
    try {
        for (; i < count; i++) {
            var element = elements[i];
            if (x !== 0)
                xs[i] = element.x;
            if (y !== 0)
                ys[i] = element.y;
        }
        for (i = 0; i < count; i++) {
            var element = elements[i];
            if (x !== 0)
                element.x = xs[i] + x;
            if (y !== 0)
                element.y = ys[i] + y;
        }
    }
    catch (error) {
        throw failure(METHOD, i, elements[i], error);
    }
}

export { moveElements };
