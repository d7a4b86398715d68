// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';
import { isOneNumber, compileNumber, compileRanges } from './ranges.mjs';

/**
 * The only wildcard matcher: names, paths, classes and values of queries, `find` and `remove` all use it.
 * A text matches when the pieces, one after the other, cover it from end to end.
 * The test takes time proportional to pattern × text at most, whatever the two are.
 */
function compilePattern(pattern, options) {
    if (!options.ignoreCase)
        return compilePieces(pattern);
    var matches = compilePieces(foldPattern(pattern));
    return function matchesIgnoringCase(text) {
        return matches(foldCase(text));
    };
}
/** The pattern of a plain text in which `*` alone is special. */
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
function compilePieces(pattern) {
    var literals = literalsBetweenStars(pattern);
    if (literals === null)
        return isOneNumber(pattern) ? compileNumber(pattern) : compileRanges(pattern);
    return literals.length === 1 ? compileLiteral(literals[0]) : compileStars(literals);
}
/** The texts between the stars, the empty ones included; null when there are ranges as well. */
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
function compileLiteral(literal) {
    return function matchesLiteral(text) {
        return text === literal;
    };
}
/**
 * The first literal stands at the start and the last at the end; each one between is taken where it occurs first,
 * which leaves the most room for those that follow, so that none ever has to be taken back.
 */
function compileStars(literals) {
    var last = literals.length - 1;
    var head = literals[0];
    var tail = literals[last];
    var shortest = literals.join('').length;
    return function matchesStars(text) {
        var end = text.length - tail.length;
        if (text.length < shortest)
            return false;
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
