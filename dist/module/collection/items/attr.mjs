// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItemWord, ITEM_WORDS } from '../../host/itemWords.mjs';
import { setAttributes, memberSetter } from '../methods/attr.mjs';
import { checkMembers } from '../support/memberChecks.mjs';
import { itemWordSetter, readLeaf } from './itemWordSetter.mjs';

var METHOD = 'ItemCollection.attr';
function setterOf(name, _a) {
    var elements = _a.elements, library = _a.library;
    if (isItemWord(name))
        return itemWordSetter(METHOD, library, name);
    checkMembers(METHOD, elements, name, ITEM_WORDS);
    return name === 'name' ? { read: function (value) { return readLeaf(METHOD, name, value); } } : memberSetter(name);
}
function setItemAttributes(collection, args) {
    setAttributes(METHOD, collection, args, setterOf);
}

export { setItemAttributes };
