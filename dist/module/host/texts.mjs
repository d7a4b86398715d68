// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readList, read, isObject } from './read.mjs';

function isTextType(elementType) {
    return elementType === 'text' || elementType === 'tlfText';
}
function wholeText(text) {
    var getTextString = read(text, 'getTextString');
    return String(getTextString.call(text));
}
function attributeOfRuns(text, name) {
    var values = [];
    var runs = readList(text, 'textRuns');
    for (var i = 0; i < runs.length; i++) {
        var attributes = read(runs[i], 'textAttrs');
        if (isObject(attributes))
            values.push(read(attributes, name));
    }
    return values;
}

export { attributeOfRuns, isTextType, wholeText };
