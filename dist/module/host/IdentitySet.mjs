// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from './IdentityMap.mjs';
import { isObject } from './read.mjs';
import { hasOwn } from '../text/own.mjs';

function keyOf(value) {
    return typeof value + String(value);
}
function isTold(value) {
    return isObject(value) || typeof value === 'function';
}
var NAN_KEY = /*#__PURE__*/ keyOf(NaN);
var IdentitySet = (/*#__PURE__*/ function () {
    function IdentitySet(whereOf) {
        this.plain = {};
        this.objects = new IdentityMap();
        if (whereOf)
            this.objects.whereOf = whereOf;
    }
    IdentitySet.of = function (values, whereOf) {
        var set = new IdentitySet(whereOf);
        for (var i = 0; i < values.length; i++) {
            if (isTold(values[i]))
                set.objects.set(values[i], true);
            else
                set.add(values[i]);
        }
        return set;
    };
    IdentitySet.prototype.add = function (value) {
        if (isTold(value)) {
            if (this.objects.get(value))
                return false;
            this.objects.set(value, true);
            return true;
        }
        var key = keyOf(value);
        if (hasOwn(this.plain, key))
            return false;
        if (key !== NAN_KEY)
            this.plain[key] = true;
        return true;
    };
    IdentitySet.prototype.has = function (value) {
        if (isTold(value))
            return this.objects.get(value) === true;
        return hasOwn(this.plain, keyOf(value));
    };
    return IdentitySet;
}());

export { IdentitySet };
