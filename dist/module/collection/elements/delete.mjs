// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { onEachStage } from '../stage/onStage.mjs';

/**
 * Deletes elements, wherever in the document they stand. Host members: `document.deleteSelection` and those of
 * `onEachStage`.
 */
function deleteElements(document, elements) {
    onEachStage('ElementCollection.deleteElements', document, elements, function () { return document.deleteSelection(); });
}

export { deleteElements };
