// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { inverseDistance } from '../../geometry/matrix.mjs';
import { isShape } from './isShape.mjs';

function inPointCoordinates(element, point) {
    if (isShape(element))
        return point;
    var matrix = element.matrix;
    return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}

export { inPointCoordinates };
