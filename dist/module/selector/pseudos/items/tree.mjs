// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { folderOf } from '../../../text/path.mjs';
import { DistinctList } from '../../subjects/DistinctList.mjs';
import { isFolder } from '../../subjects/LibraryIndex.mjs';

function childrenOf(set, run) {
    var library = run.library();
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        if (isFolder(set[i]))
            children.addAll(library.inFolder(set[i].readText('name')));
    }
    return children.subjects;
}
function descendantsOf(set, run) {
    var matches = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var waiting = childrenOf([set[i]], run).reverse();
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (!matches.add(next))
                continue;
            var inside = childrenOf([next], run);
            for (var at = inside.length - 1; at >= 0; at--)
                waiting.push(inside[at]);
        }
    }
    return matches.subjects;
}
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
var ITEM_TREE = {
    children: { type: 'replace', apply: childrenOf },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
};

export { ITEM_TREE };
