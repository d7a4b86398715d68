// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../support/forEach.mjs';
import { pathsOf, revealPaths } from './support/panel.mjs';

var METHOD = 'ItemCollection.select';
function selectItemsInPanel(library, items) {
    var paths = pathsOf(METHOD, items);
    library.selectNone();
    forEach(METHOD, items, function select(_item, index) {
        if (!library.selectItem(paths[index], false, true))
            throw new Error('the library has no such item');
    });
    revealPaths(library, paths);
}

export { selectItemsInPanel };
