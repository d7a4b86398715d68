// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { attributesOf, setForEach } from '../attr.mjs';
import { checkName, shown } from '../check.mjs';

var METHOD = 'ItemCollection.attr';
/** Refuses a name with a folder in it: `name` sets the last part of an item's path only. */
function checkLeaf(_a) {
    var name = _a.name, value = _a.value;
    if (name !== 'name' || typeof value === 'function')
        return;
    checkName(METHOD, 'name', value);
    if (value.indexOf('/') < 0)
        return;
    throw new TypeError(METHOD + '(): name must be a name without folders (use move), got ' + shown(value));
}
/** Sets attributes of the items, one after the other; `args` are those of `ItemCollection.attr`. */
function setItemAttributes(items, args, scope) {
    var attributes = attributesOf(METHOD, args);
    for (var i = 0; i < attributes.length; i++)
        checkLeaf(attributes[i]);
    var _loop_1 = function (i) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        setForEach(METHOD, items, value, scope, function setProperty(item, own) {
            checkLeaf({ name: name, value: own });
            item[name] = own;
        });
    };
    for (var i = 0; i < attributes.length; i++) {
        _loop_1(i);
    }
}

export { setItemAttributes };
