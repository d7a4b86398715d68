// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { elementsAtPlayhead, timelinePlaces, keyframesOfTimeline, elementsOfFrame } from '../../host/walk.mjs';

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
    var timelines = timelinePlaces(document);
    for (var i = 0; i < timelines.length; i++)
        notePlaces(places, timelines[i]);
    return places;
}
function keyOf(at) {
    return at ? (at.item ? 'item ' + at.item.name : at.scene) + ' ' + at.frame : 'stage';
}
function stagesOf(document, elements) {
    var onStage = IdentitySet.of(elementsAtPlayhead(document));
    var places = null;
    var byKey = {};
    var stages = [];
    for (var i = 0; i < elements.length; i++) {
        var isOnStage = onStage.has(elements[i]);
        if (!isOnStage && !places)
            places = allPlaces(document);
        var at = isOnStage || !places ? undefined : places.get(elements[i]);
        var key = keyOf(at);
        var stage = byKey[key];
        if (!stage) {
            stage = { at: at || null, elements: [], indices: [] };
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

export { stagesOf };
