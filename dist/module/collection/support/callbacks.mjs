// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { nativeFilter, nativeMap } from './nativeMethods.mjs';

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
function callToSelect(callback, elements, scope) {
    var length = nativeFilter ? elements.length : 0;
    var passing = nativeFilter ? nativeFilter.call(elements, callback, scope) : [];
    for (var i = length; i < elements.length; i++) {
        var element = elements[i];
        if (callback.call(scope, element, i, elements))
            passing[passing.length] = element;
    }
    return passing;
}
function callToMap(callback, elements, scope) {
    var length = nativeMap ? elements.length : 0;
    var results = nativeMap ? nativeMap.call(elements, callback, scope) : [];
    for (var i = length; i < elements.length; i++) {
        results[i] = callback.call(scope, elements[i], i, elements);
    }
    return results;
}
function scopeOr(scope, fallback) {
    return scope === undefined || scope === null ? fallback : scope;
}

export { callForEach, callToMap, callToSelect, caller, scopeOr };
