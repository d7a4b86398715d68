// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { output } from '../host/output.mjs';
import { attributesOf, setProperty } from './attr.mjs';
import { callForEach, caller, callToSelect, scopeOr, callToMap } from './callbacks.mjs';
import { checkFunction, checkParams, checkOptionalNumber, wrongArgument, checkName } from './check.mjs';
import { className } from './className.mjs';
import { forEach } from './failure.mjs';
import { gatherArguments } from './gather.mjs';
import { IdentitySet } from './IdentitySet.mjs';
import { indexOf } from './indexOf.mjs';
import { invokeOnEach } from './invoke.mjs';
import { listing } from './list.mjs';
import { propertyTest } from './match.mjs';
import { sorted } from './order.mjs';
import { pathReader } from './property.mjs';
import { withoutRemoved } from './remove.mjs';
import { replaceElements } from './replaceElements.mjs';
import { selectWhere } from './select.mjs';

/**
 * An ordered, chainable list of anything; duplicates are kept. Every method returns the collection itself unless it
 * says otherwise. Wrong arguments throw before anything is changed.
 *
 * Callbacks get `(element, index, elements)`, `elements` being the internal Array; `this` is the collection, or the
 * scope given. What a callback throws passes through.
 *
 * @example new Collection([3, 1, 2]).sort().elements // [1, 2, 3]
 */
var Collection = /** @class */ (function () {
    /** @param elements an Array or another collection (copied), one value, several values, or nothing */
    function Collection() {
        var elements = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            elements[_i] = arguments[_i];
        }
        if (!(this instanceof Collection))
            throw new TypeError('Collection is a class: write "new" before its name');
        this.elements = gatherArguments(elements);
    }
    /**
     * Calls the callback for each element, first to last; elements that it appends are visited too.
     *
     * @param params items appended to the arguments of the callback
     */
    Collection.prototype.each = function (callback, params, scope) {
        checkFunction('Collection.each', 'callback', callback);
        checkParams('Collection.each', params);
        callForEach(callback, this.elements, scopeOr(scope, this), params);
        return this;
    };
    /** As `each`, last to first: deleting the current element is safe. */
    Collection.prototype.reach = function (callback, params, scope) {
        checkFunction('Collection.reach', 'callback', callback);
        checkParams('Collection.reach', params);
        var call = caller(callback, this.elements, scopeOr(scope, this), params);
        for (var i = this.elements.length - 1; i >= 0; i--) {
            if (i < this.elements.length)
                call(this.elements[i], i);
        }
        return this;
    };
    /**
     * The index of the first element that is the same (`===`), or -1.
     *
     * @param fromIndex where to begin; negative counts from the end
     */
    Collection.prototype.indexOf = function (element, fromIndex) {
        if (fromIndex === void 0) { fromIndex = 0; }
        checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
        return indexOf(this.elements, element, fromIndex);
    };
    /** The element at an index counted from 0; undefined outside. */
    Collection.prototype.get = function (index) {
        if (typeof index !== 'number')
            throw wrongArgument('Collection.get', 'index', 'a Number', index);
        return this.elements[index];
    };
    /**
     * A new Array of the elements whose property matches.
     *
     * @param value a String with `*`: a wildcard for the whole text, minding case; a RegExp; anything else: equality
     */
    Collection.prototype.find = function (value, property) {
        if (property === void 0) { property = 'name'; }
        if (arguments.length === 0)
            throw wrongArgument('Collection.find', 'value', 'given', value);
        checkName('Collection.find', 'property', property);
        return selectWhere(this.elements, propertyTest('Collection.find', value, property));
    };
    /** Appends elements: an Array or collection in order, one value, or several arguments. */
    Collection.prototype.add = function () {
        var elements = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            elements[_i] = arguments[_i];
        }
        var added = gatherArguments(elements);
        for (var i = 0; i < added.length; i++)
            this.elements.push(added[i]);
        return this;
    };
    Collection.prototype.remove = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        replaceElements(this.elements, withoutRemoved(this.elements, args));
        return this;
    };
    Collection.prototype.filter = function (callback, thisObject) {
        checkFunction('Collection.filter', 'callback', callback);
        replaceElements(this.elements, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
        return this;
    };
    Collection.prototype.attr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var attributes = attributesOf('Collection.attr', args);
        for (var i = 0; i < attributes.length; i++) {
            setProperty('Collection.attr', this.elements, attributes[i], this);
        }
        return this;
    };
    /**
     * Sorts, stably. By default Numbers come first, then Strings and objects with a name, ignoring case, then the rest;
     * undefined comes last.
     *
     * @param compare as in `Array.prototype.sort`, or the name of a property to sort by
     */
    Collection.prototype.sort = function (compare) {
        replaceElements(this.elements, sorted('Collection.sort', this.elements, compare));
        return this;
    };
    /**
     * Writes the elements to the output panel, a line each.
     *
     * @param label the heading; default: the string form of the collection
     */
    Collection.prototype.list = function (label) {
        var text = label === undefined || label === null ? '' : String(label);
        output(listing(text || String(this), this.elements));
        return this;
    };
    /** Calls the callback once with the params; `this` is the collection. */
    Collection.prototype.call = function (callback) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkFunction('Collection.call', 'callback', callback);
        callback.apply(this, params);
        return this;
    };
    /** Calls the callback once with an Array of params. */
    Collection.prototype.apply = function (callback, params, scope) {
        checkFunction('Collection.apply', 'callback', callback);
        checkParams('Collection.apply', params);
        callback.apply(scopeOr(scope, this), params || []);
        return this;
    };
    /** `[object Collection length=3]`, with the name of the class. */
    Collection.prototype.toString = function () {
        return '[object ' + className(this) + ' length=' + this.elements.length + ']';
    };
    /** A new Array of the callback's results. */
    Collection.prototype.map = function (callback, scope) {
        checkFunction('Collection.map', 'callback', callback);
        return callToMap(callback, this.elements, scopeOr(scope, this));
    };
    /** A new Array of a property of each element; `libraryItem.name` follows the dots, a missing link is undefined. */
    Collection.prototype.pluck = function (property) {
        checkName('Collection.pluck', 'property', property);
        var read = pathReader(property);
        var values = [];
        forEach('Collection.pluck', this.elements, function (element) { return values.push(read(element)); });
        return values;
    };
    /** Calls a method of each element with the params; nothing is called when an element lacks it. */
    Collection.prototype.invoke = function (name) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkName('Collection.invoke', 'name', name);
        invokeOnEach('Collection.invoke', this.elements, name, params);
        return this;
    };
    /** The first element, undefined when empty. */
    Collection.prototype.first = function () {
        return this.elements[0];
    };
    /** The last element, undefined when empty. */
    Collection.prototype.last = function () {
        return this.elements[this.elements.length - 1];
    };
    /** A new collection of a part, as `Array.prototype.slice`. */
    Collection.prototype.slice = function (start, end) {
        checkOptionalNumber('Collection.slice', 'start', start);
        checkOptionalNumber('Collection.slice', 'end', end);
        return this.derive(end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end));
    };
    /** Drops later occurrences of the same element. */
    Collection.prototype.unique = function () {
        var seen = new IdentitySet();
        replaceElements(this.elements, selectWhere(this.elements, function (element) { return seen.add(element); }));
        return this;
    };
    /** A new collection of the same elements. */
    Collection.prototype.clone = function () {
        return this.derive(this.elements);
    };
    /** A new collection of the same class with other elements; subclasses pass on what else they were made with. */
    Collection.prototype.derive = function (elements) {
        var Type = this.constructor;
        return new Type(elements);
    };
    return Collection;
}());

export { Collection };
