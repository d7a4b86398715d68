// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItemWord, ITEM_WORDS } from '../../host/itemWords.mjs';
import { attributesOf, setForEach, setProperty } from '../methods/attr.mjs';
import { checkMembers } from '../support/members.mjs';
import { checkItemWord, checkLeaf, setItemWord } from './itemWords.mjs';

var METHOD = 'ItemCollection.attr';
function checkAttribute(elements, attribute) {
    var name = attribute.name, value = attribute.value;
    if (isItemWord(name)) {
        checkItemWord(METHOD, attribute);
        return;
    }
    if (name === 'name' && typeof value !== 'function')
        checkLeaf(METHOD, name, value);
    checkMembers(METHOD, elements, name, ITEM_WORDS);
}
function setAttribute(collection, attribute) {
    var elements = collection.elements, library = collection.library;
    var name = attribute.name, value = attribute.value;
    if (isItemWord(name))
        setItemWord(METHOD, library, elements, attribute, collection);
    else if (name === 'name') {
        setForEach(METHOD, elements, value, collection, function setName(item, own) {
            checkLeaf(METHOD, name, own);
            item.name = own;
        });
    }
    else
        setProperty(METHOD, elements, attribute, collection);
}
function setItemAttributes(collection, args) {
    var attributes = attributesOf(METHOD, args);
    for (var i = 0; i < attributes.length; i++)
        checkAttribute(collection.elements, attributes[i]);
    for (var i = 0; i < attributes.length; i++)
        setAttribute(collection, attributes[i]);
}

export { setItemAttributes };
