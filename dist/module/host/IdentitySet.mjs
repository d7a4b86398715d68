// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from './IdentityMap.mjs';
import { hasOwn } from '../text/own.mjs';

function keyOf(value) {
    return typeof value + String(value);
}
var NAN_KEY = keyOf(NaN);
var IdentitySet = (function () {
    function IdentitySet() {
        this.plain = {};
        this.objects = new IdentityMap();
    }
    IdentitySet.of = function (values) {
        var set = new IdentitySet();
        for (var i = 0; i < values.length; i++)
            set.add(values[i]);
        return set;
    };
    IdentitySet.prototype.add = function (value) {
        if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
            var before = this.objects.size;
            this.objects.set(value, true);
            return this.objects.size > before;
        }
        var key = keyOf(value);
        if (hasOwn(this.plain, key))
            return false;
        if (key !== NAN_KEY)
            this.plain[key] = true;
        return true;
    };
    IdentitySet.prototype.has = function (value) {
        if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
            return this.objects.get(value) === true;
        }
        return hasOwn(this.plain, keyOf(value));
    };
    return IdentitySet;
}());

export { IdentitySet };
