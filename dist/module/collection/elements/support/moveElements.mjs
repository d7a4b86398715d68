// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isShapeType } from '../../../host/shapes.mjs';
import { concat, transformPoint } from '../../geometry/matrix.mjs';
import { forEach } from '../../support/forEach.mjs';

var TWIP = 0.05;
function differ(a, b) {
    return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
}
function assignMatrix(element, matrix, change) {
    var point = element.getTransformationPoint();
    var inParent = isShapeType(element.elementType);
    var position = change && inParent && element.isDrawingObject ? { x: element.x, y: element.y } : null;
    element.matrix = matrix;
    if (change && position && !differ(element, position)) {
        var moved = transformPoint(change, position);
        element.x = moved.x;
        element.y = moved.y;
    }
    var expected = inParent && change ? transformPoint(change, point) : point;
    if (differ(element.getTransformationPoint(), expected))
        element.setTransformationPoint(expected);
}
function transformAll(method, elements, change) {
    forEach(method, elements, function transform(element) {
        assignMatrix(element, concat(change, element.matrix), change);
    });
}
function moveBy(method, elements, distances) {
    forEach(method, elements, function shift(element, index) {
        var _a = distances[index], x = _a.x, y = _a.y;
        if (x !== 0)
            element.x += x;
        if (y !== 0)
            element.y += y;
    });
}

export { assignMatrix, moveBy, transformAll };
