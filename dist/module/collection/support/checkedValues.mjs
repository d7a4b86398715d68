// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { failure } from '../../host/failure.mjs';
import { nearest } from '../../text/nearest.mjs';
import { attributesOf } from '../methods/attr.mjs';
import { forEach } from './forEach.mjs';

var SWITCH = { expected: 'true or false', holds: function (value) { return typeof value === 'boolean'; } };
var TEXT = { expected: 'a String', holds: function (value) { return typeof value === 'string'; } };
function oneOf(values) {
    var words = [];
    for (var i = 0; i < values.length; i++)
        words.push(describeArgument(values[i]));
    return {
        expected: 'one of ' + words.join(', '),
        holds: function (value) {
            for (var i = 0; i < values.length; i++)
                if (values[i] === value)
                    return true;
            return false;
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
function has(table, name) {
    return Object.prototype.hasOwnProperty.call(table, name);
}
function checkAttribute(method, _a, allowed) {
    var name = _a.name;
    if (has(allowed, name))
        return;
    var known = [];
    for (var key in allowed)
        if (has(allowed, key))
            known.push(key);
    var near = nearest(name, known);
    var hint = near === null ? 'it can be one of ' + known.join(', ') : "did you mean \"".concat(near, "\"?");
    throw new TypeError("".concat(method, "(): there is no attribute \"").concat(name, "\" to set; ").concat(hint));
}
function wrongValue(name, _a, value) {
    var expected = _a.expected;
    return new TypeError("".concat(name, " must be ").concat(expected, ", got ").concat(describeArgument(value)));
}
function setChecked(method, objects, args, allowed, scope, set) {
    if (set === void 0) { set = assign; }
    var attributes = attributesOf(method, args);
    for (var i = 0; i < attributes.length; i++) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        checkAttribute(method, attributes[i], allowed);
        if (typeof value !== 'function' && !allowed[name].holds(value)) {
            throw new TypeError(method + '(): ' + wrongValue(name, allowed[name], value).message);
        }
    }
    var _loop_1 = function (i) {
        var name = attributes[i].name;
        var values = valuesFor(method, objects, attributes[i], allowed[name], scope);
        forEach(method, objects, function (object, index) { return set(object, name, values[index]); });
    };
    for (var i = 0; i < attributes.length; i++) {
        _loop_1(i);
    }
}
function valuesFor(method, objects, _a, allowed, scope) {
    var name = _a.name, value = _a.value;
    var values = [];
    for (var i = 0; i < objects.length; i++) {
        values.push(typeof value === 'function' ? value.call(scope, objects[i], i, objects) : value);
        if (allowed.holds(values[i]))
            continue;
        throw failure(method, i, objects[i], wrongValue(name, allowed, values[i]));
    }
    return values;
}
function assign(object, name, value) {
    object[name] = value;
}

export { SWITCH, TEXT, oneOf, setChecked, wholeNumber };
