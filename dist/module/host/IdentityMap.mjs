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
var BucketMap = (function () {
    function BucketMap() {
        this.size = 0;
        this.root = { entries: [], divided: null };
    }
    BucketMap.prototype.get = function (key) {
        var entry = entryOf(this.find(key).bucket, key);
        return entry ? entry.value : undefined;
    };
    BucketMap.prototype.set = function (key, value) {
        var place = this.find(key);
        var entry = entryOf(place.bucket, key);
        if (entry) {
            entry.value = value;
            return;
        }
        this.size++;
        place.bucket.entries.push({ key: key, value: value });
        if (place.bucket.entries.length > LONG && place.depth < TELLING.length)
            divide(place.bucket, place.depth);
    };
    BucketMap.prototype.find = function (key) {
        var bucket = this.root;
        var depth = 0;
        while (bucket.divided)
            bucket = childFor(bucket.divided, TELLING[depth++], key);
        return { bucket: bucket, depth: depth };
    };
    return BucketMap;
}());
function entryOf(bucket, key) {
    for (var i = 0; i < bucket.entries.length; i++)
        if (bucket.entries[i].key === key)
            return bucket.entries[i];
    return null;
}
function divide(bucket, depth) {
    var divided = {};
    for (var i = 0; i < bucket.entries.length; i++) {
        childFor(divided, TELLING[depth], bucket.entries[i].key).entries.push(bucket.entries[i]);
    }
    bucket.entries = [];
    bucket.divided = divided;
}
function childFor(divided, property, key) {
    var name = labelOf(key, property);
    if (!hasOwn(divided, name))
        divided[name] = { entries: [], divided: null };
    return divided[name];
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

export { IdentityMap };
