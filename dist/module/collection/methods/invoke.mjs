// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { readProperty } from '../../host/readPath.mjs';
import { forEach } from '../support/forEach.mjs';

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
