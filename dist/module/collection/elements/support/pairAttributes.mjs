// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../../support/forEach.mjs';
import { isArray } from '../../../host/isArray.mjs';
import { ITEM_WORDS } from '../../../host/itemWords.mjs';
import { isTextType } from '../../../host/texts.mjs';
import { wrongArgument } from '../../support/check.mjs';

var POSITION = { first: 'x', second: 'y' };
var SIZE = { first: 'width', second: 'height' };
var SCALE = { first: 'scaleX', second: 'scaleY' };
var FURTHER_ATTRIBUTES = /*#__PURE__*/ /*#__PURE__*/ 'pos position size scale tint alpha brightness text font'
    .split(' ')
    .concat(ITEM_WORDS);
function pairNamed(name) {
    if (name === 'size')
        return SIZE;
    if (name === 'scale')
        return SCALE;
    return name === 'pos' || name === 'position' ? POSITION : null;
}
function isFiniteNumber(value) {
    return typeof value === 'number' && isFinite(value);
}
function partsOf(value) {
    if (isArray(value))
        return value.length === 2 ? [value[0], value[1]] : null;
    if (typeof value !== 'object' || value === null)
        return null;
    var named = value;
    var hasPoint = named.x !== undefined || named.y !== undefined;
    return hasPoint ? [named.x, named.y] : [named.width, named.height];
}
function readPair(method, name, value) {
    if (isFiniteNumber(value))
        return [value, value];
    var parts = partsOf(value);
    if (parts && isFiniteNumber(parts[0]) && isFiniteNumber(parts[1]))
        return [parts[0], parts[1]];
    throw wrongArgument(method, name, 'a Number, [a, b], {x, y} or {width, height}', value);
}
function hasText(method, elements) {
    var isThere = false;
    forEach(method, elements, function lookAt(element) {
        if (isTextType(element.elementType))
            isThere = true;
    });
    return isThere;
}
function ambiguousSize(method, value) {
    return new TypeError("".concat(method, "(): size of texts must be [width, height], got ").concat(value, "; the size of the font is textAttr('size', ").concat(value, ")"));
}
function pairSetter(method, elements, name, _a) {
    var first = _a.first, second = _a.second;
    var isUnclear = name === 'size';
    return {
        read: function (value) {
            if (isUnclear && typeof value === 'number') {
                isUnclear = hasText(method, elements);
                if (isUnclear)
                    throw ambiguousSize(method, value);
            }
            return readPair(method, name, value);
        },
        set: function (element, pair) {
            element[first] = pair[0];
            element[second] = pair[1];
        },
    };
}

export { FURTHER_ATTRIBUTES, pairNamed, pairSetter, partsOf };
