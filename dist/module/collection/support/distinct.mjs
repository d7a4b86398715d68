// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distinctOf } from '../../host/distinctOf.mjs';

function isDistinct(_a) {
    var elements = _a.elements, onceEach = _a.onceEach;
    return onceEach !== undefined && isPart(elements, onceEach);
}
function isPart(part, whole) {
    var end = whole.length;
    var at = 0;
    for (var i = 0; i < part.length; i++, at++) {
        while (at < end && whole[at] !== part[i])
            at++;
        if (at >= end)
            return false;
    }
    return true;
}
function withoutDuplicates(holder) {
    if (isDistinct(holder))
        return holder.elements.slice(0);
    var distinct = distinctOf(holder.elements, holder.dom);
    holder.onceEach = distinct;
    return distinct.slice(0);
}

export { isDistinct, withoutDuplicates };
