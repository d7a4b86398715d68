// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { alignedEdges, alignDistances } from '../geometry/alignDistances.mjs';
import { union } from '../geometry/box.mjs';
import { checkBoolean } from '../support/check.mjs';
import { allBounds, stageBox } from './support/elementBounds.mjs';
import { moveBy } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.align';
function alignElements(document, elements, to, toStage) {
    var edges = alignedEdges(METHOD, to);
    checkBoolean(METHOD, 'toStage', toStage);
    var boxes = allBounds(METHOD, elements);
    moveBy(METHOD, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
}

export { alignElements };
