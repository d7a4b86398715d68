// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isElement } from '../../host/hostClass.mjs';
import { extent } from '../geometry/box.mjs';
import { textTest } from '../methods/find.mjs';
import { wrongArgument, outOfRange } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { allBounds } from './support/elementBounds.mjs';

var METHOD = 'ElementCollection.match';
function matchedAxes(dimension) {
    if (dimension === 'width')
        return ['x'];
    if (dimension === 'height')
        return ['y'];
    if (dimension === 'size')
        return ['x', 'y'];
    throw wrongArgument(METHOD, 'dimension', '"width", "height" or "size"', dimension);
}
function indexOfName(elements, name) {
    var matches = textTest(name);
    var modelIndex = -1;
    function isNamed(own) {
        return typeof own === 'string' && (matches ? matches(own) : own === name);
    }
    forEach(METHOD, elements, function testName(element, index) {
        if (modelIndex < 0 && isNamed(element.name))
            modelIndex = index;
    });
    if (modelIndex >= 0)
        return modelIndex;
    throw new RangeError(METHOD + '(): no element of the collection is named "' + name + '"');
}
function model(elements, boxes, to) {
    if (typeof to === 'boolean')
        return null;
    if (typeof to === 'string')
        return boxes[indexOfName(elements, to)];
    if (typeof to === 'number') {
        if (boxes[to])
            return boxes[to];
        throw outOfRange(METHOD, 'to', 'an index from 0 to ' + (boxes.length - 1), to);
    }
    if (isElement(to))
        return allBounds(METHOD, [to])[0];
    throw wrongArgument(METHOD, 'to', 'true, false, an index, a name or an element', to);
}
function extreme(boxes, axis, biggest) {
    var best = extent(boxes[0], axis);
    for (var i = 1; i < boxes.length; i++) {
        var size = extent(boxes[i], axis);
        best = biggest ? Math.max(best, size) : Math.min(best, size);
    }
    return best;
}
function matchSizes(elements, axes, to) {
    var boxes = allBounds(METHOD, elements);
    var chosen = model(elements, boxes, to);
    var _loop_1 = function (i) {
        var axis = axes[i];
        var size = chosen ? extent(chosen, axis) : extreme(boxes, axis, to === true);
        forEach(METHOD, elements, function setSize(element, index) {
            if (extent(boxes[index], axis) !== size)
                element[axis === 'x' ? 'width' : 'height'] = size;
        });
    };
    for (var i = 0; i < axes.length && boxes.length > 0; i++) {
        _loop_1(i);
    }
}

export { matchSizes, matchedAxes };
