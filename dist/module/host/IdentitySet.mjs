// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from './IdentityMap.mjs';

function has(map, key) {
    return Object.prototype.hasOwnProperty.call(map, key);
}
function isByIdentity(value) {
    return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
function keyOf(value) {
    return '$' + typeof value + String(value);
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
            if (this.objects.get(value))
                return false;
            this.objects.set(value, true);
            return true;
        }
        var key = keyOf(value);
        if (has(this.plain, key))
            return false;
        if (key !== NAN_KEY)
            this.plain[key] = true;
        return true;
    };
    IdentitySet.prototype.has = function (value) {
        return isByIdentity(value) ? this.objects.get(value) === true : has(this.plain, keyOf(value));
    };
    return IdentitySet;
}());

export { IdentitySet };
