// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readWordOr } from '../../host/itemWords.mjs';
import { read } from '../../host/read.mjs';
import { readPath, readLeniently } from '../../host/readPath.mjs';
import { Property } from './Property.mjs';

var readWord = readWordOr(readLeniently);
var Properties = (function () {
    function Properties(own) {
        this.own = own;
        this.list = [];
    }
    Properties.prototype.of = function (key) {
        var links = key.split('.');
        if (links.length > 1)
            return this.derived(key, this.followed(links));
        return this.derived(key, Object.prototype.hasOwnProperty.call(this.own, key) ? this.own[key] : read);
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
    Properties.prototype.followed = function (links) {
        var first = this.of(links[0]);
        return function fetchAtPath(candidate, _key, run) {
            return readPath(first.read(candidate, run), links, readWord, 1);
        };
    };
    return Properties;
}());

export { Properties };
