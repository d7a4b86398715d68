// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongCorner, cornerPoint } from '../geometry/cornerPoint.mjs';
import { forEach } from '../support/forEach.mjs';
import { allBounds } from './support/elementBounds.mjs';
import { inPointCoordinates } from './support/inPointCoordinates.mjs';

var METHOD = 'ElementCollection.pivot';
function movePivots(elements, corner) {
    if (typeof corner !== 'string')
        throw wrongCorner(METHOD, corner);
    var where = corner === 'center' ? 'center center' : corner;
    cornerPoint(METHOD, where, { left: 0, top: 0, right: 0, bottom: 0 });
    var boxes = allBounds(METHOD, elements);
    forEach(METHOD, elements, function setPivot(element, index) {
        var point = inPointCoordinates(element, cornerPoint(METHOD, where, boxes[index]));
        element.setTransformationPoint(point);
    });
}

export { movePivots };
