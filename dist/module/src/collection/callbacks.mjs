// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * A function that calls the callback with the arguments that every callback of a collection gets.
 *
 * @param elements the live Array, the third argument
 * @param scope `this` of the callback
 * @param params further arguments
 */
function caller(callback, elements, scope, params) {
    if (!params || params.length === 0) {
        return function callPlainly(element, index) {
            return callback.call(scope, element, index, elements);
        };
    }
    return function callWithParams(element, index) {
        return callback.apply(scope, [element, index, elements].concat(params));
    };
}
/** The scope given, or the fallback where none is. */
function scopeOr(scope, fallback) {
    return scope === undefined || scope === null ? fallback : scope;
}

export { caller, scopeOr };
