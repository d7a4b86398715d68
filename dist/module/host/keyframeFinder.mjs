// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { membersOf } from './contents.mjs';
import { IdentityMap } from './IdentityMap.mjs';
import { IdentitySet } from './IdentitySet.mjs';
import { read, isObject } from './read.mjs';
import { keyframesOf, elementsOfFrame } from './walk.mjs';

function layerOfElement(element) {
    var layer = read(element, 'layer');
    return isObject(layer) ? layer : null;
}
function keyframeFinder(whereOf) {
    var frames = new IdentityMap();
    var seen = new IdentitySet(whereOf);
    return function keyframeHolding(element) {
        var layer = layerOfElement(element);
        if (layer === null)
            return null;
        if (seen.add(layer))
            noteElements(layer, frames);
        return frames.get(element) || null;
    };
}
function noteElements(layer, frames) {
    var keyframes = keyframesOf(layer);
    for (var i = 0; i < keyframes.length; i++) {
        var waiting = elementsOfFrame(keyframes[i]).slice(0);
        for (var at = 0; at < waiting.length; at++) {
            frames.set(waiting[at], keyframes[i]);
            var members = membersOf(waiting[at]);
            for (var m = 0; m < members.length; m++)
                waiting.push(members[m]);
        }
    }
}

export { keyframeFinder, layerOfElement };
