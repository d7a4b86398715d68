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
    var place = change && inParent && element.isDrawingObject ? { x: element.x, y: element.y } : null;
    element.matrix = matrix;
    if (change && place && !differ(element, place)) {
        var moved = transformPoint(change, place);
        element.x = moved.x;
        element.y = moved.y;
    }
    var expected = inParent && change ? transformPoint(change, point) : point;
    if (differ(element.getTransformationPoint(), expected))
        element.setTransformationPoint(expected);
}

export { assignMatrix };
