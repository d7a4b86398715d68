// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach, failure } from './failure.mjs';
import { readProperty } from './property.mjs';

/**
 * Calls a method of each element. All of them are looked up before the first is called, so that nothing has happened
 * when one is missing.
 */
function invokeOnEach(caller, elements, name, params) {
    var methods = [];
    forEach(caller, elements, function findMethod(element, index) {
        var method = readProperty(element, name);
        if (typeof method !== 'function')
            throw new TypeError('it has no method "' + name + '"');
        methods[index] = method;
    });
    var targets = elements.slice();
    for (var i = 0; i < targets.length; i++) {
        try {
            methods[i].apply(targets[i], params);
        }
        catch (error) {
            throw failure(caller, i, targets[i], error);
        }
    }
}

export { invokeOnEach };
