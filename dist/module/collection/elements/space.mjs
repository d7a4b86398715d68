// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { gapDistances, evenDistances } from '../geometry/spaceDistances.mjs';
import { wrongArgument, checkNumber } from '../support/check.mjs';
import { allBounds, stageBox } from './support/elementBounds.mjs';
import { moveBy } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.space';
function spaceElements(document, elements, direction, gap) {
    if (direction !== 'horizontal' && direction !== 'vertical') {
        throw wrongArgument(METHOD, 'direction', '"horizontal" or "vertical"', direction);
    }
    if (typeof gap === 'number')
        checkNumber(METHOD, 'gap', gap);
    else if (gap !== undefined && typeof gap !== 'boolean')
        throw wrongArgument(METHOD, 'gap', 'a Number or true', gap);
    var axis = direction === 'horizontal' ? 'x' : 'y';
    var boxes = allBounds(METHOD, elements);
    var stage = gap === true ? stageBox(document) : null;
    var isGap = typeof gap === 'number';
    moveBy(METHOD, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
}

export { spaceElements };
