// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { LABEL_MEMBER } from '../../host/itemWords.mjs';
import { pathOfLayer } from '../../host/layers.mjs';
import { read } from '../../host/read.mjs';
import { NOTHING } from '../plan/combineTests.mjs';
import { FRAME_PSEUDOS } from '../pseudos/index.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

function layerOfFrame(frame, _key, run) {
    var layer = run.layerOf(hostObjectOf(frame));
    return layer && layer.object;
}
var timelineOf = function (frame, key, run) { return run.timelineOf(layerOfFrame(frame, key, run)); };
var labelOf = function (frame) { return read(hostObjectOf(frame), LABEL_MEMBER); };
function byLayer(frames, run) {
    var unplaced = [];
    var lists = [unplaced];
    var placeOf = [];
    for (var i = 0; i < frames.length; i++) {
        var layer = run.layerOf(frames[i].object);
        if (!layer)
            unplaced.push(frames[i]);
        else {
            if (placeOf[layer.id] === undefined)
                placeOf[layer.id] = lists.push([]) - 1;
            lists[placeOf[layer.id]].push(frames[i]);
        }
    }
    return lists;
}
function pathOfSubject(layer) {
    return pathOfLayer(layer.object);
}
var frameDomain = {
    word: 'frame',
    pseudos: FRAME_PSEUDOS,
    attributes: {},
    members: { layer: layerOfFrame, timeline: timelineOf, label: labelOf },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches) {
        if (property !== 'name')
            return NOTHING;
        return function matchesLayer(frame, run) {
            var layer = run.layerOf(hostObjectOf(frame));
            return layer !== null && matches(layer.remember(pathOfLayer, pathOfSubject, null));
        };
    },
    positionLists: byLayer,
    subjectsOf: function (run) { return run.frames; },
    reachableFrom: function (source) { return source; },
};

export { frameDomain };
