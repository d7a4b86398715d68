// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItemWord } from '../../host/itemWords.mjs';
import { itemWordSetter } from '../items/itemWordSetter.mjs';
import { setAttributes, memberSetter } from '../methods/attr.mjs';
import { checkMembers } from '../support/memberChecks.mjs';
import { isColorEffect, colorEffectSetter } from './support/colorEffects.mjs';
import { pairSetter, pairNamed, FURTHER_ATTRIBUTES } from './support/pairAttributes.mjs';

function checkAttribute(method, elements, name) {
    if (isItemWord(name))
        checkMembers(method, elements, 'libraryItem.name', []);
    else if (!isColorEffect(name) && !pairNamed(name))
        checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}
function setElementAttributes(method, collection, args) {
    var strength = typeof args[0] === 'string' ? args[2] : undefined;
    setAttributes(method, collection, args, function setterOf(name) {
        var elements = collection.elements, dom = collection.dom;
        checkAttribute(method, elements, name);
        if (isColorEffect(name))
            return colorEffectSetter(method, dom, elements, name, strength);
        if (isItemWord(name))
            return itemWordSetter(method, dom.library, name);
        return pairSetter(method, name) || memberSetter(name);
    });
}

export { checkAttribute, setElementAttributes };
