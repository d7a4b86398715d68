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
    var duration = Number(read(frame, 'duration'));
    var end = start + 1;
    if (frames[start + duration - 1] === frame)
        end = start + duration;
    while (end < frames.length && frames[end] === frame)
        end++;
    return end;
}
/** The keyframes of all layers of a timeline, the top layer first. Folder layers have none. */
function keyframesOfTimeline(timeline) {
    return joined(listsOf(readList(timeline, 'layers'), keyframesOf));
}
/** The elements of a keyframe, in the host's order. */
function elementsOfFrame(frame) {
    return readList(frame, 'elements');
}
/** The elements of every keyframe of a layer, locked or not: a list for each keyframe. */
function elementsOfLayer(layer) {
    return listsOf(keyframesOf(layer), elementsOfFrame);
}
/** The elements of every keyframe of every layer of a timeline, the top layer first: a list for each keyframe. */
function elementsOfTimeline(timeline) {
    return listsOf(keyframesOfTimeline(timeline), elementsOfFrame);
}
/**
 * The elements on the timeline being edited at its current frame, the top layer first: a list for each layer. Locked
 * layers are left out; hidden layers, guides and masks count; folders, and layers that end before the playhead, have
 * none.
 */
function currentElements(document) {
    var timeline = document.getTimeline();
    var frame = timeline.currentFrame;
    return listsOf(readList(timeline, 'layers'), function elementsAtPlayhead(layer) {
        if (read(layer, 'locked'))
            return [];
        var frames = readList(layer, 'frames');
        return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
    });
}
/**
 * The elements of every keyframe of every timeline, scenes first, then symbols in the order of the library: a list for
 * each keyframe.
 */
function allElements(document) {
    var ofScenes = joined(listsOf(document.timelines, elementsOfTimeline));
    return ofScenes.concat(joined(listsOf(document.library.items, function elementsOfItem(item) {
        var timeline = timelineOf(item);
        return timeline ? elementsOfTimeline(timeline) : [];
    })));
}
/** The timeline of a library item; null for items that have none. */
function timelineOf(item) {
    return read(item, 'timeline') || null;
}
/** What is made of each object, in order. */
function listsOf(objects, listOf) {
    var lists = [];
    for (var i = 0; i < objects.length; i++)
        lists.push(listOf(objects[i]));
    return lists;
}
/** Lists as one, in order. The host's own lists, which are no Arrays, are read by index. */
function joined(lists) {
    var all = [];
    for (var at = 0; at < lists.length; at++) {
        var list = lists[at];
        var length = list.length;
        for (var i = 0; i < length; i++)
            all.push(list[i]);
    }
    return all;
}

export { allElements, currentElements, elementsOfFrame, elementsOfLayer, elementsOfTimeline, joined, keyframesOfTimeline, timelineOf };
