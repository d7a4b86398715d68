// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument, outOfRange } from '../check.mjs';
import { forEach } from '../failure.mjs';
import { propertyTest } from '../match.mjs';
import { extent } from './box.mjs';
import { allBounds } from './bounds.mjs';
import { isElement } from './isElement.mjs';

var METHOD = 'ElementCollection.match';
/** The axes whose extents `match` makes equal. */
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
    var isNamed = propertyTest(METHOD, name, 'name');
    for (var i = 0; i < elements.length; i++)
        if (isNamed(elements[i], i))
            return i;
    throw new RangeError(METHOD + '(): no element of the collection is named "' + name + '"');
}
/** The bounds of the element that the others shall match; null for the biggest or smallest of all. */
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
/** The biggest or smallest extent along an axis. */
function extreme(boxes, axis, biggest) {
    var found = extent(boxes[0], axis);
    for (var i = 1; i < boxes.length; i++) {
        var size = extent(boxes[i], axis);
        found = biggest ? Math.max(found, size) : Math.min(found, size);
    }
    return found;
}
/**
 * Makes elements as wide or high as one of them. Host members: `left`, `top`, `width`, `height`; and `name`, where
 * the one is given by name.
 */
function matchSizes(elements, axes, to) {
    var boxes = allBounds(METHOD, elements);
    var one = model(elements, boxes, to);
    var _loop_1 = function (i) {
        var axis = axes[i];
        var size = one ? extent(one, axis) : extreme(boxes, axis, to === true);
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
