// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { pathOfLayer } from '../../host/layers.mjs';
import { FRAME_PSEUDOS } from '../pseudos/index.mjs';
import { hostObjectOf, textOf } from '../subjects/Subject.mjs';

var layerOf = function layerOf(frame, _key, run) {
    var layer = run.layerOf(hostObjectOf(frame));
    return layer && layer.object;
};
function byLayer(frames, run) {
    var lists = [];
    var placeOf = [];
    var homeless = [];
    for (var i = 0; i < frames.length; i++) {
        var layer = run.layerOf(frames[i].object);
        if (!layer)
            homeless.push(frames[i]);
        else {
            if (placeOf[layer.id] === undefined)
                placeOf[layer.id] = lists.push([]) - 1;
            lists[placeOf[layer.id]].push(frames[i]);
        }
    }
    if (homeless.length > 0)
        lists.push(homeless);
    return lists;
}
var frameDomain = {
    word: 'frame',
    pseudos: FRAME_PSEUDOS,
    attributes: {},
    members: { layer: layerOf },
    testName: function (matches, properties) {
        return properties.of('name').test(function (name) { return matches(textOf(name)); });
    },
    testItem: function (property, matches, properties) {
        if (property !== 'name')
            return function () { return false; };
        var path = properties.derived('path of layer', function pathOf(frame, _key, run) {
            var layer = run.layerOf(hostObjectOf(frame));
            return layer ? layer.remember('path', function (subject) { return pathOfLayer(subject.object); }, null) : '';
        });
        return path.test(function (value) { return matches(value); });
    },
    positionLists: byLayer,
    subjectsOf: function (run) { return run.frames; },
    reachableFrom: function (source) { return source; },
};

export { frameDomain };
