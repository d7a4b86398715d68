// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var ESCAPES = {
    '"': '\\"',
    '\\': '\\\\',
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
};
function escaped(character) {
    return ESCAPES[character] || '\\u' + ('000' + character.charCodeAt(0).toString(16)).slice(-4);
}
function quoteJson(text) {
    return '"' + text.replace(/["\\\u0000-\u001f\u2028\u2029]/g, escaped) + '"';
}

export { quoteJson };
