// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../host/read.mjs';
import { isGroup } from '../../host/shapes.mjs';
import { timelineOf, keyframesOfTimeline, flatten, keyframesOf } from '../../host/walk.mjs';
import { Subject, readMember } from './Subject.mjs';

var KEYFRAMES = ':keyframes';
var ELEMENTS = ':elements';
var MEMBERS = ':members';
function keyframesOfItem(item) {
    return item.remember(KEYFRAMES, inspectTimeline, null);
}
function inspectTimeline(item) {
    var timeline = timelineOf(item.object);
    return timeline ? frameSubjects(timeline) : null;
}
function frameSubjects(timeline) {
    var frames = keyframesOfTimeline(timeline);
    var subjects = [];
    for (var i = 0; i < frames.length; i++)
        subjects.push(new Subject(frames[i], i));
    return subjects;
}
function keyframesOfLayer(layer, run) {
    return layer.remember(KEYFRAMES, inspectLayer, run);
}
function inspectLayer(layer, _key, run) {
    return run.frames.inside(keyframesOf(layer.object));
}
function elementCount(keyframe) {
    return listOf(keyframe.read('elements')).length;
}
function elementsOfKeyframes(keyframes, run) {
    var lists = [];
    for (var i = 0; i < keyframes.length; i++)
        lists.push(keyframes[i].remember(ELEMENTS, inspectKeyframe, run));
    return flatten(lists);
}
function inspectKeyframe(keyframe, _key, run) {
    return run.elements.inside(listOf(keyframe.read('elements')));
}
function elementsOfItem(item, run) {
    return item.remember(ELEMENTS, inspectElements, run);
}
function inspectElements(item, _key, run) {
    return elementsOfKeyframes(keyframesOfItem(item) || [], run);
}
function membersOf(element, run) {
    return element.remember(MEMBERS, inspectMembers, run);
}
function inspectMembers(element, _key, run) {
    return isGroup(element, readMember) ? run.elements.inside(listOf(element.read('members'))) : [];
}
function symbolOf(element, run) {
    if (element.read('elementType') !== 'instance')
        return null;
    var item = run.itemOf(element);
    return item && keyframesOfItem(item) ? item : null;
}

export { elementCount, elementsOfItem, elementsOfKeyframes, frameSubjects, keyframesOfItem, keyframesOfLayer, membersOf, symbolOf };
