// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { center } from '../geometry/box.mjs';
import { inverseDistance } from '../geometry/matrix.mjs';
import { cornerPoint } from '../geometry/cornerPoint.mjs';
import { checkBoolean, wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { allBounds } from './support/bounds.mjs';
import { isShape } from './support/isShape.mjs';

var METHOD = 'ElementCollection.centerTransformPoint';
function inPointCoordinates(element, point) {
    if (isShape(element))
        return point;
    var matrix = element.matrix;
    return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}
function registrationPoint(element) {
    return isShape(element) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}
function centerTransformPoints(elements, state) {
    checkBoolean(METHOD, 'state', state);
    var boxes = state ? allBounds(METHOD, elements) : null;
    forEach(METHOD, elements, function setPoint(element, index) {
        var point = boxes ? inPointCoordinates(element, center(boxes[index])) : registrationPoint(element);
        element.setTransformationPoint(point);
    });
}
function movePivots(elements, corner) {
    var method = 'ElementCollection.pivot';
    if (typeof corner !== 'string')
        throw wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
    var where = corner === 'center' ? 'center center' : corner;
    cornerPoint(method, where, { left: 0, top: 0, right: 0, bottom: 0 });
    var boxes = allBounds(method, elements);
    forEach(method, elements, function setPivot(element, index) {
        var point = inPointCoordinates(element, cornerPoint(method, where, boxes[index]));
        element.setTransformationPoint(point);
    });
}

export { centerTransformPoints, movePivots };
