// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DistinctList } from '../DistinctList.mjs';
import { folderOf, isFolder } from '../LibraryIndex.mjs';

/** `:children`: what is directly in these folders. */
function childrenOf(set, run) {
    var library = run.library();
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        if (isFolder(set[i]))
            children.addAll(library.inFolder(set[i].readText('name')));
    }
    return children.subjects;
}
/** `:descendants`: what is in these folders at any depth, each folder before what is in it. */
function descendantsOf(set, run) {
    var found = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var waiting = childrenOf([set[i]], run).reverse();
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (!found.add(next))
                continue;
            var inside = childrenOf([next], run);
            for (var at = inside.length - 1; at >= 0; at--)
                waiting.push(inside[at]);
        }
    }
    return found.subjects;
}
/** `:parent`: the folders that these items are in; none for items at the root. */
function parentsOf(set, run) {
    var library = run.library();
    var parents = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var parent = library.at(folderOf(set[i].readText('name')));
        if (parent)
            parents.add(parent);
    }
    return parents.subjects;
}

export { childrenOf, descendantsOf, parentsOf };
