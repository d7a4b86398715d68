// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { isArray } from '../../host/isArray.mjs';
import { wrongArgument, checkName } from '../support/check.mjs';
import { setAtPath } from '../support/memberChecks.mjs';
import { ownNames } from '../../text/own.mjs';

function attribute(method, name, value) {
    checkName(method, 'name', name);
    if (value !== undefined)
        return { name: name, value: value };
    throw new TypeError(method + '(): no value was given for "' + name + '"; to read it, use pluck');
}
function attributesOf(method, args) {
    var first = args[0];
    if (typeof first !== 'object' || first === null)
        return [attribute(method, first, args[1])];
    if (isArray(first))
        throw wrongArgument(method, 'the first argument', 'a name or an Object of values', first);
    var attributes = [];
    var names = ownNames(first);
    for (var i = 0; i < names.length; i++) {
        attributes.push(attribute(method, names[i], first[names[i]]));
    }
    return attributes;
}
function settingOf(_a, setter) {
    var name = _a.name, value = _a.value;
    var isRead = typeof value !== 'function' && setter.read;
    return { name: name, value: isRead ? isRead(value) : value, setter: setter };
}
function setToValue(method, elements, _a) {
    var name = _a.name, value = _a.value, setter = _a.setter;
    var set = setter.set;
    if (setter.setAll) {
        setter.setAll(value);
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
        throw failure(method, i, elements[i], error);
    }
}
function setToResults(method, elements, _a, scope) {
    var name = _a.name, value = _a.value, _b = _a.setter, read = _b.read, set = _b.set;
    var callback = value;
    var count = elements.length;
    var element;
    var given = 0;
    var taken = 0;
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            element = elements[i];
            var result = callback.call(scope, element, i, elements);
            given++;
            if (read) {
                result = read(result);
                taken++;
            }
            if (set)
                set(element, result, i);
            else
                element[name] = result;
        }
    }
    catch (error) {
        if (given === i)
            throw error;
        var done = read && taken === i ? '; "' + name + '" was set on ' + i + ' of ' + count : '';
        throw failure(method, i, element, error, '', done);
    }
}
function apply(method, elements, setting, scope) {
    var around = setting.setter.around;
    if (typeof setting.value !== 'function')
        setToValue(method, elements, setting);
    else if (around)
        around(function () { return setToResults(method, elements, setting, scope); });
    else
        setToResults(method, elements, setting, scope);
}
function setEach(method, elements, attribute, setter, scope) {
    apply(method, elements, settingOf(attribute, setter), scope);
}
function setAttributes(method, target, args, setterOf) {
    var attributes = attributesOf(method, args);
    var settings = [];
    for (var i = 0; i < attributes.length; i++) {
        settings[i] = settingOf(attributes[i], setterOf(attributes[i].name, target, args, method));
    }
    for (var i = 0; i < settings.length; i++)
        apply(method, target.elements, settings[i], target);
}
var PLAIN = {};
function memberSetter(name) {
    if (name.indexOf('.') < 0)
        return PLAIN;
    var links = name.split('.');
    return { set: function (element, value) { return setAtPath(element, links, value); } };
}

export { attributesOf, memberSetter, setAttributes, setEach };
