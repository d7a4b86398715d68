// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readList, read, isObject } from './read.mjs';
import { isGroup } from './shapes.mjs';
import { timelineOf, elementsOfTimeline, elementsAt } from './walk.mjs';

function containerOf(element) {
    if (isGroup(element))
        return element;
    var item = read(element, 'libraryItem');
    return isObject(item) && timelineOf(item) ? item : null;
}
function membersOf(element) {
    return isGroup(element) ? readList(element, 'members') : [];
}
function elementsInside(container, frame) {
    var timeline = timelineOf(container);
    if (!timeline)
        return [readList(container, 'members')];
    return frame === undefined ? elementsOfTimeline(timeline) : elementsAt(timeline, frame);
}

export { containerOf, elementsInside, membersOf };
