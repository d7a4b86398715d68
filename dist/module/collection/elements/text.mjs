// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { setEach } from '../methods/attr.mjs';
import { forEach } from '../support/forEach.mjs';
import { wrongArgument } from '../support/check.mjs';
import { checkTexts } from './support/checkTexts.mjs';

var METHOD = 'ElementCollection.text';
function readTexts(elements) {
    var texts = checkTexts(METHOD, elements);
    var contents = [];
    forEach(METHOD, texts, function (text) { return contents.push(text.getTextString()); });
    return contents;
}
function setTexts(elements, value, scope) {
    if (typeof value !== 'string' && typeof value !== 'function')
        throw wrongArgument(METHOD, 'the first argument', 'a String or a Function', value);
    var setter = textSetter(METHOD, elements, 'text', 'what the Function returns');
    setEach(METHOD, elements, 'text', value, setter, scope);
}
function isTextWord(name) {
    return name === 'text' || name === 'font';
}
function textSetter(method, elements, word, valueName) {
    if (valueName === void 0) { valueName = word; }
    checkTexts(method, elements);
    return {
        read: function (value) {
            if (typeof value !== 'string')
                throw wrongArgument(method, valueName, 'a String', value);
            return value;
        },
        set: function (text, value) {
            if (word === 'text')
                text.setTextString(value);
            else
                text.setTextAttr('face', value);
        },
    };
}

export { isTextWord, readTexts, setTexts, textSetter };
