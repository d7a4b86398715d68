// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { selectWhere } from '../support/selectWhere.mjs';

function splitWords(value) {
    var text = typeof value === 'string' ? value : value.join(' ');
    var parts = text.replace(/,/g, ' ').split(' ');
    var words = [];
    for (var i = 0; i < parts.length; i++)
        if (parts[i] !== '')
            words.push(parts[i]);
    return words;
}
function withoutCenter(words) {
    return selectWhere(words, function (word) { return word !== 'center'; });
}

export { splitWords, withoutCenter };
