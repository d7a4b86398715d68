// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { itemTypeOf } from '../../host/itemTypeOf.mjs';
import { caused } from '../../host/failure.mjs';
import { errorText } from '../../text/errorText.mjs';
import { isBelow, folderOf } from '../../text/path.mjs';
import { folderPath } from '../support/folderPath.mjs';
import { forEach } from '../support/forEach.mjs';
import { withPanelSelectionRestored, expandFolder } from './support/panel.mjs';

var METHOD = 'ItemCollection.move';
function checkNotInside(items, folder) {
    forEach(METHOD, items, function checkTarget(item) {
        var isInside = folder === item.name || isBelow(item.name, folder);
        if (itemTypeOf(item) !== 'folder' || !isInside)
            return;
        throw new Error('a folder cannot be moved into itself ("' + folder + '")');
    });
}
function makeFolder(library, folder) {
    if (library.itemExists(folder)) {
        if (library.getItemType(folder) === 'folder')
            return;
        throw new Error(METHOD + '(): "' + folder + '" is another item, not a folder');
    }
    var what = METHOD + '(): Animate refused to make the folder "' + folder + '"';
    try {
        if (library.newFolder(folder))
            return;
    }
    catch (error) {
        throw caused(new Error(what + ': ' + errorText(error)), error);
    }
    throw new Error(what);
}
function moveItems(library, items, path, replace, expand) {
    var folder = folderPath(METHOD, 'path', path);
    checkNotInside(items, folder);
    if (items.length === 0)
        return;
    withPanelSelectionRestored(library, function makeAndFill() {
        if (folder !== '')
            makeFolder(library, folder);
        forEach(METHOD, items, function moveIn(item) {
            if (folderOf(item.name) === folder)
                return;
            if (!library.moveToFolder(folder, item.name, replace))
                throw new Error('Animate refused to move it');
        });
    });
    if (expand && folder !== '')
        expandFolder(library, folder, true, false);
}

export { moveItems };
