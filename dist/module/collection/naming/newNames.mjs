// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { failure } from '../../host/failure.mjs';
import { caller } from '../support/callbacks.mjs';
import { checkName } from '../support/check.mjs';
import { namesOf, readTemplate } from './template.mjs';

function needsPresentNames(_a) {
    var args = _a.args;
    return typeof args[0] === 'function' || String(args[0]).indexOf('*') >= 0;
}
function namesFromFunction(renaming, elements, present) {
    var names = [];
    var named = elements.slice(0);
    for (var i = 0; i < named.length; i++) {
        var call = caller(renaming.args[0], elements, renaming.scope, [present[i]]);
        var name = call(named[i], i);
        if (typeof name !== 'string' || name === '') {
            var problem = 'the Function must return a non-empty String, got ' + describeArgument(name);
            throw failure(renaming.method, i, named[i], new TypeError(problem));
        }
        names.push(name);
    }
    return names;
}
function newNames(renaming, elements, present) {
    var method = renaming.method, args = renaming.args;
    if (typeof args[0] === 'function')
        return namesFromFunction(renaming, elements, present);
    var name = args[0] === undefined ? renaming.base : args[0];
    checkName(method, 'name', name);
    var numbering = { padding: args[1], start: args[2], separator: args[3] };
    var length = elements.length;
    return namesOf(readTemplate(method, name, length, numbering), length, present);
}

export { needsPresentNames, newNames };
