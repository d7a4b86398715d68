// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { libraryPath } from '../support/libraryPath.mjs';

var METHOD = 'ElementCollection.swap';
function isPlaced(itemType) {
    return itemType !== 'folder';
}
function swapItems(document, elements, item) {
    var path = libraryPath(METHOD, FIRST_ARGUMENT, document.library, item, isPlaced, 'can be placed on a stage');
    var names = [];
    forEach(METHOD, elements, function checkInstance(element, index) {
        if (element.elementType !== 'instance')
            throw new TypeError('it is not an instance of a library item');
        names[index] = element.name;
    });
    var swapped = elements.slice();
    onEachStage(METHOD, document, elements, function swapInTurn(stage, indices) {
        for (var i = 0; i < stage.length; i++) {
            var index = indices[i];
            selectAllOf(METHOD, document, [stage[i]], [index]);
            blameFirst(METHOD, [stage[i]], function () { return document.swapElement(path); }, [index]);
            var now = selectionOf(document)[0] || stage[i];
            now.name = names[index];
            swapped[index] = now;
        }
    });
    return swapped;
}

export { swapItems };
