// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { atOnce } from '../failure.mjs';
import { onEachStage } from '../stage/onStage.mjs';

/**
 * Deletes elements, wherever in the document they stand. Host members: `document.deleteSelection` and those of
 * `onEachStage`.
 */
function deleteElements(document, elements) {
    var method = 'ElementCollection.deleteElements';
    onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
        atOnce(method, selected, function () { return document.deleteSelection(); }, indices);
    });
}

export { deleteElements };
