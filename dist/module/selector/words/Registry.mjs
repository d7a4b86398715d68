// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../../host/describeValue.mjs';
import { includes } from '../../host/includes.mjs';
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
    var different = [];
    for (var i = 0; i < values.length; i++)
        if (!includes(different, values[i]))
            different.push(values[i]);
    return different.length < 2 ? different[0] : different;
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
    Registry.prototype.readableWords = function () {
        var _a = this.domain, attributes = _a.attributes, members = _a.members;
        var names = ownNames(members);
        for (var name in attributes)
            if (hasOwn(attributes, name))
                names.push(name.replace(':', ''));
        for (var name in this.callbacks)
            if (ATTRIBUTE_NAME.test(name))
                names.push(name.slice(1, -1));
        return names;
    };
    Registry.prototype.readerOfWord = function (name, document) {
        var callback = this.attribute(name);
        if (callback)
            return callback;
        var _a = this.domain, attributes = _a.attributes, members = _a.members;
        var builtIn = attributes[name + ':'];
        if (!builtIn && !hasOwn(members, name))
            return null;
        var run = new QueryRun({ query: name, document: document, random: Math.random });
        if (!builtIn)
            return function (object) { return members[name](object, name, run); };
        var valuesOf = builtIn.makeValues(new Properties(members, []));
        return function (object) { return onlyOf(valuesOf(object, run)); };
    };
    Registry.prototype.readerOf = function (path, document) {
        var dot = path.indexOf('.');
        if (dot < 0)
            return this.readerOfWord(path, document) || wordReader(path);
        var readFirst = this.readerOfWord(path.substring(0, dot), document);
        if (!readFirst)
            return wordReader(path);
        var readRest = wordReader(path.substring(dot + 1));
        return function (object) { return readRest(readFirst(object)); };
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
