// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../IdentitySet.mjs';
import { forEach } from '../failure.mjs';
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
/** Expands every folder above the items, once, the outermost first. Host members: `name`, `library.expandFolder`. */
function revealItems(method, library, items) {
    var expanded = new IdentitySet();
    forEach(method, items, function expandAncestors(item) {
        var ancestors = ancestorsOf(item.name);
        for (var i = 0; i < ancestors.length; i++) {
            if (expanded.add(ancestors[i]))
                expandFolder(library, ancestors[i], true, false);
        }
    });
}
/**
 * `ItemCollection.select`: makes the items the panel's selection, and shows them.
 * Host members: `name`, `library.selectNone`, `selectItem`, `expandFolder`.
 */
function selectItems(library, items) {
    var method = 'ItemCollection.select';
    library.selectNone();
    forEach(method, items, function select(item) {
        if (!library.selectItem(item.name, false, true))
            throw new Error('the library has no such item');
    });
    revealItems(method, library, items);
}

export { expandFolder, expandItems, revealItems, selectItems };
