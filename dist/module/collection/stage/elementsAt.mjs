// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readList } from '../../host/read.mjs';
import { elementsOfFrame } from '../../host/walk.mjs';

/**
 * The elements of a timeline at a frame number, the top layer first, back to front within each layer; locked layers
 * included. Folders, and layers that end before, have none. Host members: `layers`, `frames`, `elements`.
 */
function elementsAt(timeline, frame) {
    var found = [];
    var layers = timeline.layers;
    for (var i = 0; i < layers.length; i++) {
        var keyframe = readList(layers[i], 'frames')[frame];
        if (!keyframe)
            continue;
        var elements = elementsOfFrame(keyframe);
        for (var e = 0; e < elements.length; e++)
            found.push(elements[e]);
    }
    return found;
}

export { elementsAt };
