// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The folder part of an item's path, `''` at the root. */
function folderOf(path) {
    return path.substring(0, path.lastIndexOf('/'));
}
/** The last part of an item's path: the name that the panel shows. */
function leafOf(path) {
    return path.substring(path.lastIndexOf('/') + 1);
}
/** The path of something in a folder; the root is `''`. */
function joinPath(folder, leaf) {
    return folder === '' ? leaf : folder + '/' + leaf;
}
/** A path without slashes at its ends. */
function trimSlashes(path) {
    return path.replace(/^\/+/, '').replace(/\/+$/, '');
}
/** How many names a path has: 1 at the root, one more for each folder. */
function depthOf(path) {
    return path.split('/').length;
}
/** The paths of all folders above a path, the outermost first. */
function ancestorsOf(path) {
    var ancestors = [];
    for (var slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        ancestors.push(path.substring(0, slash));
    }
    return ancestors;
}

export { ancestorsOf, depthOf, folderOf, joinPath, leafOf, trimSlashes };
