// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from './read.mjs';
import { hasOwn } from '../text/own.mjs';

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
var LONG = 8;
var AHEAD = 4;
var BucketMap = (/*#__PURE__*/ function () {
    function BucketMap() {
        this.entries = [];
        this.next = 0;
        this.sorted = 0;
        this.root = newBucket(0);
        this.missed = null;
        this.missedIn = this.root;
    }
    BucketMap.prototype.get = function (key) {
        var entry = this.nearby(key) || this.inBucket(key);
        if (!entry)
            return undefined;
        this.next = entry.index + 1;
        return entry.value;
    };
    BucketMap.prototype.set = function (key, value) {
        var entries = this.entries;
        var isRead = this.missed === key && this.sorted === entries.length;
        var entry = { key: key, value: value, index: entries.length };
        entries.push(entry);
        if (!isRead)
            return;
        this.sorted++;
        this.put(entry, this.missedIn);
    };
    BucketMap.prototype.endsBefore = function (key) {
        var _a = this, next = _a.next, entries = _a.entries;
        return next === entries.length && (next === 0 || entries[next - 1].key !== key);
    };
    BucketMap.prototype.count = function () {
        return this.entries.length;
    };
    BucketMap.prototype.nearby = function (key) {
        var _a = this, entries = _a.entries, next = _a.next;
        var end = Math.min(next + AHEAD, entries.length);
        for (var i = Math.max(next - 1, 0); i < end; i++)
            if (entries[i].key === key)
                return entries[i];
        return null;
    };
    BucketMap.prototype.inBucket = function (key) {
        var entries = this.entries;
        for (; this.sorted < entries.length; this.sorted++) {
            this.put(entries[this.sorted], this.bucketOf(entries[this.sorted].key));
        }
        var bucket = this.bucketOf(key);
        var entry = entryOf(bucket, key);
        if (!entry) {
            this.missed = key;
            this.missedIn = bucket;
        }
        return entry;
    };
    BucketMap.prototype.bucketOf = function (key) {
        var bucket = this.root;
        while (bucket.divided)
            bucket = this.childFor(bucket, key);
        return bucket;
    };
    BucketMap.prototype.put = function (entry, bucket) {
        var entries = bucket.entries;
        entries.push(entry);
        if (entries.length <= LONG || bucket.depth >= TELLING.length + (this.whereOf ? 1 : 0))
            return;
        bucket.divided = {};
        for (var i = 0; i < entries.length; i++)
            this.childFor(bucket, entries[i].key).entries.push(entries[i]);
        bucket.entries = [];
    };
    BucketMap.prototype.childFor = function (_a, key) {
        var divided = _a.divided, depth = _a.depth;
        var whereOf = this.whereOf;
        var label = depth === TELLING.length && whereOf ? '#' + String(whereOf(key)) : labelOf(key, TELLING[depth]);
        var buckets = divided;
        if (!hasOwn(buckets, label))
            buckets[label] = newBucket(depth + 1);
        return buckets[label];
    };
    return BucketMap;
}());
function newBucket(depth) {
    return { depth: depth, entries: [], next: 0, divided: null };
}
function entryOf(bucket, key) {
    var entries = bucket.entries;
    var at = bucket.next;
    for (var left = entries.length; left > 0; left--, at++) {
        if (at >= entries.length)
            at = 0;
        if (entries[at].key !== key)
            continue;
        bucket.next = at + 1;
        return entries[at];
    }
    return null;
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
