// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { isArray } from '../../host/isArray.mjs';
import { snapToGrid } from '../geometry/snapToGrid.mjs';
import { wrongArgument, outOfRange } from '../support/check.mjs';

var METHOD = 'ElementCollection.toGrid';
function gridSteps(precision) {
    var isPair = isArray(precision) && precision.length === 2;
    var steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
    if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
        throw wrongArgument(METHOD, 'precision', 'a Number or [x, y]', precision);
    }
    var isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
    if (!isUsable)
        throw outOfRange(METHOD, 'precision', 'finite and not negative', precision);
    return { x: steps.x, y: steps.y };
}
function moveToGrid(elements, precision, rounding) {
    var steps = gridSteps(precision);
    if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
        throw wrongArgument(METHOD, 'rounding', '-1, 0 or 1', rounding);
    }
    var xs = [];
    var ys = [];
    var count = elements.length;
    var i = 0;
    try {
        for (; i < count; i++) {
            xs[i] = elements[i].x;
            ys[i] = elements[i].y;
        }
        for (i = 0; i < count; i++) {
            var x = snapToGrid(xs[i], steps.x, rounding);
            var y = snapToGrid(ys[i], steps.y, rounding);
            if (x !== xs[i])
                elements[i].x = x;
            if (y !== ys[i])
                elements[i].y = y;
        }
    }
    catch (error) {
        throw failure(METHOD, i, elements[i], error);
    }
}

export { moveToGrid };
