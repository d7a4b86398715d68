// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function escape(text, escapes) {
    var special = escapes.special, _a = escapes.first, first = _a === void 0 ? '' : _a, _b = escapes.last, last = _b === void 0 ? '' : _b;
    var parts = [];
    for (var i = 0; i < text.length; i++) {
        var character = text.charAt(i);
        var needed = special.indexOf(character) >= 0 ||
            (i === 0 && first.indexOf(character) >= 0) ||
            (i === text.length - 1 && last.indexOf(character) >= 0);
        parts.push(needed ? "\\".concat(character) : character);
    }
    return parts.join('');
}

export { escape };
