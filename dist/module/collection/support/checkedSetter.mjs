// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostClassOf } from '../../host/hostClass.mjs';
import { suggest } from '../../text/nearest.mjs';
import { hasOwn, ownNames } from '../../text/own.mjs';
import { wrongArgument } from './check.mjs';
import { forEach } from './forEach.mjs';
import { FRAME_VALUES } from './frameValues.mjs';
import { LAYER_VALUES } from './layerValues.mjs';
import { hasMember, noMember } from './memberChecks.mjs';

var KNOWN = { frame: FRAME_VALUES, layer: LAYER_VALUES };
function attributesOf(owner) {
    return KNOWN[hostClassOf(owner)] || {};
}
function valueSetter(method, name, _a) {
    var expected = _a.expected, holds = _a.holds, set = _a.set;
    return {
        read: function (value) {
            if (!holds(value))
                throw wrongArgument(method, name, expected, value);
            return value;
        },
        set: set,
    };
}
function dottedSetter(method, collection, path) {
    var dot = path.lastIndexOf('.');
    var word = path.substring(dot + 1);
    var readOwner = collection.readerOf(path.substring(0, dot));
    var checked = {};
    function ownerOf(element) {
        var owner = readOwner(element);
        var attributes = attributesOf(owner);
        if (hasOwn(attributes, word))
            checked = valueSetter(method, path, attributes[word]);
        else if (!hasMember(owner, word)) {
            throw noMember(owner, word, path.substring(0, dot + 1), ownNames(attributes));
        }
        return owner;
    }
    forEach(method, collection.elements, ownerOf);
    var read = checked.read, set = checked.set;
    return {
        read: read,
        set: function (element, value) {
            var owner = ownerOf(element);
            if (set)
                set(owner, value, 0);
            else
                owner[word] = value;
        },
    };
}
function checkedSetter(method, collection, name, allowed) {
    if (name.indexOf('.') >= 0)
        return dottedSetter(method, collection, name);
    if (hasOwn(allowed, name))
        return valueSetter(method, name, allowed[name]);
    var hint = suggest(name, ownNames(allowed));
    throw new TypeError("".concat(method, "(): unknown attribute \"").concat(name, "\"; ").concat(hint));
}

export { checkedSetter, dottedSetter, valueSetter };
