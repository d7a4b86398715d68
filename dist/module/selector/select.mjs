// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { explanation } from './explain.mjs';
import { distinct, DistinctList } from './DistinctList.mjs';
import { nameFailure } from './failure.mjs';
import { writeLoop } from './LoopWriter.mjs';
import { Run } from './Run.mjs';
import { runPlan, inOrderOf } from './runPlan.mjs';
import { elementRegistry, Selectors, itemRegistry } from './Selectors.mjs';
import { Subject } from './Subject.mjs';
import { Subjects } from './Subjects.mjs';

/**
 * The elements that a query finds.
 *
 * @param elements the candidates; left untouched
 * @returns each match once, in the order of the candidates
 * @throws SelectorError when the text is no query
 */
function selectElements(query, elements, options) {
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    return selectFrom(elements, elementRegistry, run.elements, run, options);
}
/** As `selectElements`, for items of the library. */
function selectItems(query, items, options) {
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    return selectFrom(items, itemRegistry, run.items, run, options);
}
function selectFrom(objects, registry, subjects, run, options) {
    var plan = registry.planOf(run.query, options.caller);
    var test = plan.test;
    var isAlone = test !== null && !plan.meetsOthers && (registry.kind.testsAlone || Boolean(test.code));
    if (isAlone && !options.explain) {
        var kept = keepObjects(objects, plan, test, run);
        return options.isDistinct ? kept : objectsOf(subjects.all(kept));
    }
    if (plan.head && registry.kind.testsAlone && !options.explain) {
        var kept = keepObjects(objects, plan, plan.head, run);
        return objectsOf(choose(plan, candidates(subjects, kept, options), run));
    }
    return select(plan, run, candidates(subjects, objects, options), registry, options);
}
/** What the positions behind the head choose from what it kept. */
function choose(plan, kept, run) {
    var staged = plan.groups[0].staged;
    var chosen = kept;
    for (var i = 1; i < staged.length; i++)
        chosen = staged[i].apply(chosen, run, kept);
    return chosen;
}
/** The objects, each once. */
function distinctObjects(objects) {
    return objectsOf(new Subjects().all(objects));
}
function candidates(subjects, objects, options) {
    return options.isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
}
function select(plan, run, source, _a, options) {
    var kind = _a.kind;
    var explain = options.explain;
    var lines = explain && explanation(options.caller, plan, source.length);
    var found = runPlan(plan, source, run, source, lines && lines.add);
    var ordered = plan.replaces ? inSourceOrder(plan, run, found, source, kind) : found;
    if (explain && lines)
        explain(lines.finish(ordered.length));
    return objectsOf(ordered);
}
/**
 * What is in the source in the order of the source, then what is new: as one part found it, or, of several parts, in an
 * order that does not depend on theirs.
 */
function inSourceOrder(plan, run, found, source, kind) {
    var candidates = distinct(source);
    var fresh = new DistinctList();
    for (var i = 0; i < found.length; i++)
        if (!candidates.has(found[i]))
            fresh.add(found[i]);
    var known = inOrderOf(source, distinct(found));
    var isSettled = plan.groups.length === 1 || fresh.subjects.length < 2;
    return known.concat(isSettled ? fresh.subjects : inOrderOf(kind.reachableFrom(source, run), fresh));
}
/** To write a loop takes as long as to test some hundred objects. */
var MANY = 300;
/**
 * For tests that look at nothing but the candidate: no more is kept of one when the next is looked at, so that many
 * candidates take no more memory than one.
 */
function keepObjects(objects, plan, test, run) {
    var kept = [];
    var subject = new Subject(run, 0);
    if (!plan.loop && test.code && objects.length >= MANY)
        plan.loop = writeLoop(test.code);
    var i = 0;
    try {
        for (; i < objects.length; i++) {
            if (plan.loop)
                i = plan.loop(objects, kept, i);
            if (i >= objects.length)
                break;
            subject.turnTo(objects[i]);
            if (test(subject, run))
                kept.push(objects[i]);
        }
    }
    catch (error) {
        throw nameFailure(error, 'met at', objects[i], run);
    }
    return kept;
}
function objectsOf(subjects) {
    var objects = [];
    for (var i = 0; i < subjects.length; i++)
        objects.push(subjects[i].object);
    return objects;
}

export { distinctObjects, selectElements, selectItems };
