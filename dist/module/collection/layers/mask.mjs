// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { Locations } from '../../host/Locations.mjs';
import { read } from '../../host/read.mjs';
import { wrongArgument } from '../support/check.mjs';
import { byTimeline } from './byTimeline.mjs';
import { layerArgument } from './layerArgument.mjs';
import { onStacks, placeInside } from './onStacks.mjs';

function maskLayers(method, document, layers, by) {
    var mask = layerArgument(method, by);
    var location = new Locations(document).ofLayer(mask);
    if (!location)
        throw wrongArgument(method, 'layer', 'a layer of the document', mask);
    var type = read(mask, 'layerType');
    if (type !== 'mask' && type !== 'normal')
        throw wrongArgument(method, 'layer', 'a normal layer or a mask', mask);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var _a = timelines[i], timeline = _a.timeline, places = _a.places;
        for (var at = 0; at < places.length; at++)
            refuseUnmaskable(method, places[at].layer, timeline === location.timeline);
    }
    onStacks(method, document, timelines, mask, function maskAll(stack, moved) {
        if (type !== 'mask')
            mask.layerType = 'mask';
        placeInside(stack, moved, mask);
    });
}
function refuseUnmaskable(method, layer, isHere) {
    var type = read(layer, 'layerType');
    var problem = '';
    if (!isHere)
        problem = 'it is on another timeline than the mask';
    else if (type !== 'normal' && type !== 'masked' && type !== 'guided')
        problem = "a ".concat(String(type), " layer cannot be masked");
    if (problem)
        throw failure(method, 0, layer, new Error(problem));
}

export { maskLayers };
