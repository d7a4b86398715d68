// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { center } from '../geometry/box.mjs';
import { checkBoolean } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { allBounds } from './support/elementBounds.mjs';
import { inPointCoordinates } from './support/inPointCoordinates.mjs';
import { isShapeType } from '../../host/shapes.mjs';

var METHOD = 'ElementCollection.centerTransformPoint';
function registrationPoint(element) {
    return isShapeType(element.elementType) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}
function centerTransformPoints(elements, state) {
    checkBoolean(METHOD, 'state', state);
    var boxes = state ? allBounds(METHOD, elements) : null;
    forEach(METHOD, elements, function setPoint(element, index) {
        var point = boxes ? inPointCoordinates(element, center(boxes[index])) : registrationPoint(element);
        element.setTransformationPoint(point);
    });
}

export { centerTransformPoints };
