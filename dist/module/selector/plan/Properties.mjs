// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hasOwn } from '../../text/own.mjs';
import { includes } from '../../host/includes.mjs';
import { isPathWord, wordReader } from '../../host/itemWords.mjs';
import { read } from '../../host/read.mjs';
import { readLeniently } from '../../host/readPath.mjs';
import { Property } from './Property.mjs';

var Properties = (/*#__PURE__*/ function () {
    function Properties(own, kept) {
        this.own = own;
        this.kept = kept;
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
            this.list[i].users++;
            return this.list[i];
        }
        var property = new Property(key, fetch, this.keepingOf(key));
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
    Properties.prototype.shared = function () {
        var keys = [];
        for (var i = 0; i < this.list.length; i++)
            if (this.list[i].users > 1)
                keys.push(this.list[i].key);
        return keys;
    };
    Properties.prototype.forget = function () {
        for (var i = 0; i < this.list.length; i++)
            this.list[i].forget();
    };
    Properties.prototype.keepingOf = function (key) {
        if (!this.kept)
            return 'subject';
        return includes(this.kept, key) ? 'last' : 'never';
    };
    Properties.prototype.followed = function (path) {
        var dot = path.indexOf('.');
        var readFirst = this.of(path.substring(0, dot)).reader();
        var rest = path.substring(dot + 1);
        var isPlain = rest.indexOf('.') < 0 && !isPathWord(rest);
        var readRest = isPlain ? readLeniently : wordReader(rest, readLeniently);
        return function (candidate, _key, run) { return readRest(readFirst(candidate, run), rest); };
    };
    return Properties;
}());

export { Properties };
