// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/support/gather.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { hostClassOf } from '../host/hostClass.mjs';
import { isArray } from '../host/isArray.mjs';

function sortArguments(caller, args, expected) {
    var sorted = {};
    for (var i = 0; i < args.length; i++) {
        if (args[i] === undefined)
            continue;
        var slot = slotOf(args[i]);
        if (slot === null) {
            var argument = "".concat(caller, "(): argument ").concat(i + 1);
            throw new TypeError("".concat(argument, " must be ").concat(expected, ", got ").concat(describeArgument(args[i])));
        }
        if (sorted[slot] !== undefined)
            throw new TypeError("".concat(caller, "(): expected one ").concat(WORDS[slot], ", got two"));
        sorted[slot] = args[i];
    }
    return sorted;
}
var WORDS = {
    query: 'query String',
    source: 'source',
    document: 'Document',
    debug: 'Boolean',
};
function slotOf(value) {
    if (typeof value === 'string')
        return 'query';
    if (typeof value === 'boolean')
        return 'debug';
    if (isArray(value) || isCollection(value))
        return 'source';
    var hostClass = hostClassOf(value);
    if (hostClass === 'document')
        return 'document';
    return hostClass === null ? null : 'source';
}

export { sortArguments };
