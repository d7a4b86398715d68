// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { isArray } from '../../host/isArray.mjs';

var FIRST_ARGUMENT = 'the first argument';
function wrongArgument(method, name, expected, value) {
    return new TypeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}
function outOfRange(method, name, expected, value) {
    return new RangeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}
function checkFunction(method, name, value) {
    if (typeof value !== 'function')
        throw wrongArgument(method, name, 'a Function', value);
}
function checkParams(method, value) {
    if (value !== undefined && !isArray(value))
        throw wrongArgument(method, 'params', 'an Array', value);
}
function checkName(method, name, value) {
    if (typeof value !== 'string' || value === '')
        throw wrongArgument(method, name, 'a non-empty String', value);
}
function checkOptionalNumber(method, name, value) {
    if (value !== undefined && value !== null && typeof value !== 'number') {
        throw wrongArgument(method, name, 'a Number', value);
    }
}
function checkNumber(method, name, value) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (!isFinite(value))
        throw outOfRange(method, name, 'a finite Number', value);
}
function checkWholeNumber(method, name, value) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (!isFinite(value) || Math.floor(value) !== value)
        throw outOfRange(method, name, 'a whole Number', value);
}
function checkBoolean(method, name, value) {
    if (typeof value !== 'boolean')
        throw wrongArgument(method, name, 'true or false', value);
}

export { FIRST_ARGUMENT, checkBoolean, checkFunction, checkName, checkNumber, checkOptionalNumber, checkParams, checkWholeNumber, outOfRange, wrongArgument };
