// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { rotationAbout } from '../geometry/matrix.mjs';
import { checkNumber } from '../support/check.mjs';
import { pivotOf } from './support/elementBounds.mjs';
import { transformAll } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.rotate';
function rotateElements(elements, angle, corner) {
    checkNumber(METHOD, 'angle', angle);
    var pivot = pivotOf(METHOD, elements, corner);
    transformAll(METHOD, elements, rotationAbout(pivot, angle));
}

export { rotateElements };
