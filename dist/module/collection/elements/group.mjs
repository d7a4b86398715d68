// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { atOnce } from '../failure.mjs';
import { selectAllOf } from '../stage/onStage.mjs';
import { placeUnlessDone } from '../stage/place.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';

var METHOD = 'ElementCollection.group';
/**
 * Groups elements on the stage and leaves the group selected; the user's selection stays when the host refuses.
 * Host members: `document.selectNone`, `selection`, `group`.
 *
 * @returns the group, which the host selects alone
 */
function groupElements(document, elements) {
    placeUnlessDone(document, function groupSelected() {
        selectAllOf(METHOD, document, elements);
        atOnce(METHOD, elements, function () { return document.group(); });
    });
    return selectionOf(document);
}

export { groupElements };
