// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read, readList } from './read.mjs';

/**
 * The keyframes of a layer, first to last. Host members: `layer.frames`, which holds one entry per frame number, the
 * same object throughout a span, and `frame.duration`, which leads from one keyframe to the next.
 */
function keyframesOf(layer) {
    var frames = readList(layer, 'frames');
    var keyframes = [];
    var index = 0;
    while (index < frames.length) {
        keyframes.push(frames[index]);
        index = endOfSpan(frames, index);
    }
    return keyframes;
}
/** The index after the last entry of the span that begins at `start`. */
function endOfSpan(frames, start) {
    var frame = frames[start];
    var duration = read(frame, 'duration');
    var end = start + 1;
    if (typeof duration === 'number' && frames[start + duration - 1] === frame)
        end = start + duration;
    while (end < frames.length && frames[end] === frame)
        end++;
    return end;
}
/** The keyframes of all layers of a timeline, the top layer first. Folder layers have none. */
function keyframesOfTimeline(timeline) {
    return eachOf(readList(timeline, 'layers'), keyframesOf);
}
/** The elements of a keyframe, in the host's order. */
function elementsOfFrame(frame) {
    return readList(frame, 'elements');
}
/** The elements of every keyframe of a layer, locked or not. */
function elementsOfLayer(layer) {
    return eachOf(keyframesOf(layer), elementsOfFrame);
}
/** The elements of every keyframe of every layer of a timeline, the top layer first. */
function elementsOfTimeline(timeline) {
    return eachOf(keyframesOfTimeline(timeline), elementsOfFrame);
}
/**
 * The elements on the timeline being edited at its current frame, the top layer first. Locked layers and folders are
 * left out; hidden layers, guides and masks count; a layer that ends before the playhead has none.
 */
function currentElements(document) {
    var timeline = document.getTimeline();
    var frame = timeline.currentFrame;
    return eachOf(readList(timeline, 'layers'), function elementsAtPlayhead(layer) {
        if (read(layer, 'locked') || read(layer, 'layerType') === 'folder')
            return [];
        var frames = readList(layer, 'frames');
        return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
    });
}
/** The elements of every keyframe of every timeline: scenes first, then symbols in the order of the library. */
function allElements(document) {
    var ofScenes = eachOf(document.timelines, elementsOfTimeline);
    return ofScenes.concat(eachOf(document.library.items, function elementsOfItem(item) {
        var timeline = timelineOf(item);
        return timeline ? elementsOfTimeline(timeline) : [];
    }));
}
/** The timeline of a library item; null for items that have none. */
function timelineOf(item) {
    return read(item, 'timeline') || null;
}
/** The lists made of each object, joined in order. */
function eachOf(objects, listOf) {
    var joined = [];
    for (var i = 0; i < objects.length; i++)
        appendAll(joined, listOf(objects[i]));
    return joined;
}
/** How many arguments a call may have in every engine. */
var MOST_ARGUMENTS = 1000;
/** Appends at the speed of the engine where the list is an Array; a host's own lists are no argument of `apply`. */
function appendAll(target, list) {
    if (list instanceof Array) {
        for (var from = 0; from < list.length; from += MOST_ARGUMENTS) {
            target.push.apply(target, list.slice(from, from + MOST_ARGUMENTS));
        }
    }
    else {
        var length = list.length;
        for (var i = 0; i < length; i++)
            target.push(list[i]);
    }
}

export { allElements, currentElements, elementsOfFrame, elementsOfLayer, elementsOfTimeline, keyframesOfTimeline, timelineOf };
