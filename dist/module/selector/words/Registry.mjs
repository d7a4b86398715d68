// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../../host/describeValue.mjs';
import { wordReader } from '../../host/itemWords.mjs';
import { compile } from '../plan/compile.mjs';
import { Properties } from '../plan/Properties.mjs';
import { parse } from '../syntax/parse.mjs';
import { QueryRun } from '../subjects/QueryRun.mjs';
import { canonicalName } from '../syntax/synonyms.mjs';
import { hasOwn, ownNames } from '../../text/own.mjs';

var PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
var ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;
var MAX_PLANS = 200;
function onlyOf(values) {
    var seen = {};
    var different = [];
    for (var i = 0; i < values.length; i++) {
        var key = typeof values[i] + ':' + String(values[i]);
        if (!hasOwn(seen, key))
            different.push(values[i]);
        seen[key] = true;
    }
    return different.length < 2 ? different[0] : different;
}
function readerThrough(fetch, links, run) {
    var rest = links.slice(1).join('.');
    var readRest = rest === '' ? null : wordReader(rest);
    return function readThrough(object) {
        var member = fetch(object, links[0], run);
        return readRest ? readRest(member) : member;
    };
}
var registrations = 0;
var Registry = (/*#__PURE__*/ function () {
    function Registry(domain, contents) {
        if (contents === void 0) { contents = {}; }
        this.domain = domain;
        this.contents = contents;
        this.callbacks = {};
        this.plans = {};
        this.planCount = 0;
        this.generation = 0;
    }
    Registry.prototype.register = function (name, callback) {
        var method = 'Selectors.' + this.domain.word + '.register(): ';
        if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
            var expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
            throw new TypeError(method + expected + describeValue(name));
        }
        if (typeof callback !== 'function') {
            throw new TypeError(method + 'callback must be a Function, got ' + describeValue(callback));
        }
        if (this.pseudo(canonicalName(name.substring(1)))) {
            throw new Error(method + '"' + name + '" is built in; choose another name');
        }
        this.callbacks[name] = callback;
        registrations++;
    };
    Registry.prototype.pseudo = function (name) {
        var pseudos = this.domain.pseudos;
        return hasOwn(pseudos, name) ? pseudos[name] : null;
    };
    Registry.prototype.callback = function (pseudo) {
        return this.callbacks[':' + pseudo] || null;
    };
    Registry.prototype.attribute = function (key) {
        return this.callbacks['[' + key + ']'] || null;
    };
    Registry.prototype.argumentOf = function (pseudo) {
        var builtIn = this.pseudo(pseudo);
        if (builtIn === null)
            return this.callback(pseudo) ? 'optional-text' : null;
        if (builtIn.type === 'position')
            return builtIn.argument;
        return builtIn.type === 'query' ? 'query' : 'none';
    };
    Registry.prototype.attributes = function () {
        var words = ownNames(this.domain.attributes).concat(ownNames(this.callbacks));
        var names = ownNames(this.domain.members);
        for (var i = 0; i < words.length; i++) {
            var name = words[i].replace(/^\[|[\]:]$/g, '');
            if (words[i].charAt(0) !== ':')
                names.push(name);
        }
        return names;
    };
    Registry.prototype.readerOf = function (path, document) {
        var callback = this.attribute(path);
        if (callback)
            return callback;
        var _a = this.domain, attributes = _a.attributes, members = _a.members;
        var links = path.split('.');
        var builtIn = attributes[path + ':'];
        if (!builtIn && !hasOwn(members, links[0]))
            return wordReader(path);
        var run = new QueryRun({ query: path, document: document, random: Math.random });
        if (!builtIn)
            return readerThrough(members[links[0]], links, run);
        var valuesOf = builtIn.makeValues(new Properties(members, []));
        return function (object) { return onlyOf(valuesOf(object, run)); };
    };
    Registry.prototype.pseudos = function () {
        var names = [];
        for (var name in this.domain.pseudos)
            if (this.pseudo(name))
                names.push(name);
        for (var name in this.callbacks)
            if (PSEUDO_NAME.test(name))
                names.push(name.substring(1));
        return names;
    };
    Registry.prototype.within = function (pseudo) {
        return hasOwn(this.contents, pseudo) ? this.contents[pseudo] : this;
    };
    Registry.prototype.parse = function (text, caller) {
        return parse(text, this, caller);
    };
    Registry.prototype.planOf = function (text, caller) {
        if (this.generation !== registrations || this.planCount === MAX_PLANS)
            this.forgetPlans();
        var cached = this.plans['/' + text];
        if (cached)
            return cached;
        var plan = compile(this.parse(text, caller), this);
        this.plans['/' + text] = plan;
        this.planCount++;
        return plan;
    };
    Registry.prototype.forgetPlans = function () {
        this.plans = {};
        this.planCount = 0;
        this.generation = registrations;
    };
    return Registry;
}());

export { Registry };
