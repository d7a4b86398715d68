// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { caller } from './callbacks.mjs';
import { wrongArgument, checkName } from './check.mjs';
import { failure } from './failure.mjs';
import { isArray } from './gather.mjs';

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
    var valueFor = typeof value === 'function' ? caller(value, elements, scope) : null;
    for (var i = 0; i < elements.length; i++) {
        var own = valueFor ? valueFor(elements[i], i) : value;
        try {
            set(elements[i], own, i);
        }
        catch (error) {
            throw failure(method, i, elements[i], error);
        }
    }
}

export { attributesOf, setForEach };
