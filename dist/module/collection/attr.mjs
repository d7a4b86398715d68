// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument, checkName } from './check.mjs';
import { failure } from './failure.mjs';
import { isArray } from './gather.mjs';
import { writeSetter } from './writeSetter.mjs';

function attribute(method, name, value) {
    checkName(method, 'name', name);
    if (value !== undefined)
        return { name: name, value: value };
    throw new TypeError(method + '(): no value was given for "' + name + '"; to read it, use pluck');
}
/** The attributes that the arguments of `attr` name: one with its value, or the own pairs of an object. */
function attributesOf(method, args) {
    var first = args[0];
    if (typeof first !== 'object' || first === null)
        return [attribute(method, first, args[1])];
    if (isArray(first))
        throw wrongArgument(method, 'the first argument', 'a name or an Object of values', first);
    var attributes = [];
    for (var name in first) {
        if (Object.prototype.hasOwnProperty.call(first, name)) {
            attributes.push(attribute(method, name, first[name]));
        }
    }
    return attributes;
}
/**
 * Gives each element, in order, its value: always the same, or what the Function returns for it.
 *
 * @param set does it; an error of the host is rethrown with the place where it happened
 * @param scope `this` of the Function
 */
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
/** To write a loop takes as long as to set some hundred properties. */
var MANY = 300;
function setEach(name) {
    return function setInTurn(elements, value, scope, progress) {
        var callback = typeof value === 'function' ? value : null;
        for (; progress.index < elements.length; progress.index++) {
            var element = elements[progress.index];
            progress.isSetting = false;
            var own = callback ? callback.call(scope, element, progress.index, elements) : value;
            progress.isSetting = true;
            element[name] = own;
        }
    };
}
/** Sets a property of each element, in order: to a value, or to what the Function returns for it. See `setForEach`. */
function setProperty(method, elements, attribute, scope) {
    var name = attribute.name, value = attribute.value;
    var written = elements.length >= MANY ? writeSetter(name, typeof value === 'function') : null;
    var progress = { index: 0, isSetting: true };
    try {
        (written || setEach(name))(elements, value, scope, progress);
    }
    catch (error) {
        throw progress.isSetting ? failure(method, progress.index, elements[progress.index], error) : error;
    }
}

export { attributesOf, setForEach, setProperty };
