// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { layoutDistances } from '../geometry/layoutDistances.mjs';
import { checkWholeNumber, outOfRange, checkNumber } from '../support/check.mjs';
import { allBounds } from './support/elementBounds.mjs';
import { moveBy } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.layout';
function layoutElements(elements, columns, gapX, gapY) {
    var inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
    checkWholeNumber(METHOD, 'columns', inRow);
    if (inRow < 1)
        throw outOfRange(METHOD, 'columns', '1 or more', inRow);
    checkNumber(METHOD, 'gapX', gapX);
    checkNumber(METHOD, 'gapY', gapY);
    var boxes = allBounds(METHOD, elements);
    moveBy(METHOD, elements, layoutDistances(boxes, inRow, gapX, gapY));
}

export { layoutElements };
