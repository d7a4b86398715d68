// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function isRegExp(value) {
    return Object.prototype.toString.call(value) === '[object RegExp]';
}
function regExpTest(expression) {
    var copy = new RegExp(expression.source, flagsOf(expression));
    return function matchesRegExp(text) {
        copy.lastIndex = 0;
        return copy.test(text);
    };
}
function flagsOf(expression) {
    var _a = expression, flags = _a.flags, ignoreCase = _a.ignoreCase, multiline = _a.multiline, sticky = _a.sticky;
    if (typeof flags === 'string')
        return flags;
    return (ignoreCase ? 'i' : '') + (multiline ? 'm' : '') + (sticky ? 'y' : '');
}

export { isRegExp, regExpTest };
