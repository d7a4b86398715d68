// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../host/IdentityMap.mjs';

function has(map, key) {
    return Object.prototype.hasOwnProperty.call(map, key);
}
/** Whether equality is told by identity, and not by the value's text and type. */
function isByIdentity(value) {
    return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
/** A map key for a plain value; the prefix keeps types apart and keys clear of built-in members. */
function keyOf(value) {
    return '$' + typeof value + String(value);
}
var NAN_KEY = keyOf(NaN);
/** A set of any values, by strict equality, near-linear in time (see `IdentityMap`). */
var IdentitySet = /** @class */ (function () {
    function IdentitySet() {
        this.plain = {};
        this.objects = new IdentityMap();
    }
    /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
    IdentitySet.prototype.add = function (value) {
        if (this.has(value))
            return false;
        if (isByIdentity(value))
            this.objects.set(value, true);
        else if (keyOf(value) !== NAN_KEY)
            this.plain[keyOf(value)] = true;
        return true;
    };
    IdentitySet.prototype.has = function (value) {
        return isByIdentity(value) ? this.objects.get(value) === true : has(this.plain, keyOf(value));
    };
    return IdentitySet;
}());

export { IdentitySet };
