// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compilePattern, wildcard } from '../text/wildcard.mjs';
import { failure } from './failure.mjs';
import { readProperty } from './property.mjs';

/** Whether the value is a RegExp, of this realm or another. */
function isRegExp(value) {
    return Object.prototype.toString.call(value) === '[object RegExp]';
}
/** Tests from the start of each text, whatever `lastIndex` the flags g and y left, and leaves that as it was. */
function regExpTest(pattern) {
    return function matchesRegExp(value) {
        var lastIndex = pattern.lastIndex;
        pattern.lastIndex = 0;
        var isMatch = pattern.test(String(value));
        pattern.lastIndex = lastIndex;
        return isMatch;
    };
}
function wildcardTest(text) {
    var matches = compilePattern(wildcard(text), { ignoreCase: false });
    return function matchesWildcard(value) {
        return matches(String(value));
    };
}
/** The same test, never met by what is absent. */
function whenPresent(test) {
    return function isPresentAndMatches(value) {
        return value !== null && value !== undefined && test(value);
    };
}
function valueTest(wanted) {
    if (isRegExp(wanted))
        return whenPresent(regExpTest(wanted));
    if (typeof wanted === 'string' && wanted.indexOf('*') >= 0)
        return whenPresent(wildcardTest(wanted));
    return function isEqual(value) {
        return value === wanted;
    };
}
/**
 * The test of `find` and `remove`: whether a property of an element matches a value.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 * @param wanted a String with `*`: a wildcard for the whole text; a RegExp; anything else: strict equality
 */
function propertyTest(method, wanted, property) {
    var test = valueTest(wanted);
    return function propertyMatches(element, index) {
        if (element === null || element === undefined)
            return false;
        var value;
        try {
            value = readProperty(element, property);
        }
        catch (error) {
            throw failure(method, index, element, error);
        }
        return test(value);
    };
}

export { propertyTest };
