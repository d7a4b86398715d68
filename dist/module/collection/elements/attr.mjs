// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { attributesOf, setProperty, setForEach } from '../methods/attr.mjs';
import { isItemWord } from '../../host/itemWords.mjs';
import { checkItemWord, setItemWord } from '../items/itemWords.mjs';
import { caller } from '../support/callbacks.mjs';
import { checkMembers } from '../support/members.mjs';
import { isColorEffect, readColorEffect, applyColorEffects } from './support/colorEffects.mjs';
import { pairNamed, readPair, FURTHER_ATTRIBUTES, setPair } from './support/pairAttributes.mjs';

function checkValue(method, _a, strength) {
    var name = _a.name, value = _a.value;
    if (isColorEffect(name))
        readColorEffect(method, name, typeof value === 'function' ? 0 : value, strength);
    else if (pairNamed(name) && typeof value !== 'function')
        readPair(method, name, value);
    else if (isItemWord(name))
        checkItemWord(method, { name: name, value: value });
}
function checkAttribute(method, elements, name) {
    if (isItemWord(name))
        checkMembers(method, elements, 'libraryItem.name', []);
    else if (!isColorEffect(name) && !pairNamed(name))
        checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}
function effectsFor(method, collection, kind, value, strength) {
    var elements = collection.elements;
    var valueFor = typeof value === 'function' ? caller(value, elements, collection) : null;
    var effects = [];
    for (var i = 0; i < elements.length; i++) {
        effects.push(readColorEffect(method, kind, valueFor ? valueFor(elements[i], i) : value, strength));
    }
    return effects;
}
function setPairs(method, collection, _a, properties) {
    var name = _a.name, value = _a.value;
    setForEach(method, collection.elements, value, collection, function setBoth(element, own) {
        setPair(element, properties, readPair(method, name, own));
    });
}
function setAttribute(method, collection, attribute, strength) {
    var name = attribute.name, value = attribute.value;
    var pair = pairNamed(name);
    if (isColorEffect(name)) {
        applyColorEffects(method, collection.dom, collection.elements, effectsFor(method, collection, name, value, strength));
    }
    else if (pair) {
        setPairs(method, collection, attribute, pair);
    }
    else if (isItemWord(name)) {
        setItemWord(method, collection.dom.library, collection.elements, attribute, collection);
    }
    else {
        setProperty(method, collection.elements, attribute, collection);
    }
}
function setAttributes(method, collection, args) {
    var attributes = attributesOf(method, args);
    var strength = typeof args[0] === 'string' ? args[2] : undefined;
    for (var i = 0; i < attributes.length; i++) {
        checkValue(method, attributes[i], strength);
        checkAttribute(method, collection.elements, attributes[i].name);
    }
    for (var i = 0; i < attributes.length; i++)
        setAttribute(method, collection, attributes[i], strength);
}

export { checkAttribute, setAttributes };
