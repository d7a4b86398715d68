// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isArray } from '../../../host/isArray.mjs';
import { wrongArgument } from '../../support/check.mjs';
import { hasOwn } from '../../../text/own.mjs';

var TEXT = /^([-+*/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
var CHANGES = {
    'plain:': function (present, n, random) { return present + n * (random - 0.5); },
    '+:': function (present, n, random) { return present + n * random; },
    '-:': function (present, n, random) { return present - n * random; },
    '*:': function (present, n, random) { return present * n * random; },
    '/:': function (present, n, random) { return (present / n) * random; },
    'plain%:': function (present, n, random) { return present + ((present * n) / 100) * (2 * random - 1); },
    '+%:': function (present, n, random) { return present + ((present * n) / 100) * random; },
    '-%:': function (present, n, random) { return present - ((present * n) / 100) * random; },
};
function fromText(text) {
    var parts = TEXT.exec(text);
    if (!parts)
        return null;
    var key = (parts[1] || 'plain') + parts[3] + ':';
    if (!hasOwn(CHANGES, key))
        return null;
    var change = CHANGES[key];
    var n = Number(parts[2]);
    if (parts[1] === '/' && n === 0)
        return null;
    return { isRelative: true, change: function (present, random) { return change(present, n, random); } };
}
function fromRange(range) {
    var from = range[0];
    var to = range[1];
    if (range.length !== 2 || typeof from !== 'number' || typeof to !== 'number')
        return null;
    if (!isFinite(from) || !isFinite(to))
        return null;
    return { isRelative: false, change: function (_present, random) { return from + (to - from) * random; } };
}
function fromNumber(n) {
    if (!isFinite(n))
        return null;
    return { isRelative: true, change: function (present, random) { return present + n * random; } };
}
function readModifier(method, name, value) {
    var modifier = null;
    if (typeof value === 'number')
        modifier = fromNumber(value);
    else if (typeof value === 'string')
        modifier = fromText(value);
    else if (isArray(value))
        modifier = fromRange(value);
    if (modifier)
        return modifier;
    throw wrongArgument(method, name, 'a Number, a text such as "+10" or "20%", or [from, to]', value);
}

export { readModifier };
