// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkNumber, checkBoolean, wrongArgument, checkWholeNumber, outOfRange } from '../check.mjs';
import { forEach } from '../failure.mjs';
import { isArray } from '../gather.mjs';
import { alignedEdges, alignDistances } from './align.mjs';
import { union } from './box.mjs';
import { allBounds, stageBox } from './bounds.mjs';
import { distributedEdges, distributeDistances } from './distribute.mjs';
import { layoutDistances } from './layout.mjs';
import { moveBy } from './moveBy.mjs';
import { gapDistances, evenDistances } from './space.mjs';
import { snap } from './toGrid.mjs';

/** The same distance for each of so many elements. */
function repeated(distance, count) {
    var distances = [];
    for (var i = 0; i < count; i++)
        distances.push(distance);
    return distances;
}
/** `ElementCollection.move`. Host members: `x`, `y`; to move to a place also `left`, `top`, `width`, `height`. */
function moveElements(elements, x, y, relative) {
    var method = 'ElementCollection.move';
    checkNumber(method, 'x', x);
    checkNumber(method, 'y', y);
    checkBoolean(method, 'relative', relative);
    if (elements.length === 0)
        return;
    var distance = { x: x, y: y };
    if (!relative) {
        var bounds = union(allBounds(method, elements));
        distance.x -= bounds.left;
        distance.y -= bounds.top;
    }
    moveBy(method, elements, repeated(distance, elements.length));
}
/** `ElementCollection.align`. Host members: `left`, `top`, `width`, `height`, `x`, `y`; those of the document's size. */
function alignElements(document, elements, to, toStage) {
    var method = 'ElementCollection.align';
    var edges = alignedEdges(method, to);
    checkBoolean(method, 'toStage', toStage);
    var boxes = allBounds(method, elements);
    moveBy(method, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
}
/** `ElementCollection.distribute`. Host members: as `alignElements`. */
function distributeElements(document, elements, edges, toStage) {
    var method = 'ElementCollection.distribute';
    var distributed = distributedEdges(method, edges);
    checkBoolean(method, 'toStage', toStage);
    var boxes = allBounds(method, elements);
    moveBy(method, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
}
/** `ElementCollection.space`. Host members: as `alignElements`. */
function spaceElements(document, elements, direction, gap) {
    var method = 'ElementCollection.space';
    if (direction !== 'horizontal' && direction !== 'vertical') {
        throw wrongArgument(method, 'direction', '"horizontal" or "vertical"', direction);
    }
    if (typeof gap === 'number')
        checkNumber(method, 'gap', gap);
    else if (gap !== undefined)
        checkBoolean(method, 'the second argument', gap);
    var axis = direction === 'horizontal' ? 'x' : 'y';
    var boxes = allBounds(method, elements);
    var stage = gap === true ? stageBox(document) : null;
    var isGap = typeof gap === 'number';
    moveBy(method, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
}
/** `ElementCollection.layout`. Host members: `left`, `top`, `width`, `height`, `x`, `y`. */
function layoutElements(elements, columns, gapX, gapY) {
    var method = 'ElementCollection.layout';
    var inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
    checkWholeNumber(method, 'columns', inRow);
    if (inRow < 1)
        throw outOfRange(method, 'columns', '1 or more', inRow);
    checkNumber(method, 'gapX', gapX);
    checkNumber(method, 'gapY', gapY);
    var boxes = allBounds(method, elements);
    moveBy(method, elements, layoutDistances(boxes, inRow, gapX, gapY));
}
function gridSteps(method, precision) {
    var isPair = isArray(precision) && precision.length === 2;
    var steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
    if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
        throw wrongArgument(method, 'precision', 'a Number or [x, y]', precision);
    }
    var isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
    if (!isUsable)
        throw outOfRange(method, 'precision', 'finite and not negative', precision);
    return { x: steps.x, y: steps.y };
}
/** `ElementCollection.toGrid`. Host members: `x`, `y`. */
function snapElements(elements, precision, rounding) {
    var method = 'ElementCollection.toGrid';
    var steps = gridSteps(method, precision);
    if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
        throw wrongArgument(method, 'rounding', '-1, 0 or 1', rounding);
    }
    var places = [];
    forEach(method, elements, function readPlace(element, index) {
        places[index] = { x: element.x, y: element.y };
    });
    forEach(method, elements, function snapPlace(element, index) {
        var _a = places[index], x = _a.x, y = _a.y;
        var snapped = { x: snap(x, steps.x, rounding), y: snap(y, steps.y, rounding) };
        if (snapped.x !== x)
            element.x = snapped.x;
        if (snapped.y !== y)
            element.y = snapped.y;
    });
}

export { alignElements, distributeElements, layoutElements, moveElements, snapElements, spaceElements };
