// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read, readList } from './read.mjs';

function keyframesOf(layer) {
    var keyframes = [];
    forEachSpan(layer, function (frame) { return keyframes.push(frame); });
    return keyframes;
}
function forEachSpan(layer, see) {
    var frames = readList(layer, 'frames');
    var start = 0;
    while (start < frames.length) {
        var end = endOfSpan(frames, start);
        see(frames[start], start, end);
        start = end;
    }
}
function endOfSpan(frames, start) {
    var frame = frames[start];
    var duration = Number(read(frame, 'duration'));
    var end = start + 1;
    if (frames[start + duration - 1] === frame)
        end = start + duration;
    while (end < frames.length && frames[end] === frame)
        end++;
    return end;
}
function keyframesOfTimeline(timeline) {
    return flatten(listsOf(readList(timeline, 'layers'), keyframesOf));
}
function layersOf(timeline) {
    return readList(timeline, 'layers');
}
function timelineLocations(document) {
    var places = [];
    var scenes = document.timelines;
    for (var scene = 0; scene < scenes.length; scene++) {
        places.push({ timeline: scenes[scene], scene: scene, item: null });
    }
    var items = document.library.items;
    for (var i = 0; i < items.length; i++) {
        var timeline = timelineOf(items[i]);
        if (timeline)
            places.push({ timeline: timeline, scene: 0, item: items[i] });
    }
    return places;
}
function allTimelines(document) {
    return listsOf(timelineLocations(document), function (_a) {
        var timeline = _a.timeline;
        return timeline;
    });
}
function listsOfTimelines(document, listOf) {
    return listsOf(allTimelines(document), listOf);
}
function elementsOfFrame(frame) {
    return readList(frame, 'elements');
}
function elementsOfLayer(layer) {
    return listsOf(keyframesOf(layer), elementsOfFrame);
}
function elementsOfTimeline(timeline) {
    return listsOf(keyframesOfTimeline(timeline), elementsOfFrame);
}
function elementsOfLayerAt(layer, frame) {
    var frames = readList(layer, 'frames');
    return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
}
function elementsAt(timeline, frame) {
    return listsOf(readList(timeline, 'layers'), function (layer) { return elementsOfLayerAt(layer, frame); });
}
function currentElements(document) {
    var timeline = document.getTimeline();
    var frame = timeline.currentFrame;
    var layers = readList(timeline, 'layers');
    var lists = [];
    for (var i = 0; i < layers.length; i++) {
        if (!read(layers[i], 'locked'))
            lists.push(elementsOfLayerAt(layers[i], frame));
    }
    return lists;
}
function elementsAtPlayhead(document) {
    var timeline = document.getTimeline();
    return flatten(elementsAt(timeline, timeline.currentFrame));
}
function allElements(document) {
    return flatten(listsOfTimelines(document, elementsOfTimeline));
}
function timelineOf(item) {
    return read(item, 'timeline') || null;
}
function listsOf(objects, listOf) {
    var lists = [];
    for (var i = 0; i < objects.length; i++)
        lists.push(listOf(objects[i]));
    return lists;
}
function flatten(lists) {
    var all = [];
    var count = 0;
    for (var at = 0; at < lists.length; at++) {
        var list = lists[at];
        var length = list.length;
        for (var i = 0; i < length; i++)
            all[count++] = list[i];
    }
    return all;
}

export { allElements, currentElements, elementsAt, elementsAtPlayhead, elementsOfFrame, elementsOfLayer, elementsOfTimeline, flatten, forEachSpan, keyframesOf, keyframesOfTimeline, layersOf, listsOf, listsOfTimelines, timelineLocations, timelineOf };
