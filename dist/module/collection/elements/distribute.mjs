// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distributedEdges, distributeDistances } from '../geometry/distributeDistances.mjs';
import { checkBoolean } from '../support/check.mjs';
import { allBounds, stageBox } from './support/elementBounds.mjs';
import { moveBy } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.distribute';
function distributeElements(document, elements, edges, toStage) {
    var distributed = distributedEdges(METHOD, edges);
    checkBoolean(METHOD, 'toStage', toStage);
    var boxes = allBounds(METHOD, elements);
    moveBy(METHOD, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
}

export { distributeElements };
