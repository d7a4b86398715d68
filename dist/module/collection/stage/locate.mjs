// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { elementsAtPlayhead, timelineLocations, keyframesOfTimeline, elementsOfFrame } from '../../host/walk.mjs';

function notePlaces(places, _a) {
    var timeline = _a.timeline, scene = _a.scene, item = _a.item;
    var keyframes = keyframesOfTimeline(timeline);
    for (var i = 0; i < keyframes.length; i++) {
        var place = { scene: scene, item: item, frame: keyframes[i].startFrame };
        var elements = elementsOfFrame(keyframes[i]);
        for (var e = 0; e < elements.length; e++)
            places.set(elements[e], place);
    }
}
function allPlaces(document) {
    var places = new IdentityMap();
    var timelines = timelineLocations(document);
    for (var i = 0; i < timelines.length; i++)
        notePlaces(places, timelines[i]);
    return places;
}
function keyOf(at) {
    return at ? (at.item ? 'item ' + at.item.name : at.scene) + ' ' + at.frame : 'stage';
}
function stageFinder(document) {
    var onStage = null;
    var places = null;
    return function stageOf(element) {
        onStage = onStage || IdentitySet.of(elementsAtPlayhead(document));
        if (onStage.has(element))
            return null;
        places = places || allPlaces(document);
        return places.get(element) || null;
    };
}
function stagesOf(document, elements) {
    var stageOf = stageFinder(document);
    var byKey = {};
    var stages = [];
    for (var i = 0; i < elements.length; i++) {
        var at = stageOf(elements[i]);
        var key = keyOf(at);
        var stage = byKey[key];
        if (!stage) {
            stage = { at: at, elements: [], indices: [] };
            byKey[key] = stage;
            if (at)
                stages.push(stage);
            else
                stages.unshift(stage);
        }
        stage.elements.push(elements[i]);
        stage.indices.push(i);
    }
    return stages;
}

export { stageFinder, stagesOf };
