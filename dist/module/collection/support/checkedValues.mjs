// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { failure } from '../../host/failure.mjs';
import { suggest } from '../../text/nearest.mjs';
import { attributesOf } from '../methods/attr.mjs';
import { forEach } from './forEach.mjs';
import { includes } from '../../host/includes.mjs';
import { hasMember, noMember } from './members.mjs';
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
function checkAttribute(method, _a, allowed) {
    var name = _a.name;
    if (hasOwn(allowed, name))
        return;
    var hint = suggest(name, ownNames(allowed));
    throw new TypeError("".concat(method, "(): there is no attribute \"").concat(name, "\" to set; ").concat(hint));
}
function wrongValue(name, _a, value) {
    var expected = _a.expected;
    return new TypeError("".concat(name, " must be ").concat(expected, ", got ").concat(describeArgument(value)));
}
function dottedSetting(method, _a, attribute, readerOf) {
    var elements = _a.elements;
    var dot = attribute.name.lastIndexOf('.');
    var name = attribute.name.substring(dot + 1);
    var where = attribute.name.substring(0, dot + 1);
    var readOwner = readerOf(attribute.name.substring(0, dot));
    var owners = [];
    forEach(method, elements, function findOwner(element) {
        var owner = readOwner(element);
        if (!hasMember(owner, name))
            throw noMember(owner, name, where, []);
        owners.push(owner);
    });
    return { attribute: attribute, owners: owners, name: name, allowed: null, set: assign };
}
function setChecked(method, target, args, allowed, readerOf, set) {
    if (set === void 0) { set = assign; }
    var attributes = attributesOf(method, args);
    var settings = [];
    for (var i = 0; i < attributes.length; i++) {
        var attribute = attributes[i];
        var name = attribute.name, value = attribute.value;
        if (name.indexOf('.') >= 0) {
            settings.push(dottedSetting(method, target, attribute, readerOf));
            continue;
        }
        checkAttribute(method, attribute, allowed);
        if (typeof value !== 'function' && !allowed[name].holds(value)) {
            throw new TypeError(method + '(): ' + wrongValue(name, allowed[name], value).message);
        }
        settings.push({ attribute: attribute, owners: target.elements, name: name, allowed: allowed[name], set: set });
    }
    var _loop_1 = function (i) {
        var _a = settings[i], owners = _a.owners, name = _a.name, set_1 = _a.set;
        var values = valuesFor(method, target, settings[i]);
        forEach(method, owners, function (owner, index) { return set_1(owner, name, values[index]); });
    };
    for (var i = 0; i < settings.length; i++) {
        _loop_1(i);
    }
}
function valuesFor(method, target, _a) {
    var _b = _a.attribute, name = _b.name, value = _b.value, allowed = _a.allowed;
    var elements = target.elements;
    var values = [];
    for (var i = 0; i < elements.length; i++) {
        values.push(typeof value === 'function' ? value.call(target, elements[i], i, elements) : value);
        if (!allowed || allowed.holds(values[i]))
            continue;
        throw failure(method, i, elements[i], wrongValue(name, allowed, values[i]));
    }
    return values;
}
function assign(object, name, value) {
    object[name] = value;
}

export { SWITCH, TEXT, oneOf, setChecked, wholeNumber };
