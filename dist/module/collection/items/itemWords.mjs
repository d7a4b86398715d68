// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { itemFor } from '../../host/itemWords.mjs';
import { setForEach } from '../methods/attr.mjs';
import { wrongArgument, checkName } from '../support/check.mjs';
import { moveItems } from './move.mjs';

function checkLeaf(method, name, value) {
    checkName(method, name, value);
    if (value.indexOf('/') < 0)
        return;
    throw new TypeError(method + '(): ' + name + ' must be a name without folders (use move), got ' + describeArgument(value));
}
function checkItemWord(method, _a) {
    var name = _a.name, value = _a.value;
    if (typeof value === 'function')
        return;
    if (name === 'shortName')
        checkLeaf(method, name, value);
    else if (typeof value !== 'string')
        throw wrongArgument(method, name, 'a String', value);
}
function setItemWord(method, library, objects, attribute, scope) {
    var word = attribute.name;
    setForEach(method, objects, attribute.value, scope, function setWord(object, own) {
        checkItemWord(method, { name: word, value: own });
        var item = itemFor(object);
        if (word === 'shortName')
            item.name = own;
        else
            moveItems(library, [item], own, false, false);
    });
}

export { checkItemWord, checkLeaf, setItemWord };
