// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { padLeft } from '../../text/padLeft.mjs';
import { checkWholeNumber, wrongArgument, outOfRange } from '../support/check.mjs';

var COUNTED = /^([\s\S]*[_\-. ])(\d{1,15})$/;
var MAX_DIGITS = 100;
var MAX_NUMBER = 999999999999999;
var HASHES = /#+$/;
function checkLimits(method, name, value, most) {
    if (value < 0)
        throw outOfRange(method, name, '0 or more', value);
    if (value > most)
        throw outOfRange(method, name, most + ' or less', value);
}
function checkArguments(method, _a) {
    var padding = _a.padding, start = _a.start, separator = _a.separator;
    if (padding !== undefined && typeof padding !== 'boolean') {
        checkWholeNumber(method, 'padding', padding);
        checkLimits(method, 'padding', padding, MAX_DIGITS);
    }
    if (start !== undefined) {
        checkWholeNumber(method, 'start', start);
        checkLimits(method, 'start', start, MAX_NUMBER);
    }
    if (separator !== undefined && typeof separator !== 'string') {
        throw wrongArgument(method, 'separator', 'a String', separator);
    }
}
function widthOf(padding, start, count) {
    if (typeof padding === 'number')
        return padding;
    return padding === false ? 0 : String(start + Math.max(count, 1) - 1).length;
}
function isNumbered(name, count, _a) {
    var padding = _a.padding, start = _a.start, separator = _a.separator;
    var isAsked = (typeof padding === 'number' && padding > 0) || start !== undefined || separator !== undefined;
    return isAsked || (count > 1 && name.indexOf('*') < 0);
}
function readTemplate(method, name, count, args) {
    checkArguments(method, args);
    var start = args.start;
    var hashes = HASHES.exec(name);
    if (hashes) {
        var text = name.substring(0, hashes.index);
        return { text: text, numbering: { start: start === undefined ? 1 : start, width: hashes[0].length } };
    }
    var counted = COUNTED.exec(name);
    if (counted) {
        var first = start === undefined ? parseInt(counted[2], 10) : start;
        return { text: counted[1], numbering: { start: first, width: counted[2].length } };
    }
    if (!isNumbered(name, count, args))
        return { text: name, numbering: null };
    var from = start === undefined ? 1 : start;
    var separator = args.separator === undefined ? '_' : args.separator;
    return { text: name + separator, numbering: { start: from, width: widthOf(args.padding, from, count) } };
}
function namesOf(_a, count, present) {
    var text = _a.text, numbering = _a.numbering;
    var pieces = text.split('*');
    var isPlain = pieces.length === 1;
    var names = [];
    var digits = 0;
    var start = isPlain ? text : '';
    for (var i = 0; i < count; i++) {
        var number = numbering ? String(numbering.start + i) : '';
        if (numbering && number.length !== digits) {
            digits = number.length;
            start = (isPlain ? text : '') + padLeft('', numbering.width - digits, '0');
        }
        names[i] = isPlain ? start + number : pieces.join(present[i]) + start + number;
    }
    return names;
}

export { namesOf, readTemplate };
