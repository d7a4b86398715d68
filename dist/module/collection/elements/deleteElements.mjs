// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { onEachStage } from '../stage/onStage.mjs';
import { blameFirst } from '../support/blameFirst.mjs';

function deleteElements(document, elements) {
    var method = 'ElementCollection.deleteElements';
    onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
        blameFirst(method, selected, function () { return document.deleteSelection(); }, indices);
    });
}

export { deleteElements };
