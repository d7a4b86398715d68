// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { folderOf } from '../../text/path.mjs';

function isFolder(item) {
    return item.read('itemType') === 'folder';
}
var LibraryIndex = (/*#__PURE__*/ function () {
    function LibraryIndex(items, subjects) {
        this.paths = {};
        this.folders = {};
        this.filled = null;
        this.items = subjects.allDistinct(items);
        for (var i = 0; i < this.items.length; i++)
            this.enter(this.items[i]);
    }
    LibraryIndex.prototype.at = function (path) {
        return this.paths['/' + path] || null;
    };
    LibraryIndex.prototype.inFolder = function (path) {
        return this.folders['/' + path] || [];
    };
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
function filledFolders(items) {
    var filled = {};
    for (var i = 0; i < items.length; i++) {
        if (isFolder(items[i]))
            continue;
        var folder = folderOf(items[i].readText('name'));
        while (!filled['/' + folder]) {
            filled['/' + folder] = true;
            folder = folderOf(folder);
        }
    }
    return filled;
}

export { LibraryIndex, isFolder };
