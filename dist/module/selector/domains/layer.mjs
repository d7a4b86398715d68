// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { pathOfLayer } from '../../host/layers.mjs';
import { NOTHING } from '../plan/combineTests.mjs';
import { LAYER_PSEUDOS } from '../pseudos/index.mjs';
import { reachableLayers } from '../pseudos/layers/tree.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

var timelineOf = function (layer, _key, run) { return run.timelineOf(hostObjectOf(layer)); };
var layerDomain = {
    word: 'layer',
    pseudos: LAYER_PSEUDOS,
    attributes: {},
    members: { timeline: timelineOf },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches, properties) {
        if (property !== 'name')
            return NOTHING;
        var path = properties.derived(pathOfLayer, function (layer) { return pathOfLayer(hostObjectOf(layer)); });
        return path.test(function (value) { return matches(value); });
    },
    positionLists: null,
    subjectsOf: function (run) { return run.layers; },
    reachableFrom: reachableLayers,
};

export { layerDomain };
