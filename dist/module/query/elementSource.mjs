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
    var plain = 0;
    while (plain < values.length && hostClassOf(values[plain]) === 'element')
        plain++;
    if (plain === values.length)
        return values;
    var lists = [values.slice(0, plain)];
    for (var i = plain; i < values.length; i++) {
        var kind = hostClassOf(values[i]);
        if (kind === 'element')
            lists.push([values[i]]);
        else if (kind === 'layer')
            lists.push(flatten(elementsOfLayer(values[i])));
        else if (kind === 'frame')
            lists.push(elementsOfFrame(values[i]));
        else {
            throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(values[i]), " at index ").concat(i));
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
