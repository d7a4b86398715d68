// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { selectWhere } from '../support/selectWhere.mjs';
import { withCleanup } from '../support/withCleanup.mjs';
import { readUserLocation, restoreUserLocation, enterTimeline } from './userLocation.mjs';

function readChoice(timeline) {
    return {
        layers: timeline.layers,
        current: timeline.currentLayer,
        frame: timeline.currentFrame,
        selectedLayers: timeline.getSelectedLayers(),
        selectedFrames: timeline.getSelectedFrames(),
    };
}
function presentIndices(choice, layers) {
    var at = 0;
    return function presentIndex(index) {
        for (var left = layers.length; left > 0; left--, at++) {
            if (at >= layers.length)
                at = 0;
            if (layers[at] === choice.layers[index])
                return at;
        }
        return -1;
    };
}
function moved(selected, size, presentIndex) {
    var list = [];
    for (var i = 0; i < selected.length; i += size) {
        var index = presentIndex(selected[i]);
        if (index < 0)
            continue;
        list.push(index);
        for (var rest = 1; rest < size; rest++)
            list.push(selected[i + rest]);
    }
    return list;
}
function isSame(a, b) {
    return a.join() === b.join();
}
function selectLayers(timeline, selected, current) {
    var ordered = selectWhere(selected, function (index) { return index !== current; });
    ordered.push(current);
    for (var i = 0; i < ordered.length; i++)
        timeline.setSelectedLayers(ordered[i], i === 0);
}
function restoreChoice(timeline, choice) {
    var layers = timeline.layers;
    var presentIndex = presentIndices(choice, layers);
    var currentIndex = presentIndex(choice.current);
    var current = currentIndex >= 0 ? currentIndex : Math.min(choice.current, layers.length - 1);
    if (timeline.currentLayer !== current)
        timeline.currentLayer = current;
    var selectedLayers = moved(choice.selectedLayers, 1, presentIndex);
    if (!isSame(timeline.getSelectedLayers(), selectedLayers))
        selectLayers(timeline, selectedLayers, current);
    var selectedFrames = moved(choice.selectedFrames, 3, presentIndex);
    if (currentIndex >= 0 && !isSame(timeline.getSelectedFrames(), selectedFrames))
        timeline.setSelectedFrames(selectedFrames, true);
    if (timeline.currentFrame !== choice.frame)
        timeline.currentFrame = choice.frame;
    return current;
}
function onTimeline(timeline, location, work) {
    var choice = readChoice(timeline);
    withCleanup(function () { return work(timeline); }, function chooseAgain() {
        var layer = restoreChoice(timeline, choice);
        if (timeline === location.timeline)
            location.layer = layer;
    });
}
function onTimelines(document, places, work) {
    if (places.length === 0)
        return;
    var userLocation = readUserLocation(document);
    withCleanup(function visitTimelines() {
        var _loop_1 = function (i) {
            var _a = places[i], timeline = _a.timeline, item = _a.item, scene = _a.scene;
            if (document.getTimeline() !== timeline)
                enterTimeline(document, item, scene);
            onTimeline(timeline, userLocation, function (open) { return work(open, places[i]); });
        };
        for (var i = 0; i < places.length; i++) {
            _loop_1(i);
        }
    }, function () { return restoreUserLocation(userLocation); });
}

export { onTimelines };
