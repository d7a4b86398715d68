// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { symbolOf, membersOf, elementsOfItem } from '../contents.mjs';
import { distinct, DistinctList } from '../DistinctList.mjs';
import { Descent } from './Descent.mjs';

/** `:children`: what is directly inside groups and symbol instances, in all of their keyframes. */
function childrenOf(set, run) {
    var descent = new Descent(run);
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++)
        children.addAll(descent.enter(set[i]));
    return children.subjects;
}
/** `:descendants`: what is inside groups and symbol instances at any depth. */
function descendantsOf(set, run) {
    var descent = new Descent(run);
    for (var i = 0; i < set.length; i++)
        descent.into(set[i]);
    return descent.found.subjects;
}
/**
 * `:parent`: the groups and symbol instances that directly contain one of the set. The host leads from an element to
 * nothing that contains it, so they are looked for in the source and, at any depth, inside it.
 */
function parentsOf(set, run, source) {
    var wanted = distinct(set);
    function isParentSymbol(symbol) {
        return wanted.hasAny(elementsOfItem(symbol, run));
    }
    var candidates = reachableFrom(source, run);
    var isParent = [];
    var parents = [];
    for (var i = 0; i < candidates.length; i++) {
        var symbol = symbolOf(candidates[i], run);
        if (symbol && isParent[symbol.id] === undefined)
            isParent[symbol.id] = isParentSymbol(symbol);
        var contains = symbol ? isParent[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
        if (contains)
            parents.push(candidates[i]);
    }
    return parents;
}
/**
 * The source and all that is inside it, in an order that depends on the source alone: each element of the source,
 * followed by what is inside it and not in the source itself.
 */
function reachableFrom(source, run) {
    var descent = new Descent(run, distinct(source));
    for (var i = 0; i < source.length; i++) {
        descent.found.add(source[i]);
        descent.into(source[i]);
    }
    return descent.found.subjects;
}

export { childrenOf, descendantsOf, parentsOf, reachableFrom };
