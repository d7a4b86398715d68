// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { forEach } from '../support/forEach.mjs';
import { byTimeline } from './byTimeline.mjs';
import { onStacks } from './onStacks.mjs';

function unmaskLayers(method, document, layers) {
    var masked = [];
    forEach(method, layers, function findMasked(layer) {
        if (read(layer, 'layerType') === 'masked')
            masked.push(layer);
    });
    var timelines = byTimeline(method, document, masked);
    onStacks(method, document, timelines, null, function unmaskAll(stack, moved) {
        for (var i = moved.length - 1; i >= 0; i--)
            sinkInMask(stack, moved[i], moved[i + 1]);
        for (var i = moved.length - 1; i >= 0; i--)
            moved[i].layerType = 'normal';
    });
}
function sinkInMask(stack, layer, next) {
    var mask = stack.parentOf(layer);
    if (next && stack.parentOf(next) === mask)
        stack.place([layer], true, next, mask);
    else {
        var siblings = stack.childrenOf(mask);
        stack.place([layer], false, siblings[siblings.length - 1], mask);
    }
}

export { unmaskLayers };
