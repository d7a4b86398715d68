// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { shown } from '../collection/check.mjs';
import { isArray, isCollection } from '../collection/gather.mjs';
import { hostKind } from '../host/hostKind.mjs';

/**
 * Sorts arguments given in any order; `undefined` stands for one that is left out.
 *
 * @param caller what the user called, `$`
 * @param expected what an argument may be, in words
 * @throws TypeError for an argument of no use, or two of one kind
 */
function sortArguments(caller, args, expected) {
    var sorted = {};
    for (var i = 0; i < args.length; i++) {
        if (args[i] === undefined)
            continue;
        var slot = slotOf(args[i]);
        if (slot === null) {
            var argument = "".concat(caller, "(): argument ").concat(i + 1);
            throw new TypeError("".concat(argument, " must be ").concat(expected, ", got ").concat(shown(args[i])));
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
    var kind = hostKind(value);
    if (kind === 'document')
        return 'document';
    return kind === null ? null : 'source';
}

export { sortArguments };
