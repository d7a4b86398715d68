// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../failure.mjs';
import { center } from './box.mjs';
import { isShape } from './isShape.mjs';
import { inverseDistance } from './matrix.mjs';

/**
 * The middle of an element's bounds in the coordinates of its transformation point: its own, from its registration
 * point, or for shapes, groups and primitives those of its parent (Adobe's reference, setTransformationPoint).
 */
function middleOf(element, box) {
    var middle = center(box);
    if (isShape(element))
        return middle;
    var matrix = element.matrix;
    return inverseDistance(matrix, { x: middle.x - matrix.tx, y: middle.y - matrix.ty }) || { x: 0, y: 0 };
}
function registrationPoint(element) {
    return isShape(element) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}
/**
 * Puts the transformation point of each element to the middle of its bounds, or to its registration point. The
 * elements do not move. Host members: `elementType`, `matrix`, `x`, `y`, `setTransformationPoint`.
 *
 * @param boxes the bounds, or null for the registration points
 */
function setTransformPoints(method, elements, boxes) {
    forEach(method, elements, function setPoint(element, index) {
        var point = boxes ? middleOf(element, boxes[index]) : registrationPoint(element);
        element.setTransformationPoint(point);
    });
}

export { setTransformPoints };
