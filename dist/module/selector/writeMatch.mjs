// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var ASCII = /^[\u0000-\u007f]+$/;
/**
 * A comparison with a pattern, ignoring case, as source text. Most texts begin otherwise than the pattern: those are
 * told without asking it. No letter beyond ASCII counts as one within, so the beginning must be ASCII.
 *
 * @param text the source text of what is compared
 * @param matches the comparison itself
 */
function writeMatch(pattern, text, matches, loop) {
    var head = pattern.length > 0 && pattern[0].type === 'text' ? pattern[0].text : '';
    var call = loop.constant(matches) + '(v)';
    if (!ASCII.test(head))
        return "(v=".concat(text, ",").concat(call, ")");
    var start = loop.constant(head.toLowerCase());
    if (isBeginning(pattern))
        return "((v=".concat(text, ").substring(0,").concat(head.length, ").toLowerCase()===").concat(start, ")");
    return "((v=".concat(text, ").substring(0,").concat(head.length, ").toLowerCase()===").concat(start, "&&").concat(call, ")");
}
/**
 * Whether the pattern asks for nothing but how a text begins. Not with a K: the sign for kelvin is lowered to one, but
 * does not count as one.
 */
function isBeginning(pattern) {
    if (pattern.length !== 2 || pattern[1].type !== 'any')
        return false;
    return pattern[0].type === 'text' && !/k/i.test(pattern[0].text);
}

export { writeMatch };
