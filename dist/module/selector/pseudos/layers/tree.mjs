// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { parentOf } from '../../../host/layers.mjs';
import { layersOf } from '../../../host/walk.mjs';
import { DistinctList } from '../../subjects/DistinctList.mjs';

function newSiblings() {
    return [];
}
function siblingsOf(layer, run) {
    var location = run.places().ofLayer(layer.object);
    if (!location)
        return [];
    var cache = run.remember(newSiblings);
    var number = location.timelineNumber;
    return cache[number] || (cache[number] = run.layers.all(layersOf(location.timeline)));
}
function parentSubject(layer, run) {
    var parent = parentOf(layer.object, function (_, member) { return layer.read(member); });
    return parent && run.layers.of(parent);
}
function below(set, run, isDeep) {
    var wanted = DistinctList.of(set);
    var seen = new DistinctList();
    var related = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        if (seen.has(set[i]))
            continue;
        var siblings = siblingsOf(set[i], run);
        seen.addAll(siblings);
        for (var at = 0; at < siblings.length; at++) {
            var parent = parentSubject(siblings[at], run);
            if (parent && (wanted.has(parent) || (isDeep && related.has(parent))))
                related.add(siblings[at]);
        }
    }
    return related.subjects;
}
function childrenOf(set, run) {
    return below(set, run, false);
}
function descendantsOf(set, run) {
    return below(set, run, true);
}
function parentsOf(set, run) {
    var parents = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var parent = parentSubject(set[i], run);
        if (parent)
            parents.add(parent);
    }
    return parents.subjects;
}
function reachableLayers(source, run) {
    var all = DistinctList.of(source);
    for (var i = 0; i < source.length; i++)
        all.addAll(siblingsOf(source[i], run));
    return all.subjects;
}
var LAYER_TREE = {
    children: { type: 'replace', apply: childrenOf },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
};

export { LAYER_TREE, parentSubject, reachableLayers, siblingsOf };
