// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { shown } from '../collection/check.mjs';
import { isCollection, isArray } from '../collection/gather.mjs';
import { describe } from '../host/describe.mjs';
import { hostKind } from '../host/hostKind.mjs';
import { read, isObject } from '../host/read.mjs';
import { elementsOfTimeline, elementsOfFrame, elementsOfLayer, timelineOf } from '../host/walk.mjs';
import { given, found } from './candidates.mjs';

var ELEMENT_SOURCES = 'an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';
/**
 * The elements that a source of `$` stands for.
 *
 * @throws TypeError when there is something else in it
 */
function elementsOfSource(source) {
    if (isCollection(source))
        return given(checkElements(source.elements));
    if (isArray(source))
        return given(checkElements(source));
    switch (hostKind(source)) {
        case 'timeline':
            return found(elementsOfTimeline(source));
        case 'layer':
            return found(elementsOfLayer(source));
        case 'frame':
            return found([elementsOfFrame(source)]);
        case 'item':
            return found(elementsOfTimeline(symbolTimeline(source)));
        default:
            return found(elementsOfInstance(source));
    }
}
function checkElements(values) {
    for (var i = 0; i < values.length; i++) {
        if (hostKind(values[i]) === 'element')
            continue;
        throw new TypeError("$(): source must hold elements only, got ".concat(shown(values[i]), " at index ").concat(i));
    }
    return values;
}
function symbolTimeline(item) {
    var timeline = timelineOf(item);
    if (timeline)
        return timeline;
    throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describe(item)));
}
/** What is on the timeline of a symbol instance; any other element stands for itself. */
function elementsOfInstance(element) {
    var item = read(element, 'libraryItem');
    var timeline = isObject(item) ? timelineOf(item) : null;
    return timeline ? elementsOfTimeline(timeline) : [[element]];
}

export { ELEMENT_SOURCES, elementsOfSource };
