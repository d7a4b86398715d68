// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The folder part of a path, `''` for the root. */
function folderOf(path) {
    return path.substring(0, path.lastIndexOf('/'));
}
/** The last part of a path. */
function leafOf(path) {
    return path.substring(path.lastIndexOf('/') + 1);
}
/** Whether an item is a folder. */
function isFolder(item) {
    return item.read('itemType') === 'folder';
}
/** The items of a library by path and by folder; each item's name is read once. */
var LibraryIndex = /** @class */ (function () {
    function LibraryIndex(items, subjects) {
        this.paths = {};
        this.folders = {};
        this.filled = null;
        this.items = subjects.allDistinct(items);
        for (var i = 0; i < this.items.length; i++)
            this.enter(this.items[i]);
    }
    /** The item of a full path, or null. */
    LibraryIndex.prototype.at = function (path) {
        return this.paths['/' + path] || null;
    };
    /** The items directly in a folder, in the library's order. */
    LibraryIndex.prototype.inFolder = function (path) {
        return this.folders['/' + path] || [];
    };
    /** Whether there is anything but folders in a folder, at any depth. */
    LibraryIndex.prototype.isFilled = function (path) {
        if (!this.filled)
            this.filled = filledFolders(this.items);
        return this.filled['/' + path] === true;
    };
    LibraryIndex.prototype.enter = function (item) {
        var path = item.readText('name');
        var folder = '/' + folderOf(path);
        var siblings = this.folders[folder] || (this.folders[folder] = []);
        this.paths['/' + path] = item;
        siblings.push(item);
    };
    return LibraryIndex;
}());
/** The folders that hold more than folders; a folder whose ancestors are known already is not followed upwards again. */
function filledFolders(items) {
    var filled = {};
    for (var i = 0; i < items.length; i++) {
        if (isFolder(items[i]))
            continue;
        var folder = folderOf(items[i].readText('name'));
        // The root is in itself: the second time it is known.
        while (!filled['/' + folder]) {
            filled['/' + folder] = true;
            folder = folderOf(folder);
        }
    }
    return filled;
}

export { LibraryIndex, folderOf, isFolder, leafOf };
