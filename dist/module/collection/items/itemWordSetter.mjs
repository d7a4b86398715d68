// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { itemFor } from '../../host/itemWords.mjs';
import { checkName } from '../support/check.mjs';
import { valueSetter } from '../support/checkedSetter.mjs';
import { textSetBy } from '../support/checkedValues.mjs';
import { moveItems } from './move.mjs';

function readLeaf(method, name, value) {
    checkName(method, name, value);
    if (value.indexOf('/') < 0)
        return value;
    throw new TypeError(method + '(): ' + name + ' must be a name without folders (use move), got ' + describeArgument(value));
}
function itemWordSetter(method, library, word) {
    if (word === 'folder') {
        return valueSetter(method, word, textSetBy(function moveItem(object, folder) {
            moveItems(library, [itemFor(object)], folder, false, false);
        }));
    }
    return {
        read: function (value) { return readLeaf(method, word, value); },
        set: function (object, name) {
            itemFor(object).name = name;
        },
    };
}

export { itemWordSetter, readLeaf };
