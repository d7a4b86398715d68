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
    var setter = {
        read: function (own) {
            if (typeof own !== 'string')
                throw wrongArgument(METHOD, 'what the Function returns', 'a String', own);
            return own;
        },
        set: function (text, own) { return text.setTextString(own); },
    };
    setEach(METHOD, checkTexts(METHOD, elements), 'text', value, setter, scope);
}

export { readTexts, setTexts };
