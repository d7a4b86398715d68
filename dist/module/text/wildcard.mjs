// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';
import { equals, beginsWith } from './literals.mjs';
import { compileNumber, compileRanges } from './ranges.mjs';

function compilePattern(pattern, options) {
    var literals = literalsBetweenStars(pattern);
    if (literals)
        return compileLiterals(literals, options);
    var ignoreCase = options.ignoreCase;
    var number = compileNumber(pattern, ignoreCase);
    if (number)
        return number;
    return ignoreCase ? onFolded(compileRanges(foldPattern(pattern))) : compileRanges(pattern);
}
function compileWildcard(text, options) {
    return compileLiterals(text.split('*'), options);
}
function compileLiterals(literals, _a) {
    var ignoreCase = _a.ignoreCase;
    if (literals.length === 1)
        return equals(literals[0], ignoreCase);
    if (literals.length === 2 && literals[1] === '')
        return beginsWith(literals[0], ignoreCase);
    return ignoreCase ? onFolded(compileStars(foldAll(literals))) : compileStars(literals);
}
function foldAll(texts) {
    var folded = [];
    for (var i = 0; i < texts.length; i++)
        folded[i] = foldCase(texts[i]);
    return folded;
}
function foldPattern(pattern) {
    var folded = [];
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
    }
    return folded;
}
function onFolded(matches) {
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
            var index = text.indexOf(literals[i], from);
            if (index < 0)
                return false;
            from = index + literals[i].length;
        }
        return from <= end;
    };
}

export { compilePattern, compileWildcard };
