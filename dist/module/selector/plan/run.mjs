// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DistinctList } from '../subjects/DistinctList.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';
import { blameQuery } from './blameQuery.mjs';

function runOnSubjects(_a, set, run, source, trace) {
    var parts = _a.parts;
    if (source === void 0) { source = set; }
    var matches = new DistinctList();
    for (var part = 0; part < parts.length; part++) {
        var passing = set;
        for (var i = 0; i < parts[part].length; i++) {
            passing = apply(parts[part][i], passing, run, source);
            if (trace)
                trace(part, i, passing.length);
        }
        if (parts.length === 1)
            return passing;
        matches.addAll(passing);
    }
    return matches.subjects;
}
function apply(step, set, run, source) {
    if (step.type === 'test')
        return keep([set], step.test, run);
    return step.type === 'position' ? choose(step, set, run) : step.apply(set, run, source);
}
function choose(_a, set, run) {
    var chooseFrom = _a.choose, listsOf = _a.listsOf;
    if (listsOf === null)
        return chooseFrom(set, run.random);
    var lists = listsOf(set, run);
    var chosen = new DistinctList();
    for (var i = 0; i < lists.length; i++)
        chosen.addAll(chooseFrom(lists[i], run.random));
    return chosen.inOrderOf(set);
}
function keep(lists, test, run) {
    var passing = [];
    var count = 0;
    for (var at = 0; at < lists.length; at++) {
        var list = lists[at];
        var length = list.length;
        var i = 0;
        try {
            for (; i < length; i++)
                if (test(list[i], run))
                    passing[count++] = list[i];
        }
        catch (error) {
            throw blameQuery(error, 'met at', hostObjectOf(list[i]), run);
        }
    }
    return passing;
}

export { keep, runOnSubjects };
