// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from '../../text/fold.mjs';

function inPathOrder(items) {
    var placed = [];
    for (var i = 0; i < items.length; i++) {
        var path = items[i].readText('name');
        placed.push({ item: items[i], path: path, key: foldCase(path).split('/').join('\u0000') });
    }
    placed.sort(comparePlaces);
    var ordered = [];
    for (var i = 0; i < placed.length; i++)
        ordered.push(placed[i].item);
    return ordered;
}
function comparePlaces(a, b) {
    return compareTexts(a.key, b.key) || compareTexts(a.path, b.path);
}
function compareTexts(a, b) {
    if (a < b)
        return -1;
    return a > b ? 1 : 0;
}

export { inPathOrder };
