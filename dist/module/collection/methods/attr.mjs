// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isObject } from '../../host/read.mjs';
import { wrongArgument, FIRST_ARGUMENT, checkName } from '../support/check.mjs';
import { setAtPath, checkMembers } from '../support/memberChecks.mjs';
import { ownNames } from '../../text/own.mjs';

function checkAttribute(method, name, value) {
    checkName(method, 'name', name);
    if (value !== undefined)
        return;
    throw new TypeError(method + '(): no value was given for "' + name + '"; to read it, use pluck');
}
function attributesOf(method, first, value) {
    if (!isObject(first)) {
        checkAttribute(method, first, value);
        return [{ name: first, value: value }];
    }
    if (isArray(first))
        throw wrongArgument(method, FIRST_ARGUMENT, 'a name or an Object of values', first);
    var attributes = [];
    var names = ownNames(first);
    for (var i = 0; i < names.length; i++) {
        var name = names[i];
        var own = first[name];
        checkAttribute(method, name, own);
        attributes.push({ name: name, value: own });
    }
    return attributes;
}
function readValue(value, _a) {
    var read = _a.read;
    return read && typeof value !== 'function' ? read(value) : value;
}
function setToValue(method, elements, name, value, _a) {
    var set = _a.set, setAll = _a.setAll;
    if (setAll) {
        setAll(value);
        return;
    }
    var count = elements.length;
    var i = 0;
    try {
        if (set)
            for (; i < count; i++)
                set(elements[i], value, i);
        else
            for (; i < count; i++)
                elements[i][name] = value;
    }
    catch (error) {
        throw failure(method, i, elements[i], error, '', setOn(method, name, i, count));
    }
}
function setOn(method, name, done, count) {
    if (method === 'Collection.attr')
        return '';
    return '; "' + name + '" was set on ' + done + ' of ' + count;
}
function setToResults(method, elements, name, callback, _a, scope) {
    var read = _a.read, set = _a.set;
    var count = elements.length;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        var result = callback.call(scope, element, i, elements);
        try {
            if (read)
                result = read(result);
            if (set)
                set(element, result, i);
            else
                element[name] = result;
        }
        catch (error) {
            throw failure(method, i, element, error, '', setOn(method, name, i, count));
        }
    }
}
function setWithin(around, method, elements, name, callback, setter, scope) {
    around(function () { return setToResults(method, elements, name, callback, setter, scope); });
}
function apply(method, elements, name, value, setter, scope) {
    var around = setter.around;
    if (typeof value !== 'function')
        setToValue(method, elements, name, value, setter);
    else if (around)
        setWithin(around, method, elements, name, value, setter, scope);
    else
        setToResults(method, elements, name, value, setter, scope);
}
function setEach(method, elements, name, value, setter, scope) {
    apply(method, elements, name, readValue(value, setter), setter, scope);
}
function setAttributes(method, target, setterOf, first, value, strength) {
    var attributes = attributesOf(method, first, value);
    var ownStrength = isObject(first) ? undefined : strength;
    var setters = [];
    for (var i = 0; i < attributes.length; i++) {
        var setter = setterOf(attributes[i].name, target, method, ownStrength);
        setters[i] = setter;
        attributes[i].value = readValue(attributes[i].value, setter);
    }
    for (var i = 0; i < attributes.length; i++) {
        apply(method, target.elements, attributes[i].name, attributes[i].value, setters[i], target);
    }
}
var PLAIN = {};
function memberSetter(name) {
    return name.indexOf('.') < 0 ? PLAIN : pathSetter(name.split('.'));
}
function setterOfPath(name, _a, method) {
    var elements = _a.elements;
    if (name.indexOf('.') >= 0)
        checkMembers(method, elements, name, []);
    return memberSetter(name);
}
function pathSetter(links) {
    return { set: function (element, value) { return setAtPath(element, links, value); } };
}

export { attributesOf, memberSetter, setAttributes, setEach, setterOfPath };
