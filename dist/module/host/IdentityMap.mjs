// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from './read.mjs';

var TELLING = [
    'name',
    'x',
    'y',
    'elementType',
    'width',
    'height',
    'depth',
    'startFrame',
    'duration',
    'color',
];
var FEW = [].indexOf ? 64 : 8;
var MAX_SHORT = 8;
var AHEAD = 4;
var BucketMap = (/*#__PURE__*/ function () {
    function BucketMap() {
        this.keys = [];
        this.values = [];
        this.next = 0;
        this.sorted = 0;
        this.root = null;
        this.missed = null;
        this.missedIn = null;
    }
    BucketMap.prototype.get = function (key) {
        var at = this.keys.length <= FEW ? indexFrom(this.keys, key, 0) : this.indexOfMany(key);
        if (at < 0)
            return undefined;
        this.next = at + 1;
        return this.values[at];
    };
    BucketMap.prototype.set = function (key, value) {
        var at = this.keys.length;
        this.keys[at] = key;
        this.values[at] = value;
        if (!this.missedIn || this.missed !== key || this.sorted !== at)
            return;
        this.sorted++;
        this.put(key, at, this.missedIn);
    };
    BucketMap.prototype.endsBefore = function (key) {
        var _a = this, next = _a.next, keys = _a.keys;
        return next === keys.length && (next === 0 || keys[next - 1] !== key);
    };
    BucketMap.prototype.count = function () {
        return this.keys.length;
    };
    BucketMap.prototype.indexOfMany = function (key) {
        var _a = this, keys = _a.keys, next = _a.next;
        var end = next + AHEAD < keys.length ? next + AHEAD : keys.length;
        for (var i = next < 2 ? 0 : next - 2; i < end; i++)
            if (keys[i] === key)
                return i;
        for (; this.sorted < keys.length; this.sorted++) {
            this.put(keys[this.sorted], this.sorted, this.bucketOf(keys[this.sorted]));
        }
        var bucket = this.bucketOf(key);
        var at = indexIn(bucket, key);
        if (at < 0) {
            this.missed = key;
            this.missedIn = bucket;
        }
        return at;
    };
    BucketMap.prototype.bucketOf = function (key) {
        var bucket = this.root || (this.root = newBucket(0));
        while (bucket.divided)
            bucket = this.childFor(bucket, key);
        return bucket;
    };
    BucketMap.prototype.put = function (key, index, bucket) {
        var keys = bucket.keys, places = bucket.places, depth = bucket.depth;
        keys.push(key);
        places.push(index);
        if (keys.length <= MAX_SHORT || depth >= TELLING.length + (this.whereOf ? 1 : 0))
            return;
        bucket.divided = {};
        for (var i = 0; i < keys.length; i++) {
            var child = this.childFor(bucket, keys[i]);
            child.keys.push(keys[i]);
            child.places.push(places[i]);
        }
        bucket.keys = [];
        bucket.places = [];
    };
    BucketMap.prototype.childFor = function (_a, key) {
        var divided = _a.divided, depth = _a.depth;
        var whereOf = this.whereOf;
        var label = depth === TELLING.length && whereOf ? '#' + String(whereOf(key)) : labelOf(key, TELLING[depth]);
        var buckets = divided;
        return buckets[label] || (buckets[label] = newBucket(depth + 1));
    };
    return BucketMap;
}());
function newBucket(depth) {
    return { depth: depth, keys: [], places: [], next: 0, divided: null };
}
function indexIn(bucket, key) {
    var keys = bucket.keys, places = bucket.places, next = bucket.next;
    var at = indexFrom(keys, key, next);
    if (at < 0 && next > 0)
        at = indexFrom(keys, key, 0);
    if (at < 0)
        return at;
    bucket.next = at + 1;
    return places[at];
}
function indexFrom(keys, key, from) {
    var searchable = keys;
    if (searchable.indexOf)
        return searchable.indexOf(key, from);
    for (var i = from; i < keys.length; i++)
        if (keys[i] === key)
            return i;
    return -1;
}
function labelOf(key, property) {
    try {
        var value = key[property];
        return typeof value + (isObject(value) || typeof value === 'function' ? '' : String(value));
    }
    catch (_a) {
        return '!';
    }
}
var IdentityMap = typeof Map === 'function' ? Map : BucketMap;

export { BucketMap, IdentityMap };
