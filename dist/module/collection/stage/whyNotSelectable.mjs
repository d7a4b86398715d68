// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';

var UNKNOWN = 'it must be on the current frame, unlocked, on a layer that is neither locked nor hidden';
function whyNotSelectable(element) {
    var reason = UNKNOWN;
    try {
        reason = reasonOf(element);
    }
    catch (_a) {
    }
    return 'it cannot be selected: ' + reason;
}
function reasonOf(element) {
    if (read(element, 'locked') === true)
        return 'it is locked';
    var layer = read(element, 'layer');
    var named = 'its layer "' + String(read(layer, 'name')) + '" is ';
    if (read(layer, 'locked') === true)
        return named + "locked; unlock it first, with layers().attr('locked', false)";
    if (read(layer, 'visible') === false)
        return named + "hidden; show it first, with layers().attr('visible', true)";
    return UNKNOWN;
}

export { whyNotSelectable };
