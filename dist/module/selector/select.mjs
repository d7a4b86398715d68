// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { joined } from '../host/walk.mjs';
import { explanation } from './explain.mjs';
import { distinct, DistinctList } from './DistinctList.mjs';
import { nameFailure } from './failure.mjs';
import { writeLoop } from './LoopWriter.mjs';
import { Run } from './Run.mjs';
import { runPlan, inOrderOf } from './runPlan.mjs';
import { itemRegistry, Selectors, elementRegistry } from './Selectors.mjs';
import { Subject } from './Subject.mjs';
import { Subjects } from './Subjects.mjs';

/**
 * The elements that a query finds.
 *
 * @param lists the candidates, one list after the other; left untouched
 * @returns each match once, in the order of the candidates
 * @throws SelectorError when the text is no query
 */
function selectElements(query, lists, options) {
    return selectFrom(lists, ofElements(query, options));
}
/** As `selectElements`, for items of the library. */
function selectItems(query, lists, options) {
    return selectFrom(lists, ofItems(query, options));
}
/**
 * What a query leaves of a list of elements: those that it finds among them, in their order and as often as they are
 * there, then what it leads to from them.
 *
 * @throws SelectorError when the text is no query
 */
function filterElements(query, elements, options) {
    return filterList(elements, ofElements(query, options));
}
/** As `filterElements`, for items of the library. */
function filterItems(query, items, options) {
    return filterList(items, ofItems(query, options));
}
/** The objects, each once. */
function distinctObjects(objects) {
    return objectsOf(new Subjects().all(objects));
}
function ofElements(query, options) {
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    return selectionOf(elementRegistry, run, run.elements, options);
}
function ofItems(query, options) {
    var run = new Run({ query: query, document: options.document, random: Selectors.random });
    return selectionOf(itemRegistry, run, run.items, options);
}
function selectionOf(registry, run, subjects, options) {
    return { plan: registry.planOf(run.query, options.caller), kind: registry.kind, run: run, subjects: subjects, options: options };
}
function selectFrom(lists, selection) {
    var plan = selection.plan, kind = selection.kind, run = selection.run, options = selection.options;
    var head = plan.head, positions = plan.positions;
    if (!canTestObjects(selection) || (positions.length > 0 && kind.inPositionOrder !== null)) {
        return objectsOf(select(joined(lists), selection));
    }
    var kept = keepObjects(lists, head, selection);
    if (!options.isDistinct)
        kept = distinctObjects(kept);
    for (var i = 0; i < positions.length; i++)
        kept = positions[i](kept, run.random);
    return kept;
}
function filterList(objects, selection) {
    var plan = selection.plan, subjects = selection.subjects;
    if (canTestObjects(selection) && plan.positions.length === 0) {
        return keepObjects([objects], plan.head, selection);
    }
    var found = select(objects, selection);
    var wanted = distinct(found);
    var present = new DistinctList();
    var kept = [];
    for (var i = 0; i < objects.length; i++) {
        var subject = subjects.of(objects[i]);
        present.add(subject);
        if (wanted.has(subject))
            kept.push(objects[i]);
    }
    for (var i = 0; i < found.length; i++)
        if (!present.has(found[i]))
            kept.push(found[i].object);
    return kept;
}
/** Whether the query can go from object to object and keep nothing of one when it comes to the next. */
function canTestObjects(_a) {
    var plan = _a.plan, kind = _a.kind, options = _a.options;
    return plan.head !== null && !options.explain && (kind.testsAlone || Boolean(plan.head.code));
}
function select(objects, _a) {
    var plan = _a.plan, kind = _a.kind, run = _a.run, subjects = _a.subjects, options = _a.options;
    var caller = options.caller, explain = options.explain, isDistinct = options.isDistinct;
    var source = isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
    var lines = explain && explanation(caller, plan, source.length);
    var found = runPlan(plan, source, run, source, lines && lines.add);
    var ordered = plan.replaces ? inSourceOrder(plan, run, found, source, kind) : found;
    if (explain && lines)
        explain(lines.finish(ordered.length));
    return ordered;
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
function countOf(lists) {
    var count = 0;
    for (var i = 0; i < lists.length; i++)
        count += lists[i].length;
    return count;
}
/** The objects that pass, of one list after the other. Code of the user may change lists: it gets a copy of them. */
function keepObjects(lists, test, _a) {
    var plan = _a.plan, run = _a.run;
    if (!plan.loop && test.code && countOf(lists) >= MANY)
        plan.loop = writeLoop(test.code);
    var kept = [];
    var subject = new Subject(run, 0);
    var safe = plan.isForeign ? [joined(lists)] : lists;
    for (var i = 0; i < safe.length; i++)
        keepOfList(safe[i], kept, test, plan, subject, run);
    return kept;
}
function keepOfList(objects, kept, test, _a, subject, run) {
    var loop = _a.loop;
    var length = objects.length;
    var i = 0;
    try {
        for (; i < length; i++) {
            if (loop)
                i = loop(objects, kept, i);
            if (i >= length)
                break;
            subject.turnTo(objects[i]);
            if (test(subject, run))
                kept.push(objects[i]);
        }
    }
    catch (error) {
        throw nameFailure(error, 'met at', objects[i], run);
    }
}
function objectsOf(subjects) {
    var objects = [];
    for (var i = 0; i < subjects.length; i++)
        objects.push(subjects[i].object);
    return objects;
}

export { distinctObjects, filterElements, filterItems, selectElements, selectItems };
