// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkNumber, outOfRange, checkBoolean } from '../check.mjs';
import { union } from './box.mjs';
import { allBounds } from './bounds.mjs';
import { cornerPoint } from './corner.mjs';
import { scalingAbout, rotationAbout } from './matrix.mjs';
import { transformAll } from './transform.mjs';
import { setTransformPoints } from './transformPoint.mjs';

/** The point of the collection's bounds that a rotation or scaling is done about. */
function pivotOf(method, elements, corner) {
    return cornerPoint(method, corner, union(allBounds(method, elements)));
}
/**
 * `ElementCollection.rotate`: all elements as one body. Computed, because the host rotates selected elements only, and
 * a single one about its own transformation point. Host members: `left`, `top`, `width`, `height` and those of
 * `transformAll`.
 */
function rotateElements(elements, angle, corner) {
    var method = 'ElementCollection.rotate';
    checkNumber(method, 'angle', angle);
    var pivot = pivotOf(method, elements, corner);
    transformAll(method, elements, rotationAbout(pivot, angle));
}
/** `ElementCollection.scale`, in the same way. A scale of 0 would lose the elements and is refused. */
function scaleElements(elements, xScale, yScale, corner) {
    var method = 'ElementCollection.scale';
    checkNumber(method, 'xScale', xScale);
    checkNumber(method, 'yScale', yScale);
    if (xScale === 0)
        throw outOfRange(method, 'xScale', 'other than 0', xScale);
    if (yScale === 0)
        throw outOfRange(method, 'yScale', 'other than 0', yScale);
    var pivot = pivotOf(method, elements, corner);
    transformAll(method, elements, scalingAbout(pivot, xScale, yScale));
}
/** `ElementCollection.centerTransformPoint`. Host members: those of `setTransformPoints` and of the bounds. */
function centerPoints(elements, state) {
    var method = 'ElementCollection.centerTransformPoint';
    checkBoolean(method, 'state', state);
    setTransformPoints(method, elements, state ? allBounds(method, elements) : null);
}

export { centerPoints, rotateElements, scaleElements };
