// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { includes } from '../../host/includes.mjs';
import { hasMember, checkMembers } from './memberChecks.mjs';

function checkField(method, collection, field) {
    var elements = collection.elements;
    var first = field.split('.')[0];
    var words = collection.ownWords();
    if (includes(words, first) || elements.length === 0)
        return;
    for (var i = 0; i < elements.length; i++)
        if (hasMember(elements[i], first))
            return;
    checkMembers(method, [elements[0]], first, words);
}

export { checkField };
