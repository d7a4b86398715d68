// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItemWord } from '../../host/itemWords.mjs';
import { elementDomain } from '../../selector/domains/element.mjs';
import { hasOwn } from '../../text/own.mjs';
import { itemWordSetter } from '../items/itemWordSetter.mjs';
import { memberSetter } from '../methods/attr.mjs';
import { dottedSetter } from '../support/checkedSetter.mjs';
import { checkMembers } from '../support/memberChecks.mjs';
import { isColorEffect, colorEffectSetter } from './support/colorEffects.mjs';
import { pairSetter, pairNamed, FURTHER_ATTRIBUTES } from './support/pairAttributes.mjs';
import { isTextWord, textSetter } from './text.mjs';

function checkAttribute(method, elements, name) {
    if (!isColorEffect(name) && !pairNamed(name))
        checkMember(method, elements, name);
}
function checkMember(method, elements, name) {
    if (isItemWord(name))
        checkMembers(method, elements, 'libraryItem.name', []);
    else
        checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}
function setterOfElements(name, collection, method, strength) {
    var elements = collection.elements, dom = collection.dom;
    if (isColorEffect(name))
        return colorEffectSetter(method, dom, elements, name, strength);
    var pair = pairNamed(name);
    if (pair)
        return pairSetter(method, elements, name, pair);
    if (isTextWord(name))
        return textSetter(method, elements, name);
    var first = name.substring(0, name.indexOf('.'));
    if (hasOwn(elementDomain.members, first))
        return dottedSetter(method, collection, name);
    checkMember(method, elements, name);
    return isItemWord(name) ? itemWordSetter(method, dom.library, name) : memberSetter(name);
}

export { checkAttribute, setterOfElements };
