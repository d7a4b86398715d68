// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isRegExp, regExpTest } from '../../text/regExp.mjs';
import { compileWildcard } from '../../text/wildcard.mjs';

var COUNTING_CASE = { ignoreCase: false };
function textTest(wanted) {
    if (typeof wanted === 'string')
        return wanted.indexOf('*') < 0 ? null : compileWildcard(wanted, COUNTING_CASE);
    return isRegExp(wanted) ? regExpTest(wanted) : null;
}
function itself(value) {
    return value;
}
function findByProperty(method, elements, wanted, property, isMatch) {
    if (isMatch === void 0) { isMatch = true; }
    var read = typeof property === 'function' ? property : null;
    var matches = textTest(wanted);
    var result = [];
    var count = 0;
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            var element = elements[i];
            var holds = false;
            if (element !== null && element !== undefined) {
                var value = read ? read(element) : element[property];
                if (read && isArray(value))
                    holds = findByProperty(method, value, wanted, itself).length > 0;
                else if (!matches)
                    holds = value === wanted;
                else if (typeof value === 'string')
                    holds = matches(value);
                else
                    holds = value !== null && value !== undefined && matches(String(value));
            }
            if (holds === isMatch)
                result[count++] = element;
        }
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
    return result;
}

export { findByProperty, textTest };
