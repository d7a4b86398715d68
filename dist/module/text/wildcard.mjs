// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';
import { equals, beginsWith } from './literals.mjs';
import { compileNumber, compileRanges } from './ranges.mjs';

function compilePattern(pattern, _a) {
    var ignoreCase = _a.ignoreCase;
    var number = compileNumber(pattern, ignoreCase);
    if (number)
        return number;
    var literals = literalsBetweenStars(pattern);
    if (literals && literals.length === 1)
        return equals(literals[0], ignoreCase);
    if (literals && literals.length === 2 && literals[1] === '')
        return beginsWith(literals[0], ignoreCase);
    if (!ignoreCase)
        return literals ? compileStars(literals) : compileRanges(pattern);
    return compileFolded(foldPattern(pattern));
}
function wildcard(text) {
    var pattern = [];
    var start = 0;
    for (var star = text.indexOf('*'); star >= 0; star = text.indexOf('*', start)) {
        if (star > start)
            pattern.push({ type: 'text', text: text.substring(start, star) });
        if (pattern.length === 0 || pattern[pattern.length - 1].type !== 'any')
            pattern.push({ type: 'any' });
        start = star + 1;
    }
    if (start < text.length)
        pattern.push({ type: 'text', text: text.substring(start) });
    return pattern;
}
function foldPattern(pattern) {
    var folded = [];
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
    }
    return folded;
}
function compileFolded(pattern) {
    var matches = compilePattern(pattern, { ignoreCase: false });
    return function (text) { return matches(foldCase(text)); };
}
function literalsBetweenStars(pattern) {
    var literals = [''];
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'range')
            return null;
        if (piece.type === 'any')
            literals.push('');
        else
            literals[literals.length - 1] += piece.text;
    }
    return literals;
}
function compileStars(literals) {
    var last = literals.length - 1;
    var head = literals[0];
    var tail = literals[last];
    return function matchesStars(text) {
        var end = text.length - tail.length;
        if (text.substring(0, head.length) !== head || text.substring(end) !== tail)
            return false;
        var from = head.length;
        for (var i = 1; i < last; i++) {
            var found = text.indexOf(literals[i], from);
            if (found < 0)
                return false;
            from = found + literals[i].length;
        }
        return from <= end;
    };
}

export { compilePattern, wildcard };
