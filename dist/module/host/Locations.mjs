// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from './IdentityMap.mjs';
import { readList } from './read.mjs';
import { timelineLocations, forEachSpan } from './walk.mjs';

var Locations = (function () {
    function Locations(document) {
        this.document = document;
        this.layers = new IdentityMap();
        this.frames = new IdentityMap();
        this.lists = [];
        this.seenFrames = 0;
        this.waiting = [];
        this.next = 0;
    }
    Locations.prototype.ofLayer = function (layer) {
        var place = this.layers.get(layer);
        while (!place && this.seeNext())
            place = this.layers.get(layer);
        return place || null;
    };
    Locations.prototype.ofFrame = function (frame) {
        var span = this.spanOf(frame);
        return span && span.place;
    };
    Locations.prototype.spanOf = function (frame) {
        var span = this.frames.get(frame);
        while (!span) {
            if (this.seenFrames === this.lists.length && !this.seeNext())
                return null;
            this.noteFrames(this.lists[this.seenFrames++]);
            span = this.frames.get(frame);
        }
        return span;
    };
    Locations.prototype.seeNext = function () {
        var waiting = this.waiting;
        var at = this.next++;
        if (at === 0)
            waiting.push(currentPlace(this.document));
        if (at === 1)
            addOthers(waiting, this.document);
        if (at >= waiting.length)
            return false;
        var _a = waiting[at], timeline = _a.timeline, scene = _a.scene, item = _a.item;
        var layers = readList(timeline, 'layers');
        var list = [];
        for (var index = 0; index < layers.length; index++) {
            var place = { layer: layers[index], timeline: timeline, scene: scene, item: item, index: index };
            list.push(place);
            this.layers.set(layers[index], place);
        }
        this.lists.push(list);
        return true;
    };
    Locations.prototype.noteFrames = function (list) {
        var _this = this;
        var _loop_1 = function (i) {
            var place = list[i];
            forEachSpan(place.layer, function (frame, start, end) { return _this.frames.set(frame, { place: place, start: start, end: end }); });
        };
        for (var i = 0; i < list.length; i++) {
            _loop_1(i);
        }
    };
    return Locations;
}());
function currentPlace(document) {
    var timeline = document.getTimeline();
    return { timeline: timeline, scene: document.currentTimeline, item: timeline.libraryItem || null };
}
function addOthers(places, document) {
    var current = places[0].timeline;
    var all = timelineLocations(document);
    for (var i = 0; i < all.length; i++)
        if (all[i].timeline !== current)
            places.push(all[i]);
}

export { Locations };
