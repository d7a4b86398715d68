// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../host/read.mjs';
import { timelineOf, keyframesOfTimeline } from '../host/walk.mjs';
import { Subject } from './Subject.mjs';

/** What `Subject.remember` keeps; no property of the host has a colon. */
var KEYFRAMES = ':keyframes';
var ELEMENTS = ':elements';
var MEMBERS = ':members';
/** The keyframes of an item's timeline, the top layer first; null for an item without timeline. */
function keyframesOfItem(item) {
    return item.remember(KEYFRAMES, function inspectTimeline() {
        var timeline = timelineOf(item.object);
        return timeline ? frameSubjects(timeline) : null;
    });
}
/** The keyframes of a timeline, the top layer first. */
function frameSubjects(timeline) {
    var frames = keyframesOfTimeline(timeline);
    var subjects = [];
    for (var i = 0; i < frames.length; i++)
        subjects.push(new Subject(frames[i], i));
    return subjects;
}
/** The number of elements of a keyframe. */
function elementCount(keyframe) {
    return listOf(keyframe.read('elements')).length;
}
/** The elements of keyframes, each once. */
function elementsOfKeyframes(keyframes, run) {
    var elements = [];
    for (var i = 0; i < keyframes.length; i++)
        elements = append(elements, listOf(keyframes[i].read('elements')));
    return run.elements.all(elements);
}
/** The elements directly on an item's timeline, in every keyframe. */
function elementsOfItem(item, run) {
    return item.remember(ELEMENTS, function inspectElements() {
        return elementsOfKeyframes(keyframesOfItem(item) || [], run);
    });
}
/**
 * The members of a group; none for any other element. A drawing object calls itself a group as well, but has none.
 * Raw shapes inside a group are not among them: the host leaves them out.
 */
function membersOf(element, run) {
    return element.remember(MEMBERS, function inspectMembers() {
        return isGroup(element) ? run.elements.all(listOf(element.read('members'))) : [];
    });
}
function isGroup(element) {
    return Boolean(element.read('isGroup')) && !element.read('isDrawingObject');
}
/** The symbol on whose timeline an instance shows what is inside it; null for anything but a symbol instance. */
function symbolOf(element, run) {
    if (element.read('elementType') !== 'instance')
        return null;
    var item = run.itemOf(element);
    return item && keyframesOfItem(item) ? item : null;
}
function append(list, more) {
    for (var i = 0; i < more.length; i++)
        list.push(more[i]);
    return list;
}

export { elementCount, elementsOfItem, elementsOfKeyframes, frameSubjects, isGroup, keyframesOfItem, membersOf, symbolOf };
