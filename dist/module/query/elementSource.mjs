// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/support/gather.mjs';
import { containerOf, elementsInside } from '../host/contents.mjs';
import { describeArgument, describeValue } from '../host/describeValue.mjs';
import { hostClassOf } from '../host/hostClass.mjs';
import { isArray } from '../host/isArray.mjs';
import { elementsOfTimeline, elementsOfFrame, elementsOfLayer, flatten, timelineOf } from '../host/walk.mjs';
import { given, found } from './candidates.mjs';

var ELEMENT_SOURCES = 'an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';
function elementsOfSource(source) {
    if (isCollection(source))
        return given(elementsOfAll(source.elements));
    if (isArray(source))
        return given(elementsOfAll(source));
    switch (hostClassOf(source)) {
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
function elementsOfAll(values) {
    var lists = [];
    for (var i = 0; i < values.length; i++) {
        var value = values[i];
        var kind = hostClassOf(value);
        if (kind === 'element')
            lists.push([value]);
        else if (kind === 'layer')
            lists.push(flatten(elementsOfLayer(value)));
        else if (kind === 'frame')
            lists.push(elementsOfFrame(value));
        else {
            throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(value), " at index ").concat(i));
        }
    }
    return flatten(lists);
}
function symbolTimeline(item) {
    var timeline = timelineOf(item);
    if (timeline)
        return timeline;
    throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describeValue(item)));
}
function elementsOfInstance(element) {
    var container = containerOf(element);
    return container === null || container === element ? [[element]] : elementsInside(container);
}

export { ELEMENT_SOURCES, elementsOfSource };
