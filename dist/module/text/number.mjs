// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var WHOLE = /^[+-]?\d+$/;
var GREATEST_WHOLE = 9007199254740991;
/** As Number(text), for MuJS too, which reads "-1" as NaN. */
function toNumber(text) {
    var isNegative = text.charAt(0) === '-';
    var value = Number(isNegative || text.charAt(0) === '+' ? text.substring(1) : text);
    return isNegative ? -value : value;
}
/** The number that the text is, in decimal notation (`12`, `-0.5`, `1e3`), or null. Never NaN, infinite or -0. */
function readNumber(text) {
    if (!DECIMAL.test(text))
        return null;
    var value = toNumber(text);
    return isFinite(value) ? value + 0 : null;
}
/** The whole number that the text is, leading zeros ignored, or null; null also beyond 2^53, where numbers are inexact. */
function readWholeNumber(text) {
    if (!WHOLE.test(text))
        return null;
    var value = toNumber(text);
    return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
}

export { readNumber, readWholeNumber };
