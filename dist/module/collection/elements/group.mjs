// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { selectAllOf } from '../stage/onStage.mjs';

/**
 * Groups elements on the stage and leaves the group selected.
 * Host members: `document.selectNone`, `selection`, `group`.
 *
 * @returns the group, alone
 */
function groupElements(document, elements) {
    selectAllOf('ElementCollection.group', document, elements);
    document.group();
    var selection = (document.selection || []);
    return selection.slice(0, 1);
}

export { groupElements };
