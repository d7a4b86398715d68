// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';

var SHORTEST_PREFIX = 3;
var MAX_WORD_LENGTH = 64;
function nearest(word, words) {
    if (word.length > MAX_WORD_LENGTH)
        return null;
    var folded = foldCase(word);
    var best = null;
    var least = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
    for (var i = 0; i < words.length; i++) {
        var distance = editDistance(folded, foldCase(words[i]), least);
        if (distance < least) {
            least = distance;
            best = words[i];
        }
    }
    return best === null ? shortestWithPrefix(folded, words) : best;
}
function suggest(word, words) {
    var near = nearest(word, words);
    return near === null ? "there are ".concat(words.join(', ')) : "did you mean \"".concat(near, "\"?");
}
function shortestWithPrefix(prefix, words) {
    if (prefix.length < SHORTEST_PREFIX)
        return null;
    var best = null;
    for (var i = 0; i < words.length; i++) {
        var begins = foldCase(words[i].substring(0, prefix.length)) === prefix;
        if (begins && (best === null || words[i].length < best.length))
            best = words[i];
    }
    return best;
}
function editDistance(from, to, limit) {
    var beforeLast = [];
    var last = [];
    for (var column = 0; column <= to.length; column++)
        last.push(column);
    for (var row = 1; row <= from.length; row++) {
        var current = [row];
        var letter = from.charAt(row - 1);
        for (var column = 1; column <= to.length; column++) {
            var target = to.charAt(column - 1);
            var cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (letter === target ? 0 : 1));
            var swapped = letter === to.charAt(column - 2) && target === from.charAt(row - 2);
            if (swapped)
                cost = Math.min(cost, beforeLast[column - 2] + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return Math.min(last[to.length], limit);
}

export { nearest, suggest };
