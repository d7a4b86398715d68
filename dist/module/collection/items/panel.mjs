// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../IdentitySet.mjs';
import { forEach } from '../failure.mjs';
import { afterwards } from '../stage/afterwards.mjs';
import { isAlive } from '../stage/isAlive.mjs';
import { isSameList } from '../stage/place.mjs';
import { ancestorsOf } from './path.mjs';

/**
 * Opens or closes a folder in the library panel; nothing happens where the host cannot.
 * Host members: `library.expandFolder`.
 */
function expandFolder(library, path, state, recurse) {
    var panel = library;
    if (panel.expandFolder)
        panel.expandFolder(state, recurse, path);
}
/** `ItemCollection.expand`. Host members: `itemType`, `name`, `library.expandFolder`. */
function expandItems(library, items, state, recurse) {
    forEach('ItemCollection.expand', items, function expand(item) {
        if (item.itemType === 'folder')
            expandFolder(library, item.name, state, recurse);
    });
}
/**
 * Does work in which the host takes the selection of the library panel away, and puts it back.
 * Host members: `library.getSelectedItems`, `selectNone`, `selectItem`; `item.name`.
 */
function keepingPanelSelection(library, work) {
    var selected = library.getSelectedItems();
    afterwards(work, function selectAgain() {
        if (isSameList(library.getSelectedItems(), selected))
            return;
        library.selectNone();
        for (var i = 0; i < selected.length; i++) {
            if (isAlive(selected[i]))
                library.selectItem(selected[i].name, false, true);
        }
    });
}
function pathsOf(method, items) {
    var paths = [];
    forEach(method, items, function (item) { return paths.push(item.name); });
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
/** Expands every folder above the items, once, the outermost first. Host members: `name`, `library.expandFolder`. */
function revealItems(method, library, items) {
    revealPaths(library, pathsOf(method, items));
}
/**
 * `ItemCollection.select`: makes the items the panel's selection, and shows them.
 * Host members: `name`, `library.selectNone`, `selectItem`, `expandFolder`.
 */
function selectItems(library, items) {
    var method = 'ItemCollection.select';
    var paths = pathsOf(method, items);
    library.selectNone();
    forEach(method, items, function select(_item, index) {
        if (!library.selectItem(paths[index], false, true))
            throw new Error('the library has no such item');
    });
    revealPaths(library, paths);
}

export { expandFolder, expandItems, keepingPanelSelection, revealItems, selectItems };
