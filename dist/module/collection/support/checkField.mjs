// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { includes } from '../../host/includes.mjs';
import { pathWordsOf, wordReader } from '../../host/itemWords.mjs';
import { forEach } from './forEach.mjs';
import { hasMember, noMember } from './memberChecks.mjs';

function saysNothing(owner, link) {
    return owner === null || owner === undefined || /^\d+$/.test(link);
}
function checkField(method, collection, field) {
    var links = field.split('.');
    var words = collection.ownWords();
    var readFirst = collection.readerOf(links[0]);
    var reached = 0;
    var fault = null;
    forEach(method, collection.elements, function follow(element, index) {
        var owner = element;
        for (var at = 0; reached < links.length;) {
            var link = links[at];
            var further = at > 0 ? pathWordsOf(owner) : words;
            if (!hasMember(owner, link) && !includes(further, link)) {
                if (at < reached || fault || (at > 0 && saysNothing(owner, link)))
                    return;
                var where = links.slice(0, at).concat(['']).join('.');
                fault = failure(method, index, element, noMember(owner, link, where, further));
                return;
            }
            owner = (at > 0 ? wordReader(link) : readFirst)(owner);
            if (++at <= reached)
                continue;
            reached = at;
            fault = null;
        }
    });
    if (fault)
        throw fault;
}

export { checkField };
