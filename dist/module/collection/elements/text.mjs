// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { setEach } from '../methods/attr.mjs';
import { forEach } from '../support/forEach.mjs';
import { wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { valueSetter } from '../support/checkedSetter.mjs';
import { textSetBy } from '../support/checkedValues.mjs';
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
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a String or a Function', value);
    var setter = textSetter(METHOD, elements, 'text', 'what the Function returns');
    setEach(METHOD, elements, 'text', value, setter, scope);
}
function isTextWord(name) {
    return name === 'text' || name === 'font';
}
function textSetter(method, elements, word, valueName) {
    if (valueName === void 0) { valueName = word; }
    checkTexts(method, elements);
    return valueSetter(method, valueName, textSetBy(function setText(text, value) {
        if (word === 'text')
            text.setTextString(value);
        else
            text.setTextAttr('face', value);
    }));
}

export { isTextWord, readTexts, setTexts, textSetter };
