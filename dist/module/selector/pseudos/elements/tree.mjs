// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { symbolOf, elementsOfItem, membersOf } from '../../subjects/contentsOfSubjects.mjs';
import { Descent } from '../../subjects/Descent.mjs';
import { DistinctList } from '../../subjects/DistinctList.mjs';

function childrenOf(set, run) {
    var descent = new Descent(run);
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++)
        children.addAll(descent.enter(set[i]));
    return children.subjects;
}
function descendantsOf(set, run) {
    var descent = new Descent(run);
    for (var i = 0; i < set.length; i++)
        descent.into(set[i]);
    return descent.found.subjects;
}
function parentsOf(set, run, source) {
    var wanted = DistinctList.of(set);
    var candidates = reachableElements(source, run);
    var isParentSymbol = [];
    var parents = [];
    for (var i = 0; i < candidates.length; i++) {
        var symbol = symbolOf(candidates[i], run);
        if (symbol && isParentSymbol[symbol.id] === undefined) {
            isParentSymbol[symbol.id] = wanted.hasAny(elementsOfItem(symbol, run));
        }
        var isParent = symbol ? isParentSymbol[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
        if (isParent)
            parents.push(candidates[i]);
    }
    return parents;
}
function reachableElements(source, run) {
    var descent = new Descent(run, DistinctList.of(source));
    for (var i = 0; i < source.length; i++) {
        descent.found.add(source[i]);
        descent.into(source[i]);
    }
    return descent.found.subjects;
}
var ELEMENT_TREE = {
    children: { type: 'replace', apply: childrenOf },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
};

export { ELEMENT_TREE, reachableElements };
