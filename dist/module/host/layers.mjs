// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject, read } from './read.mjs';

function parentOf(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var parent = readMember(layer, 'parentLayer');
    return isObject(parent) ? parent : null;
}
function layersAbove(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var above = [];
    for (var at = parentOf(layer, readMember); at; at = parentOf(at, readMember))
        above.push(at);
    return above;
}
function pathOfLayer(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var path = String(readMember(layer, 'name'));
    var above = layersAbove(layer, readMember);
    for (var i = 0; i < above.length; i++) {
        if (readMember(above[i], 'layerType') === 'folder') {
            path = String(readMember(above[i], 'name')) + '/' + path;
        }
    }
    return path;
}

export { parentOf, pathOfLayer };
