// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { withPlaceRestored, openItem } from '../stage/userLocation.mjs';
import { forEach } from '../support/forEach.mjs';

function open(method, document, item, index) {
    var isOpen;
    try {
        isOpen = openItem(document, item);
    }
    catch (error) {
        throw failure(method, index, item, error);
    }
    if (!isOpen)
        throw failure(method, index, item, new Error('the host cannot open it for editing'));
}
function visitsTo(method, items) {
    var visits = [];
    forEach(method, items, function addVisit(item, index) {
        var symbol = item;
        if (symbol.timeline)
            visits.push({ item: symbol, index: index });
    });
    return visits;
}
function execInItems(method, document, items, callback, scope, params) {
    var visits = visitsTo(method, items);
    if (visits.length === 0)
        return;
    withPlaceRestored(document, function visitItems() {
        if (fl.getDocumentDOM() !== document)
            fl.setActiveWindow(document);
        for (var i = 0; i < visits.length; i++) {
            var _a = visits[i], item = _a.item, index = _a.index;
            open(method, document, item, index);
            callback.apply(scope, [item, index].concat(params));
        }
    });
}

export { execInItems };
