// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../../host/describeValue.mjs';
import { failure } from '../../../host/failure.mjs';
import { within, presentEffect, effectRange } from './effects.mjs';

function presentValue(element, name, isEffect) {
    var present = isEffect
        ? presentEffect(element, name)
        : element[name];
    if (typeof present === 'number' && isFinite(present))
        return present;
    throw new TypeError('its "' + name + '" is not a Number that could be changed, but ' + describeArgument(present));
}
function modified(element, name, modifier, random) {
    var range = effectRange(name);
    var present = modifier.isRelative ? presentValue(element, name, range !== null) : 0;
    var value = modifier.change(present, random);
    return range ? within(range, value) : value;
}
function returned(_a, index, name, callback) {
    var method = _a.method, collection = _a.collection;
    var elements = collection.elements;
    var value = callback.call(collection, elements[index], index, elements);
    if (typeof value === 'number' && isFinite(value))
        return value;
    var problem = 'the Function for "' + name + '" must return a finite Number, got ' + describeArgument(value);
    throw failure(method, index, elements[index], new TypeError(problem));
}
function drawValue(drawing, index, _a, shared) {
    var name = _a.name, modifier = _a.modifier;
    if (typeof modifier === 'function')
        return returned(drawing, index, name, modifier);
    var method = drawing.method, collection = drawing.collection, random = drawing.random;
    var element = collection.elements[index];
    var number = isNaN(shared) ? random() : shared;
    try {
        return modified(element, name, modifier, number);
    }
    catch (error) {
        throw failure(method, index, element, error);
    }
}
function drawValues(drawing, index, _a) {
    var properties = _a.properties, isShared = _a.isShared;
    var shared = isShared ? drawing.random() : NaN;
    var values = [];
    for (var i = 0; i < properties.length; i++) {
        values.push(drawValue(drawing, index, properties[i], shared));
    }
    return values;
}
function drawAll(drawing, change) {
    var drawn = [];
    var count = drawing.collection.elements.length;
    for (var i = 0; i < count; i++)
        drawn.push(drawValues(drawing, i, change));
    return drawn;
}

export { drawAll };
