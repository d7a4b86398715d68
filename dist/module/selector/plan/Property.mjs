// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

var Property = (/*#__PURE__*/ function () {
    function Property(key, fetch) {
        this.key = key;
        this.fetch = fetch;
        this.isKept = false;
        this.isKeptBySubject = false;
        this.lastCandidate = null;
    }
    Property.prototype.read = function (candidate, run) {
        return this.isKept ? this.recall(candidate, run) : this.fetch(candidate, this.key, run);
    };
    Property.prototype.test = function (holds) {
        var _this = this;
        var key = this.key;
        return function (candidate, run) {
            if (!_this.isKept)
                return holds(_this.fetch(candidate, key, run));
            return holds(_this.lastCandidate === candidate ? _this.lastValue : _this.recall(candidate, run));
        };
    };
    Property.prototype.keepLast = function () {
        this.isKept = true;
    };
    Property.prototype.keepWithSubject = function () {
        this.isKept = this.isKeptBySubject = true;
        if (this.fetch === read)
            this.fetch = readOfSubject;
    };
    Property.prototype.forget = function () {
        this.lastCandidate = null;
        this.lastValue = undefined;
    };
    Property.prototype.recall = function (candidate, run) {
        if (this.isKeptBySubject)
            return candidate.remember(this.key, this.fetch, run);
        if (this.lastCandidate !== candidate) {
            this.lastValue = this.fetch(candidate, this.key, run);
            this.lastCandidate = candidate;
        }
        return this.lastValue;
    };
    return Property;
}());
function readOfSubject(candidate, name) {
    return read(hostObjectOf(candidate), name);
}

export { Property };
