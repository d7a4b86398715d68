// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';

var PLAIN = /^[\u0000-jl-\u007f]*$/;
function equals(literal, ignoreCase) {
    if (!ignoreCase)
        return function (text) { return text === literal; };
    var length = literal.length;
    var folded = foldCase(literal);
    return function (text) { return text.length === length && foldCase(text) === folded; };
}
function beginsWith(literal, ignoreCase) {
    var length = literal.length;
    if (length === 0)
        return function () { return true; };
    var folded = foldCase(literal);
    var lower = (ignoreCase ? folded : literal).charCodeAt(0);
    var upper = ignoreCase ? folded.charAt(0).toUpperCase().charCodeAt(0) : lower;
    if (!ignoreCase)
        return function (text) { return text.charCodeAt(0) === lower && text.substring(0, length) === literal; };
    if (PLAIN.test(folded)) {
        return function beginsPlainly(text) {
            var code = text.charCodeAt(0);
            return (code === lower || code === upper) && text.substring(0, length).toLowerCase() === folded;
        };
    }
    return function (text) { return foldCase(text.substring(0, length)) === folded; };
}
function endsWith(literal, ignoreCase) {
    var length = literal.length;
    if (!ignoreCase)
        return function (text) { return text.substring(text.length - length) === literal; };
    var folded = foldCase(literal);
    return function (text) { return foldCase(text.substring(text.length - length)) === folded; };
}
function contains(literal) {
    return function (text) { return text.indexOf(literal) >= 0; };
}

export { beginsWith, contains, endsWith, equals };
