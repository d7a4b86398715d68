// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItemWord, ITEM_WORDS } from '../../host/itemWords.mjs';
import { memberSetter } from '../methods/attr.mjs';
import { checkMembers } from '../support/memberChecks.mjs';
import { itemWordSetter, readLeaf } from './itemWordSetter.mjs';

function nameSetter(method) {
    return { read: function (value) { return readLeaf(method, 'name', value); } };
}
function setterOfItems(name, _a, method) {
    var elements = _a.elements, library = _a.library;
    if (isItemWord(name))
        return itemWordSetter(method, library, name);
    checkMembers(method, elements, name, ITEM_WORDS);
    return name === 'name' ? nameSetter(method) : memberSetter(name);
}

export { setterOfItems };
