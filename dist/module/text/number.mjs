// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var WHOLE = /^[+-]?\d+$/;
var GREATEST_WHOLE = 9007199254740991;
function toNumber(text) {
    var isNegative = text.charAt(0) === '-';
    var value = Number(isNegative || text.charAt(0) === '+' ? text.substring(1) : text);
    return isNegative ? -value : value;
}
function readNumber(text) {
    if (!DECIMAL.test(text))
        return null;
    var value = toNumber(text);
    return isFinite(value) ? value + 0 : null;
}
function readWholeNumber(text) {
    if (!WHOLE.test(text))
        return null;
    var value = toNumber(text);
    return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
}

export { readNumber, readWholeNumber };
