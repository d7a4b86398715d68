// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../host/describeValue.mjs';
import { wordReader, isPathWord, PATH_WORDS } from '../host/itemWords.mjs';
import { output } from '../host/output.mjs';
import { documentsIn } from './documents/DocumentBatch.mjs';
import { setAttributes, setterOfPath } from './methods/attr.mjs';
import { findByProperty } from './methods/find.mjs';
import { indexOf } from './methods/indexOf.mjs';
import { invokeOnEach } from './methods/invoke.mjs';
import { listing } from './methods/listing.mjs';
import { withoutRemoved } from './methods/remove.mjs';
import { jsonRows, csvRows } from './methods/rows.mjs';
import { sorted } from './methods/sort.mjs';
import { callForEach, caller, callToSelect, scopeOr, callToMap } from './support/callbacks.mjs';
import { checkFunction, checkParams, checkOptionalNumber, wrongArgument, checkName } from './support/check.mjs';
import { className } from './support/className.mjs';
import { copyWith } from './support/copyWith.mjs';
import { forEach } from './support/forEach.mjs';
import { gatherArguments } from './support/gather.mjs';
import { noteLength } from './support/noteLength.mjs';
import { replaceElements, replaceSorted } from './support/replaceElements.mjs';
import { withoutDuplicates } from './support/distinct.mjs';

var Collection = (/*#__PURE__*/ function () {
    function Collection(first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        if (!(this instanceof Collection))
            throw new TypeError('Collection is a class: write "new" before its name');
        this.elements = gatherArguments(first, others);
        this.length = this.elements.length;
    }
    Collection.documents = function (folder, pattern) {
        if (pattern === void 0) { pattern = '*.fla'; }
        return documentsIn(folder, pattern);
    };
    Collection.prototype.each = function (callback, params, scope) {
        checkFunction('Collection.each', 'callback', callback);
        checkParams('Collection.each', params);
        callForEach(callback, this.elements, scopeOr(scope, this), params);
        return noteLength(this);
    };
    Collection.prototype.reach = function (callback, params, scope) {
        checkFunction('Collection.reach', 'callback', callback);
        checkParams('Collection.reach', params);
        var call = caller(callback, this.elements, scopeOr(scope, this), params);
        for (var i = this.elements.length - 1; i >= 0; i--) {
            if (i < this.elements.length)
                call(this.elements[i], i);
        }
        return noteLength(this);
    };
    Collection.prototype.indexOf = function (element, fromIndex) {
        if (fromIndex === void 0) { fromIndex = 0; }
        checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
        return indexOf(this.elements, element, fromIndex);
    };
    Collection.prototype.get = function (index) {
        if (typeof index !== 'number')
            throw wrongArgument('Collection.get', 'index', 'a Number', index);
        return this.elements[index];
    };
    Collection.prototype.find = function (value, property) {
        if (property === void 0) { property = 'name'; }
        var method = 'Collection.find';
        if (arguments.length === 0)
            throw wrongArgument(method, 'value', 'given', value);
        checkName(method, 'property', property);
        return findByProperty(method, this.elements, value, this.readerOfWord(property) || property);
    };
    Collection.prototype.add = function (first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        var added = gatherArguments(first, others);
        for (var i = 0; i < added.length; i++)
            this.elements.push(added[i]);
        return noteLength(this);
    };
    Collection.prototype.remove = function (what, detail) {
        replaceElements(this, withoutRemoved(this, what, detail));
        return this;
    };
    Collection.prototype.filter = function (callback, thisObject) {
        checkFunction('Collection.filter', 'callback', callback);
        replaceElements(this, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
        return this;
    };
    Collection.prototype.attr = function (first, value) {
        setAttributes('Collection.attr', this, setterOfPath, first, value);
        return this;
    };
    Collection.prototype.sort = function (compare) {
        replaceSorted(this, sorted('Collection.sort', this.elements, compare, this));
        return this;
    };
    Collection.prototype.list = function (label) {
        var text = label === undefined || label === null ? '' : String(label);
        output(listing(text || this.toString(), this.describeElements()));
        return this;
    };
    Collection.prototype.call = function (callback) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkFunction('Collection.call', 'callback', callback);
        callback.apply(this, params);
        return noteLength(this);
    };
    Collection.prototype.apply = function (callback, params, scope) {
        checkFunction('Collection.apply', 'callback', callback);
        checkParams('Collection.apply', params);
        callback.apply(scopeOr(scope, this), params || []);
        return noteLength(this);
    };
    Collection.prototype.toString = function () {
        return '[object ' + className(this) + ' length=' + this.elements.length + ']';
    };
    Collection.prototype.map = function (callback, scope) {
        checkFunction('Collection.map', 'callback', callback);
        var results = callToMap(callback, this.elements, scopeOr(scope, this));
        noteLength(this);
        return results;
    };
    Collection.prototype.pluck = function (property) {
        checkName('Collection.pluck', 'property', property);
        var read = this.readerOf(property);
        var values = [];
        forEach('Collection.pluck', this.elements, function (element) { return values.push(read(element)); });
        return values;
    };
    Collection.prototype.toJSON = function (fields) {
        return jsonRows('Collection.toJSON', this, fields || 'name');
    };
    Collection.prototype.toCSV = function (fields, options) {
        return csvRows('Collection.toCSV', this, fields, options);
    };
    Collection.prototype.invoke = function (name) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkName('Collection.invoke', 'name', name);
        invokeOnEach('Collection.invoke', this.elements, name, params);
        return this;
    };
    Collection.prototype.first = function () {
        return this.elements[0];
    };
    Collection.prototype.last = function () {
        return this.elements[this.elements.length - 1];
    };
    Collection.prototype.slice = function (start, end) {
        checkOptionalNumber('Collection.slice', 'start', start);
        checkOptionalNumber('Collection.slice', 'end', end);
        return this.derive(end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end));
    };
    Collection.prototype.unique = function () {
        replaceElements(this, withoutDuplicates(this));
        return this;
    };
    Collection.prototype.clone = function () {
        return this.derive(this.elements);
    };
    Collection.prototype.derive = function (elements) {
        return copyWith(this, elements);
    };
    Collection.prototype.readerOf = function (property) {
        return wordReader(property);
    };
    Collection.prototype.readerOfWord = function (property) {
        return isPathWord(property) ? wordReader(property) : null;
    };
    Collection.prototype.ownWords = function () {
        return PATH_WORDS;
    };
    Collection.prototype.describeElements = function () {
        var describe = this.describer();
        var lines = [];
        for (var i = 0; i < this.elements.length; i++)
            lines[i] = describe(this.elements[i]);
        return lines;
    };
    Collection.prototype.describer = function () {
        return describeValue;
    };
    return Collection;
}());

export { Collection };
