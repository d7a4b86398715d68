// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { itemTypeOf } from '../../../host/itemTypeOf.mjs';
import { IdentitySet } from '../../../host/IdentitySet.mjs';
import { isDeleted } from '../../../host/isDeleted.mjs';
import { isSameList } from '../../../host/isSameList.mjs';
import { ancestorsOf } from '../../../text/path.mjs';
import { forEach } from '../../support/forEach.mjs';
import { withCleanup } from '../../support/withCleanup.mjs';

function expandFolder(library, path, state, recurse) {
    var panel = library;
    if (panel.expandFolder)
        panel.expandFolder(state, recurse, path);
}
function withPanelSelectionRestored(library, work) {
    var selected = library.getSelectedItems();
    withCleanup(work, function selectAgain() {
        if (isSameList(library.getSelectedItems(), selected))
            return;
        library.selectNone();
        for (var i = 0; i < selected.length; i++) {
            if (!isDeleted(selected[i]))
                library.selectItem(selected[i].name, false, true);
        }
    });
}
function pathsOf(method, items) {
    var paths = [];
    forEach(method, items, function addPath(item) {
        itemTypeOf(item);
        paths.push(item.name);
    });
    return paths;
}
function revealPaths(library, paths) {
    var expanded = new IdentitySet();
    for (var p = 0; p < paths.length; p++) {
        var ancestors = ancestorsOf(paths[p]);
        for (var i = 0; i < ancestors.length; i++) {
            if (expanded.add(ancestors[i]))
                expandFolder(library, ancestors[i], true, false);
        }
    }
}

export { expandFolder, pathsOf, revealPaths, withPanelSelectionRestored };
