// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItem } from '../../host/hostClass.mjs';
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ElementCollection.swap';
function pathOf(library, item) {
    if (!isItem(item) && (typeof item !== 'string' || item === ''))
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a library item or its path', item);
    var path = typeof item === 'string' ? item : item.name;
    if (library.itemExists(path) && library.getItemType(path) !== 'folder')
        return path;
    throw new Error(METHOD + '(): the library has no item "' + path + '" that can be placed on a stage');
}
function swapItems(document, elements, item) {
    var path = pathOf(document.library, item);
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
