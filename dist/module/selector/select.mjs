// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { explanation } from './explain.mjs';
import { distinct, DistinctList } from './DistinctList.mjs';
import { nameFailure } from './failure.mjs';
import { Run } from './Run.mjs';
import { runPlan, inOrderOf } from './runPlan.mjs';
import { elementRegistry, itemRegistry, Selectors } from './Selectors.mjs';
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
    var plan = elementRegistry.planOf(query, options.caller);
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    if (plan.test && !plan.meetsOthers && !options.explain) {
        var kept = keepObjects(elements, plan.test, run);
        return options.isDistinct ? kept : objectsOf(run.elements.all(kept));
    }
    return select(plan, run, candidates(run.elements, elements, options), elementRegistry, options);
}
/** As `selectElements`, for items of the library. */
function selectItems(query, items, options) {
    var plan = itemRegistry.planOf(query, options.caller);
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    return select(plan, run, candidates(run.items, items, options), itemRegistry, options);
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
/**
 * For tests that look at nothing but the candidate: no more is kept of one when the next is looked at, so that many
 * candidates take no more memory than one.
 */
function keepObjects(objects, test, run) {
    var kept = [];
    var subject = new Subject(run, 0);
    var i = 0;
    try {
        for (; i < objects.length; i++) {
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
