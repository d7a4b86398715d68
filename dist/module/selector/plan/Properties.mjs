// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hasOwn } from '../../text/own.mjs';
import { wordReader } from '../../host/itemWords.mjs';
import { read } from '../../host/read.mjs';
import { readLeniently } from '../../host/readPath.mjs';
import { Property } from './Property.mjs';

var Properties = (/*#__PURE__*/ function () {
    function Properties(own) {
        this.own = own;
        this.list = [];
    }
    Properties.prototype.of = function (key) {
        if (key.indexOf('.') >= 0)
            return this.derived(key, this.followed(key));
        return this.derived(key, hasOwn(this.own, key) ? this.own[key] : read);
    };
    Properties.prototype.derived = function (key, fetch) {
        for (var i = 0; i < this.list.length; i++) {
            if (this.list[i].key !== key)
                continue;
            this.list[i].keepLast();
            return this.list[i];
        }
        var property = new Property(key, fetch);
        this.list.push(property);
        return property;
    };
    Properties.prototype.readerOf = function (names) {
        var properties = [];
        for (var i = 0; i < names.length; i++)
            properties.push(this.of(names[i]));
        return function readerIn(run) {
            return function readMember(candidate, member) {
                var at = 0;
                while (names[at] !== member)
                    at++;
                return properties[at].read(candidate, run);
            };
        };
    };
    Properties.prototype.keepWithSubjects = function () {
        for (var i = 0; i < this.list.length; i++)
            this.list[i].keepWithSubject();
    };
    Properties.prototype.forget = function () {
        for (var i = 0; i < this.list.length; i++)
            this.list[i].forget();
    };
    Properties.prototype.followed = function (path) {
        var dot = path.indexOf('.');
        var first = this.of(path.substring(0, dot));
        var readRest = wordReader(path.substring(dot + 1), readLeniently);
        return function (candidate, _key, run) { return readRest(first.read(candidate, run)); };
    };
    return Properties;
}());

export { Properties };
