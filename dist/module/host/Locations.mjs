// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostClassOf } from './hostClass.mjs';
import { IdentityMap, BucketMap } from './IdentityMap.mjs';
import { keyframeFinder } from './keyframeFinder.mjs';
import { readList } from './read.mjs';
import { timelineLocations, forEachSpan } from './walk.mjs';

var Locations = (/*#__PURE__*/ function () {
    function Locations(document) {
        var _this = this;
        this.document = document;
        this.layers = new IdentityMap();
        this.frames = new IdentityMap();
        this.lists = [];
        this.seenLayers = 0;
        this.seenFrames = 0;
        this.spans = 0;
        this.waiting = [];
        this.next = 0;
        this.whereOf = function (object) {
            var kind = hostClassOf(object);
            var frame = kind === 'element' ? _this.keyframeOf(object) : object;
            var location = frame && (kind === 'layer' ? _this.ofLayer(frame) : _this.spanOf(frame));
            return location && location.number;
        };
        this.keyframeOf = keyframeFinder(this.whereOf);
    }
    Locations.prototype.ofLayer = function (layer) {
        var _this = this;
        return find(this.layers, layer, function () { return _this.seeNext(); });
    };
    Locations.prototype.ofFrame = function (frame) {
        var span = this.spanOf(frame);
        return span && span.place;
    };
    Locations.prototype.spanOf = function (frame) {
        var _this = this;
        return find(this.frames, frame, function () { return _this.noteNext(); });
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
            var number = this.seenLayers++;
            var location = { layer: layers[index], timeline: timeline, scene: scene, item: item, index: index, number: number, timelineNumber: at };
            list.push(location);
            this.layers.set(layers[index], location);
        }
        this.lists.push(list);
        return true;
    };
    Locations.prototype.noteNext = function () {
        var _this = this;
        if (this.seenFrames === this.lists.length && !this.seeNext())
            return false;
        var list = this.lists[this.seenFrames++];
        var _loop_1 = function (i) {
            var location = list[i];
            forEachSpan(location.layer, function (frame, start, end) {
                return _this.frames.set(frame, { place: location, start: start, end: end, number: _this.spans++ });
            });
        };
        for (var i = 0; i < list.length; i++) {
            _loop_1(i);
        }
        return true;
    };
    return Locations;
}());
function find(places, object, seeNext) {
    var buckets = places instanceof BucketMap ? places : null;
    if (buckets && buckets.endsBefore(object))
        seeNext();
    for (;;) {
        var location = places.get(object);
        if (location)
            return location;
        var count = buckets ? buckets.count() : 0;
        if (!seeNext())
            return null;
        while (buckets && buckets.count() < 2 * count && seeNext())
            ;
    }
}
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
