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
/** Calls the callback for each element, first to last; elements that it appends are visited too. */
function callForEach(callback, elements, scope, params) {
    if (params && params.length > 0) {
        var call = caller(callback, elements, scope, params);
        for (var i = 0; i < elements.length; i++)
            call(elements[i], i);
        return;
    }
    for (var i = 0; i < elements.length; i++)
        callback.call(scope, elements[i], i, elements);
}
/** The elements for which the callback returns something truthy, in a new Array. */
function callToSelect(callback, elements, scope) {
    var kept = [];
    // Written by index: a call of push takes as long as the rest, in engines that only interpret.
    var count = 0;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        if (callback.call(scope, element, i, elements))
            kept[count++] = element;
    }
    return kept;
}
/** The callback's result for each element, in a new Array. */
function callToMap(callback, elements, scope) {
    var results = [];
    for (var i = 0; i < elements.length; i++) {
        results[i] = callback.call(scope, elements[i], i, elements);
    }
    return results;
}
/** The scope given, or the fallback where none is. */
function scopeOr(scope, fallback) {
    return scope === undefined || scope === null ? fallback : scope;
}

export { callForEach, callToMap, callToSelect, caller, scopeOr };
