// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { includes } from '../../host/includes.mjs';
import { read, refused } from '../../host/read.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

var Property = (/*#__PURE__*/ function () {
    function Property(key, fetch, keeping) {
        this.key = key;
        this.fetch = fetch;
        this.keeping = keeping;
        this.users = 1;
        this.lastCandidate = null;
        this.isDirect = keeping === 'never' && fetch === read;
        if (keeping === 'subject' && fetch === read)
            this.fetch = readOfSubject;
    }
    Property.prototype.read = function (candidate, run) {
        var keeping = this.keeping;
        if (keeping === 'never')
            return this.fetch(candidate, this.key, run);
        if (keeping === 'subject')
            return candidate.remember(this.key, this.fetch, run);
        if (this.lastCandidate !== candidate) {
            this.lastValue = this.fetch(candidate, this.key, run);
            this.lastCandidate = candidate;
        }
        return this.lastValue;
    };
    Property.prototype.reader = function () {
        var _this = this;
        var key = this.key;
        if (!this.isDirect)
            return function (candidate, run) { return _this.read(candidate, run); };
        return function readDirectly(candidate) {
            try {
                return candidate[key];
            }
            catch (error) {
                return refused(error);
            }
        };
    };
    Property.prototype.test = function (holds) {
        var _this = this;
        var _a = this, key = _a.key, fetch = _a.fetch;
        if (this.keeping !== 'never')
            return function (candidate, run) { return holds(_this.read(candidate, run)); };
        if (!this.isDirect)
            return function (candidate, run) { return holds(fetch(candidate, key, run)); };
        return function holdsDirectly(candidate) {
            var value;
            try {
                value = candidate[key];
            }
            catch (error) {
                value = refused(error);
            }
            return holds(value);
        };
    };
    Property.prototype.isOneOf = function (values) {
        var isOne = values.length === 1;
        var test = isOne ? this.is(values[0]) : this.test(function (value) { return includes(values, value); });
        test.property = this;
        test.values = values;
        return test;
    };
    Property.prototype.text = function (matches, ifAbsent) {
        var key = this.key;
        function matchesValue(value) {
            if (typeof value === 'string')
                return matches(value);
            return value === undefined || value === null ? ifAbsent : matches(String(value));
        }
        if (!this.isDirect)
            return this.test(matchesValue);
        return function matchesDirectly(candidate) {
            var value;
            try {
                value = candidate[key];
            }
            catch (error) {
                value = refused(error);
            }
            return typeof value === 'string' ? matches(value) : matchesValue(value);
        };
    };
    Property.prototype.unite = function (first, other) {
        this.users--;
        return this.isOneOf(first.values.concat(other.values));
    };
    Property.prototype.forget = function () {
        this.lastCandidate = null;
        this.lastValue = undefined;
    };
    Property.prototype.is = function (wanted) {
        var _this = this;
        var key = this.key;
        if (!this.isDirect)
            return function (candidate, run) { return _this.read(candidate, run) === wanted; };
        return function isDirectly(candidate) {
            try {
                return candidate[key] === wanted;
            }
            catch (error) {
                return refused(error) === wanted;
            }
        };
    };
    return Property;
}());
function readOfSubject(candidate, name) {
    return read(hostObjectOf(candidate), name);
}

export { Property };
