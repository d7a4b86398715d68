// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { attributesOf, setForEach } from '../methods/attr.mjs';
import { checkName } from '../support/check.mjs';

var METHOD = 'ItemCollection.attr';
function checkLeaf(_a) {
    var name = _a.name, value = _a.value;
    if (name !== 'name' || typeof value === 'function')
        return;
    checkName(METHOD, 'name', value);
    if (value.indexOf('/') < 0)
        return;
    throw new TypeError(METHOD + '(): name must be a name without folders (use move), got ' + describeArgument(value));
}
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
