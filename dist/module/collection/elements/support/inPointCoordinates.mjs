// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { inverseDistance } from '../../geometry/matrix.mjs';
import { isShapeType } from '../../../host/shapes.mjs';

function inPointCoordinates(element, point) {
    if (isShapeType(element.elementType))
        return point;
    var matrix = element.matrix;
    return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}

export { inPointCoordinates };
