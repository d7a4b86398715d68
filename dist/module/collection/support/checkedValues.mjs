// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostClassOf } from '../../host/hostClass.mjs';
import { describeArgument } from '../../host/describeValue.mjs';
import { suggest } from '../../text/nearest.mjs';
import { wrongArgument } from './check.mjs';
import { forEach } from './forEach.mjs';
import { includes } from '../../host/includes.mjs';
import { hasMember, noMember } from './memberChecks.mjs';
import { hasOwn, ownNames } from '../../text/own.mjs';

var SWITCH = { expected: 'true or false', holds: function (value) { return typeof value === 'boolean'; } };
var TEXT = { expected: 'a String', holds: function (value) { return typeof value === 'string'; } };
function oneOf(values) {
    var words = [];
    for (var i = 0; i < values.length; i++)
        words.push(describeArgument(values[i]));
    return {
        expected: 'one of ' + words.join(', '),
        holds: function (value) {
            return includes(values, value);
        },
    };
}
function wholeNumber(min, max) {
    return {
        expected: "a whole Number from ".concat(min, " to ").concat(max),
        holds: function (value) {
            return typeof value === 'number' && value >= min && value <= max && Math.floor(value) === value;
        },
    };
}
function dottedSetter(method, collection, path) {
    var dot = path.lastIndexOf('.');
    var word = path.substring(dot + 1);
    var readOwner = collection.readerOf(path.substring(0, dot));
    function nameIn(owner) {
        return word === 'label' && hostClassOf(owner) === 'frame' ? 'name' : word;
    }
    function ownerOf(element) {
        var owner = readOwner(element);
        var name = nameIn(owner);
        if (!hasMember(owner, name))
            throw noMember(owner, name, path.substring(0, dot + 1), []);
        return owner;
    }
    forEach(method, collection.elements, ownerOf);
    return {
        set: function (element, value) {
            var owner = ownerOf(element);
            owner[nameIn(owner)] = value;
        },
    };
}
function checkAttribute(method, name, allowed) {
    if (hasOwn(allowed, name))
        return;
    var hint = suggest(name, ownNames(allowed));
    throw new TypeError("".concat(method, "(): unknown attribute \"").concat(name, "\"; ").concat(hint));
}
function checkedSetter(method, collection, name, allowed) {
    if (name.indexOf('.') >= 0)
        return dottedSetter(method, collection, name);
    checkAttribute(method, name, allowed);
    return valueSetter(method, name, allowed[name]);
}
function valueSetter(method, name, _a) {
    var expected = _a.expected, holds = _a.holds;
    return {
        read: function (value) {
            if (!holds(value))
                throw wrongArgument(method, name, expected, value);
            return value;
        },
    };
}

export { SWITCH, TEXT, checkedSetter, dottedSetter, oneOf, wholeNumber };
