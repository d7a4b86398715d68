// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { scalingAbout } from '../geometry/matrix.mjs';
import { checkNumber, outOfRange } from '../support/check.mjs';
import { pivotOf } from './support/elementBounds.mjs';
import { transformAll } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.scale';
function scaleElements(elements, xScale, yScale, corner) {
    checkNumber(METHOD, 'xScale', xScale);
    checkNumber(METHOD, 'yScale', yScale);
    if (xScale === 0)
        throw outOfRange(METHOD, 'xScale', 'other than 0', xScale);
    if (yScale === 0)
        throw outOfRange(METHOD, 'yScale', 'other than 0', yScale);
    var pivot = pivotOf(METHOD, elements, corner);
    transformAll(METHOD, elements, scalingAbout(pivot, xScale, yScale));
}

export { scaleElements };
