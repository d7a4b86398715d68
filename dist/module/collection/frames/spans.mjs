// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { Locations } from '../../host/Locations.mjs';
import { onTimelines } from '../stage/onTimelines.mjs';
import { forEach } from '../support/forEach.mjs';

function spansOf(method, document, frames) {
    var places = new Locations(document);
    var spans = [];
    forEach(method, frames, function findSpan(frame, index) {
        var span = places.spanOf(frame);
        if (!span)
            throw new Error('it is not in the document');
        spans.push({ frame: frame, index: index, place: span.place, start: span.start, end: span.end, number: span.number });
    });
    return spans;
}
function spansByTimeline(spans) {
    var timelines = [];
    var ofTimeline = [];
    var ofLayer = [];
    var lists = [];
    for (var i = 0; i < spans.length; i++) {
        var place = spans[i].place;
        var list = ofLayer[place.number];
        if (!list) {
            var timeline = ofTimeline[place.timelineNumber];
            if (!timeline) {
                timeline = { timeline: place.timeline, scene: place.scene, item: place.item, layers: [] };
                ofTimeline[place.timelineNumber] = timeline;
                timelines.push(timeline);
            }
            list = [];
            ofLayer[place.number] = list;
            lists.push({ timeline: timeline, place: place, spans: list });
        }
        list.push(spans[i]);
    }
    for (var i = 0; i < lists.length; i++) {
        lists[i].timeline.layers.push({ place: lists[i].place, runs: runsOf(lists[i].spans) });
    }
    return timelines;
}
function runsOf(spans) {
    spans.sort(function (a, b) { return a.start - b.start; });
    var runs = [];
    var last = null;
    for (var i = 0; i < spans.length; i++) {
        var span = spans[i];
        if (!last || last.end !== span.start) {
            last = { spans: [], start: span.start, end: span.end };
            runs.push(last);
        }
        last.spans.push(span);
        last.end = span.end;
    }
    return runs;
}
function onEachRun(method, document, timelines, work) {
    onTimelines(document, timelines, function workOnLayers(timeline, _a) {
        var layers = _a.layers;
        for (var i = 0; i < layers.length; i++) {
            var _b = layers[i], place = _b.place, runs = _b.runs;
            if (timeline.currentLayer !== place.index)
                timeline.currentLayer = place.index;
            for (var at = runs.length - 1; at >= 0; at--) {
                try {
                    work(timeline, runs[at]);
                }
                catch (error) {
                    var _c = runs[at].spans[0], index = _c.index, frame = _c.frame;
                    throw failure(method, index, frame, error);
                }
            }
        }
    });
}

export { onEachRun, spansByTimeline, spansOf };
