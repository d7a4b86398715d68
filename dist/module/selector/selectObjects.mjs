// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distinctOf } from '../host/distinctOf.mjs';
import { output } from '../host/output.mjs';
import { flatten } from '../host/walk.mjs';
import { ANYTHING } from './plan/combineTests.mjs';
import { compileAsWritten } from './plan/compile.mjs';
import { explanation } from './plan/explain.mjs';
import { hintAt } from './plan/hintAt.mjs';
import { soleTest } from './plan/QueryPlan.mjs';
import { keep, runOnSubjects } from './plan/run.mjs';
import { DistinctList } from './subjects/DistinctList.mjs';
import { QueryRun } from './subjects/QueryRun.mjs';
import { Selectors } from './words/Selectors.mjs';

function selectFrom(words, query, lists, options) {
    var selected = selection(words, query, options);
    var matches = select(lists, selected);
    if (matches.length === 0)
        sayHint(lists, selected);
    return matches;
}
function filterFrom(words, query, objects, options) {
    var selected = selection(words, query, options);
    var passing = filtered(objects, selected);
    if (passing.length === 0)
        sayHint([objects], selected);
    return passing;
}
function filtered(objects, selected) {
    var plan = selected.plan, run = selected.run, words = selected.words, options = selected.options;
    if (!plan.needsIdentity && soleTest(plan))
        return keepObjects([objects], selected);
    var matches = select([objects], selected);
    if (options.isDistinct)
        return matches;
    var subjects = words.domain.subjectsOf(run);
    var wanted = DistinctList.of(subjects.all(matches));
    var present = new DistinctList();
    var passing = [];
    for (var i = 0; i < objects.length; i++) {
        var subject = subjects.of(objects[i]);
        present.add(subject);
        if (wanted.has(subject))
            passing.push(objects[i]);
    }
    for (var i = 0; i < matches.length; i++)
        if (!present.has(wanted.subjects[i]))
            passing.push(matches[i]);
    return passing;
}
function sayHint(lists, _a) {
    var words = _a.words, plan = _a.plan, run = _a.run, options = _a.options;
    if (plan.isHinted)
        return;
    plan.isHinted = true;
    var caller = options.caller, explain = options.explain;
    var hint = explain ? null : hintAt(words.parse(run.query, caller), words, flatten(lists));
    if (hint !== null)
        output(caller + ': ' + hint);
}
function selection(words, query, options) {
    var run = new QueryRun({ query: query, document: options.document, random: Selectors.random });
    return { words: words, plan: words.planOf(query, options.caller), run: run, options: options };
}
function select(lists, selected) {
    var plan = selected.plan, options = selected.options;
    if (options.explain)
        return explained(lists, selected, options.explain);
    return plan.needsIdentity ? selectSubjects(flatten(lists), selected) : selectObjects(lists, selected);
}
function selectObjects(lists, selected) {
    var plan = selected.plan, run = selected.run, options = selected.options;
    var steps = plan.parts[0];
    var passing = keepObjects(lists, selected);
    if (!options.isDistinct)
        passing = distinctOf(passing, options.document);
    for (var i = 0; i < steps.length; i++) {
        var step = steps[i];
        if (step.type === 'position')
            passing = step.choose(passing, run.random);
    }
    return passing;
}
function keepObjects(lists, _a) {
    var plan = _a.plan, run = _a.run;
    var first = plan.parts[0][0];
    if (first.type !== 'test' || first.test === ANYTHING)
        return flatten(lists);
    var safe = plan.runsUserCode ? [flatten(lists)] : lists;
    plan.properties.forget();
    return keep(safe, first.test, run);
}
function selectSubjects(objects, selected) {
    var source = sourceOf(objects, selected);
    return objectsOf(inSourceOrder(runOnSubjects(selected.plan, source, selected.run), source, selected));
}
function explained(lists, selected, explain) {
    var words = selected.words, run = selected.run, options = selected.options;
    var query = words.parse(run.query, options.caller);
    var source = sourceOf(flatten(lists), selected);
    var lines = explanation(options.caller, query, source.length);
    var matches = runOnSubjects(compileAsWritten(query, words), source, run, source, lines.add);
    var ordered = inSourceOrder(matches, source, selected);
    var hint = ordered.length === 0 ? hintAt(query, words, objectsOf(source)) : null;
    explain(lines.finish(ordered.length) + (hint === null ? '' : '\n  ' + hint));
    return objectsOf(ordered);
}
function sourceOf(objects, _a) {
    var words = _a.words, run = _a.run, options = _a.options;
    var subjects = words.domain.subjectsOf(run);
    return options.isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
}
function inSourceOrder(matches, source, _a) {
    var plan = _a.plan, words = _a.words, run = _a.run;
    var candidates = DistinctList.of(source);
    var fresh = new DistinctList();
    for (var i = 0; i < matches.length; i++)
        if (!candidates.has(matches[i]))
            fresh.add(matches[i]);
    var ordered = DistinctList.of(matches).inOrderOf(source);
    var isSettled = plan.parts.length === 1 || fresh.subjects.length < 2;
    var added = isSettled ? fresh.subjects : fresh.inOrderOf(words.domain.reachableFrom(source, run));
    return ordered.concat(added);
}
function objectsOf(subjects) {
    var objects = [];
    for (var i = 0; i < subjects.length; i++)
        objects.push(subjects[i].object);
    return objects;
}

export { filterFrom, selectFrom };
