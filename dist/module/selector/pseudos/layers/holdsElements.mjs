// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DistinctList } from '../../subjects/DistinctList.mjs';
import { keyframesOfLayer } from '../../subjects/contentsOfSubjects.mjs';
import { hasElements } from '../timeline.mjs';
import { siblingsOf, parentSubject } from './tree.mjs';

function newKnown() {
    return { seen: new DistinctList(), filled: new DistinctList() };
}
function noteTimeline(layers, _a, run) {
    var seen = _a.seen, filled = _a.filled;
    seen.addAll(layers);
    for (var i = 0; i < layers.length; i++) {
        var parent = parentSubject(layers[i], run);
        if (!parent || filled.has(parent) || !hasElements(keyframesOfLayer(layers[i], run)))
            continue;
        for (var at = parent; at && !filled.has(at); at = parentSubject(at, run))
            filled.add(at);
    }
}
function holdsElements(layer, run) {
    var answers = run.remember(newKnown);
    if (!answers.seen.has(layer))
        noteTimeline(siblingsOf(layer, run), answers, run);
    return answers.filled.has(layer);
}

export { holdsElements };
