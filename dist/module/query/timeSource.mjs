// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/support/gather.mjs';
import { containerOf } from '../host/contents.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { hostClassOf } from '../host/hostClass.mjs';
import { isArray } from '../host/isArray.mjs';
import { layerOfElement } from '../host/keyframeFinder.mjs';
import { listOfOne } from '../host/listOfOne.mjs';
import { Locations } from '../host/Locations.mjs';
import { flatten, listsOf, keyframesOf, timelineOf, layersOf } from '../host/walk.mjs';
import { given } from './candidates.mjs';

var TIME_SOURCES = 'a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array';
function layersOfSource(source, document) {
    return expanded('$.layers', source, document, layersOfValue);
}
function framesOfSource(source, document) {
    return expanded('$.frames', source, document, function framesOfValue(value, context) {
        var kind = hostClassOf(value);
        if (kind === 'frame')
            return [value];
        if (kind === 'element' && symbolTimeline(value, context) === null) {
            return listOfOne(context.places.keyframeOf(value));
        }
        var layers = layersOfValue(value, context);
        return layers && flatten(listsOf(layers, keyframesOf));
    });
}
function expanded(caller, source, document, expand) {
    var isList = isCollection(source) || isArray(source);
    var values = isCollection(source) ? source.elements : isArray(source) ? source : [source];
    var context = { places: new Locations(document), isAlone: !isList };
    var lists = [];
    for (var i = 0; i < values.length; i++) {
        var list = expand(values[i], context);
        if (list === null) {
            var where = isList ? ' at index ' + i : '';
            throw new TypeError("".concat(caller, "(): source must be ").concat(TIME_SOURCES, ", got ").concat(describeArgument(values[i])).concat(where));
        }
        lists.push(list);
    }
    return given(flatten(lists));
}
function layersOfValue(value, context) {
    var object = value;
    switch (hostClassOf(value)) {
        case 'timeline':
            return layersOf(object);
        case 'layer':
            return [object];
        case 'frame': {
            var location = context.places.ofFrame(object);
            return listOfOne(location && location.layer);
        }
        case 'item': {
            var timeline = timelineOf(object);
            return timeline ? layersOf(timeline) : context.isAlone ? null : [];
        }
        case 'element': {
            var timeline = symbolTimeline(object, context);
            return timeline ? layersOf(timeline) : listOfOne(layerOfElement(object));
        }
        default:
            return null;
    }
}
function symbolTimeline(element, context) {
    var container = context.isAlone ? containerOf(element) : null;
    return container && timelineOf(container);
}

export { TIME_SOURCES, framesOfSource, layersOfSource };
