// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { beginsWith, endsWith } from './literals.mjs';
import { readWholeNumber } from './number.mjs';

var ZERO = 48;
var NINE = 57;
function compileRanges(pattern) {
    return function matchesRanges(text) {
        var places = nowhere(text);
        places[0] = true;
        for (var i = 0; i < pattern.length; i++) {
            var piece = pattern[i];
            if (piece.type === 'any')
                places = afterAny(places);
            else if (piece.type === 'text')
                places = afterText(text, places, piece.text);
            else
                places = afterRange(text, places, piece, isAny(pattern, i - 1), isAny(pattern, i + 1));
        }
        return places[text.length];
    };
}
function compileNumber(pattern, ignoreCase) {
    var range = null;
    var before = '';
    var after = '';
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'text') {
            if (range)
                after += piece.text;
            else
                before += piece.text;
        }
        else if (range || piece.type === 'any')
            return null;
        else
            range = piece;
    }
    return range && testOfNumber(before, range, after, ignoreCase);
}
function testOfNumber(before, _a, after, ignoreCase) {
    var min = _a.min, max = _a.max;
    var begins = beginsWith(before, ignoreCase);
    var ends = endsWith(after, ignoreCase);
    return function matchesNumber(text) {
        if (!begins(text))
            return false;
        var end = text.length - after.length;
        if (end <= before.length || (after !== '' && !ends(text)))
            return false;
        var digits = text.substring(before.length, end);
        var number = digits.charAt(0) === '+' ? null : readWholeNumber(digits);
        return number !== null && number >= min && number <= max;
    };
}
function isAny(pattern, index) {
    return index >= 0 && index < pattern.length && pattern[index].type === 'any';
}
function nowhere(text) {
    var places = [];
    for (var i = 0; i <= text.length; i++)
        places.push(false);
    return places;
}
function afterAny(places) {
    var reached = [];
    var open = false;
    for (var i = 0; i < places.length; i++) {
        open = open || places[i];
        reached.push(open);
    }
    return reached;
}
function afterText(text, places, literal) {
    var reached = nowhere(text);
    for (var i = 0; i < places.length; i++) {
        if (places[i] && text.substring(i, i + literal.length) === literal)
            reached[i + literal.length] = true;
    }
    return reached;
}
function afterRange(text, places, range, fullLeft, fullRight) {
    var reached = nowhere(text);
    var holdsZero = range.min <= 0 && range.max >= 0;
    var zerosEnd = 0;
    var zerosReached = 0;
    function reach(end) {
        if (!fullRight || !isDigit(text, end))
            reached[end] = true;
    }
    for (var start = 0; start < places.length; start++) {
        if (!places[start])
            continue;
        var negative = text.charAt(start) === '-';
        var digits = negative ? start + 1 : start;
        if (!isDigit(text, digits) || (fullLeft && !negative && isDigit(text, start - 1)))
            continue;
        zerosEnd = Math.max(zerosEnd, digits);
        while (text.charAt(zerosEnd) === '0')
            zerosEnd++;
        zerosReached = Math.max(zerosReached, digits);
        while (zerosReached < zerosEnd) {
            zerosReached++;
            if (holdsZero)
                reach(zerosReached);
        }
        var least = negative ? -range.max : range.min;
        var most = negative ? -range.min : range.max;
        var value = 0;
        for (var end = zerosEnd; isDigit(text, end); end++) {
            value = value * 10 + text.charCodeAt(end) - ZERO;
            if (value > most)
                break;
            if (value >= least)
                reach(end + 1);
        }
    }
    return reached;
}
function isDigit(text, index) {
    var code = text.charCodeAt(index);
    return code >= ZERO && code <= NINE;
}

export { compileNumber, compileRanges };
