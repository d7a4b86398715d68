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
    if (literal === '' || !ignoreCase)
        return beginsExactly(literal);
    var folded = foldCase(literal);
    return PLAIN.test(folded) ? beginsPlainly(folded) : beginsFolded(folded);
}
function beginsExactly(literal) {
    return function (text) { return text.lastIndexOf(literal, 0) === 0; };
}
function beginsPlainly(folded) {
    var lower = folded.charCodeAt(0);
    var upper = folded.toUpperCase().charCodeAt(0);
    return function beginsInAnyCase(text) {
        var code = text.charCodeAt(0);
        return (code === lower || code === upper) && text.substring(0, folded.length).toLowerCase() === folded;
    };
}
function beginsFolded(folded) {
    return function (text) { return foldCase(text.substring(0, folded.length)) === folded; };
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
