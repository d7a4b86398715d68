// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { isArray } from '../../host/isArray.mjs';
import { wrongArgument, checkName } from '../support/check.mjs';
import { setAtPath } from '../support/members.mjs';
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
function setForEach(method, elements, value, scope, set) {
    var callback = typeof value === 'function' ? value : null;
    for (var i = 0; i < elements.length; i++) {
        var own = callback ? callback.call(scope, elements[i], i, elements) : value;
        try {
            set(elements[i], own, i);
        }
        catch (error) {
            throw failure(method, i, elements[i], error);
        }
    }
}
function setProperty(method, elements, attribute, scope) {
    var name = attribute.name, value = attribute.value;
    var links = name.split('.');
    if (links.length > 1) {
        setForEach(method, elements, value, scope, function (element, own) { return setAtPath(element, links, own); });
    }
    else if (typeof value === 'function')
        setToResults(method, elements, name, value, scope);
    else
        setToValue(method, elements, name, value);
}
function setToValue(method, elements, name, value) {
    var i = 0;
    try {
        for (; i < elements.length; i++)
            elements[i][name] = value;
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
}
function setToResults(method, elements, name, callback, scope) {
    var called = -1;
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            var element = elements[i];
            var result = callback.call(scope, element, i, elements);
            called = i;
            element[name] = result;
        }
    }
    catch (error) {
        throw called === i ? failure(method, i, elements[i], error) : error;
    }
}

export { attributesOf, setForEach, setProperty };
