// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { Locations } from '../../host/Locations.mjs';
import { wrongArgument } from '../support/check.mjs';
import { byTimeline } from './byTimeline.mjs';
import { layerArgument } from './layerArgument.mjs';
import { canHoldLayers, isCamera } from './LayerStack.mjs';
import { refuseCameras, onStacks, placeInside } from './onStacks.mjs';

function moveLayers(method, document, layers, to, where) {
    var target = layerArgument(method, to);
    if (where !== 'above' && where !== 'below' && where !== 'inside') {
        throw wrongArgument(method, 'where', '"above", "below" or "inside"', where);
    }
    if (where === 'inside' && !canHoldLayers(target)) {
        throw wrongArgument(method, 'layer', 'a folder, mask or guide for "inside"', target);
    }
    if (where === 'above' && isCamera(target)) {
        throw wrongArgument(method, 'layer', 'a layer that others can be above', target);
    }
    refuseCameras(method, layers);
    var location = new Locations(document).ofLayer(target);
    if (!location)
        throw wrongArgument(method, 'layer', 'a layer of the document', target);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        if (timelines[i].timeline === location.timeline)
            continue;
        throw failure(method, 0, timelines[i].places[0].layer, new Error('it is on another timeline than the layer to move to'));
    }
    onStacks(method, document, timelines, target, function move(stack, moved) {
        if (where === 'inside')
            placeInside(stack, moved, target);
        else
            stack.place(moved, where === 'above', target, stack.parentOf(target));
    });
}

export { moveLayers };
