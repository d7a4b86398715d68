// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../../support/forEach.mjs';

function moveBy(method, elements, distances) {
    forEach(method, elements, function shift(element, index) {
        var _a = distances[index], x = _a.x, y = _a.y;
        if (x !== 0)
            element.x += x;
        if (y !== 0)
            element.y += y;
    });
}

export { moveBy };
