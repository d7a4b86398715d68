// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { selectAllOf } from '../stage/onStage.mjs';
import { restorePlaceOnError } from '../stage/userLocation.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';
import { blameFirst } from '../support/blameFirst.mjs';

var METHOD = 'ElementCollection.group';
function groupElements(document, elements) {
    restorePlaceOnError(document, function groupSelected() {
        selectAllOf(METHOD, document, elements);
        blameFirst(METHOD, elements, function () { return document.group(); });
    });
    return selectionOf(document);
}

export { groupElements };
