// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from './read.mjs';

/**
 * Properties that tell most host objects apart, cheap ones first, in the order in which they are asked: what elements
 * and library items have.
 */
var TELLING = ['name', 'x', 'y', 'elementType', 'width', 'height', 'depth'];
/** A bucket longer than this is divided by the next property. */
var LONG = 8;
/**
 * Values kept for host objects, by identity. Host objects cannot be tagged: where the engine has a Map, that is used
 * and no object is touched; elsewhere objects go into buckets by their cheap properties, one more of them wherever a
 * bucket grows long, so that time stays near-linear.
 */
var IdentityMap = /** @class */ (function () {
    function IdentityMap() {
        this.map = typeof Map === 'function' ? new Map() : new BucketMap();
    }
    IdentityMap.prototype.get = function (key) {
        return this.map.get(key);
    };
    IdentityMap.prototype.set = function (key, value) {
        this.map.set(key, value);
    };
    return IdentityMap;
}());
/** The map for engines without one. Exported for its tests. */
var BucketMap = /** @class */ (function () {
    function BucketMap() {
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
        place.bucket.entries.push({ key: key, value: value });
        if (place.bucket.entries.length > LONG && place.depth < TELLING.length)
            divide(place.bucket, place.depth);
    };
    /** The undivided bucket that the object belongs to, and how many properties lead there. */
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
    if (!Object.prototype.hasOwnProperty.call(divided, name))
        divided[name] = { entries: [], divided: null };
    return divided[name];
}
/** A map key for the value of a property; the type in front keeps keys clear of built-in members. */
function labelOf(key, property) {
    try {
        var value = key[property];
        return typeof value + (isObject(value) || typeof value === 'function' ? '' : String(value));
    }
    catch (_a) {
        return '!';
    }
}

export { IdentityMap };
