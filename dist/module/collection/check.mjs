// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isArray } from './gather.mjs';

/** What came instead, in a message: primitives as written, everything else by its kind. */
function shown(value) {
    if (typeof value === 'string')
        return '"' + value + '"';
    if (typeof value === 'function')
        return 'a Function';
    if (isArray(value))
        return 'an Array';
    if (typeof value !== 'object' || value === null)
        return String(value);
    return Object.prototype.toString.call(value);
}
/**
 * The error for an argument that cannot be used.
 *
 * @param method the full name of the method, `Collection.each`
 * @param name the name of the argument
 * @param expected what it must be, `a Function`
 */
function wrongArgument(method, name, expected, value) {
    return new TypeError(method + '(): ' + name + ' must be ' + expected + ', got ' + shown(value));
}
/** The error for an argument of the right type with a value outside its range. */
function outOfRange(method, name, expected, value) {
    return new RangeError(method + '(): ' + name + ' must be ' + expected + ', got ' + shown(value));
}
function checkFunction(method, name, value) {
    if (typeof value !== 'function')
        throw wrongArgument(method, name, 'a Function', value);
}
/** Refuses everything but an Array and `undefined`, which stands for "absent". */
function checkParams(method, value) {
    if (value !== undefined && !isArray(value))
        throw wrongArgument(method, 'params', 'an Array', value);
}
/** Refuses everything but a name: a String with at least one character. */
function checkName(method, name, value) {
    if (typeof value !== 'string' || value === '')
        throw wrongArgument(method, name, 'a non-empty String', value);
}
/** Refuses everything but a Number, of any value, and what stands for "absent". */
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

export { checkBoolean, checkFunction, checkName, checkNumber, checkOptionalNumber, checkParams, checkWholeNumber, outOfRange, shown, wrongArgument };
