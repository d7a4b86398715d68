// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from './failure.mjs';
import { keepingPlace, enterTimeline } from './stage/place.mjs';

function open(method, document, item, index) {
    var isOpen;
    try {
        isOpen = enterTimeline(document, item, 0);
    }
    catch (error) {
        throw failure(method, index, item, error);
    }
    if (!isOpen)
        throw failure(method, index, item, new Error('the host cannot open it for editing'));
}
/** The items that have a timeline. Host members: `item.timeline`. */
function withTimeline(items) {
    var symbols = [];
    for (var i = 0; i < items.length; i++)
        if (items[i].timeline)
            symbols.push(items[i]);
    return symbols;
}
/**
 * Opens each item that has a timeline for editing and calls the callback; at the end the user is back where they
 * were. Host members: `fl.setActiveWindow`, `library.editItem` and those of `keepingPlace`.
 */
function execInItems(method, document, items, callback, scope, params) {
    var symbols = withTimeline(items);
    if (symbols.length === 0)
        return;
    keepingPlace(document, function visitItems() {
        if (fl.getDocumentDOM() !== document)
            fl.setActiveWindow(document);
        for (var i = 0; i < symbols.length; i++) {
            open(method, document, symbols[i], i);
            callback.apply(scope, [symbols[i], i].concat(params));
        }
    });
}

export { execInItems };
