// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function folderOf(path) {
    return path.substring(0, path.lastIndexOf('/'));
}
function leafOf(path) {
    return path.substring(path.lastIndexOf('/') + 1);
}
function joinPath(folder, leaf) {
    return folder === '' ? leaf : folder + '/' + leaf;
}
function trimSlashes(path) {
    return path.replace(/^\/+/, '').replace(/\/+$/, '');
}
function depthOf(path) {
    return path.split('/').length;
}
function ancestorsOf(path) {
    var ancestors = [];
    for (var slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        ancestors.push(path.substring(0, slash));
    }
    return ancestors;
}
function isBelow(folder, path) {
    return path.substring(0, folder.length + 1) === folder + '/';
}

export { ancestorsOf, depthOf, folderOf, isBelow, joinPath, leafOf, trimSlashes };
