// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { transformPoint } from '../../geometry/matrix.mjs';
import { isShape } from './isShape.mjs';

var TWIP = 0.05;
function differ(a, b) {
    return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
}
function assignMatrix(element, matrix, change) {
    var point = element.getTransformationPoint();
    var inParent = isShape(element);
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

export { assignMatrix };
