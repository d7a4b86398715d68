// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { elementsAtPlayhead, timelineLocations, layersOf, forEachSpan, elementsOfFrame } from '../../host/walk.mjs';

function noteOthers(places, document, stage) {
    var timelines = timelineLocations(document);
    var _loop_1 = function (i) {
        var _a = timelines[i], timeline = _a.timeline, scene = _a.scene, item = _a.item;
        var layers = layersOf(timeline);
        for (var at = 0; at < layers.length; at++) {
            forEachSpan(layers[at], function noteKeyframe(keyframe, frame, end) {
                if (timeline === stage.timeline && frame <= stage.frame && stage.frame < end)
                    return;
                var stageFrame = { scene: scene, item: item, frame: frame, key: i + ' ' + frame };
                var elements = elementsOfFrame(keyframe);
                for (var e = 0; e < elements.length; e++)
                    places.set(elements[e], stageFrame);
            });
        }
    };
    for (var i = 0; i < timelines.length; i++) {
        _loop_1(i);
    }
}
function stageFinder(document) {
    var places = new IdentityMap();
    var stage = null;
    var isWhole = false;
    return function stageOf(element) {
        if (!stage) {
            var timeline = document.getTimeline();
            stage = { timeline: timeline, frame: timeline.currentFrame };
            var shown = elementsAtPlayhead(document);
            for (var i = 0; i < shown.length; i++)
                places.set(shown[i], null);
        }
        var stageFrame = places.get(element);
        if (stageFrame === undefined && !isWhole) {
            isWhole = true;
            noteOthers(places, document, stage);
            stageFrame = places.get(element);
        }
        return stageFrame || null;
    };
}
function stagesOf(document, elements) {
    var stageOf = stageFinder(document);
    var byKey = {};
    var stages = [];
    for (var i = 0; i < elements.length; i++) {
        var at = stageOf(elements[i]);
        var key = at ? at.key : 'stage';
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
