// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describe } from '../host/describe.mjs';
import { compile } from './compile.mjs';
import { parse } from './parse.mjs';

var PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
var ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;
/** Another word for `:has`, which the parser turns into it. */
var SYNONYM = ':contains';
/** Queries that are kept ready to run. Scripts use a handful; those that make them up must not fill the memory. */
var MOST_PLANS = 200;
/** Counts what was registered: plans made before hold the old meanings, of nested queries too. */
var registrations = 0;
/**
 * The words of the query language for elements, or for items: the built-in pseudos, and the pseudos and attributes
 * that users register.
 */
var Registry = /** @class */ (function () {
    /** @param contents the words for what is inside, when those are other ones */
    function Registry(kind, contents) {
        this.kind = kind;
        this.contents = contents;
        this.callbacks = {};
        this.plans = {};
        this.planCount = 0;
        this.generation = 0;
    }
    /**
     * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
     * callback returns. A name registered before gets the new meaning.
     *
     * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
     * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
     * @throws TypeError for a name of another form or something that is no Function; Error for the name of a built-in
     */
    Registry.prototype.register = function (name, callback) {
        var method = 'Selectors.' + this.kind.word + '.register(): ';
        if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
            var expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
            throw new TypeError(method + expected + describe(name));
        }
        if (typeof callback !== 'function') {
            throw new TypeError(method + 'callback must be a Function, got ' + describe(callback));
        }
        if (this.pseudo(name.substring(1)) || name === SYNONYM) {
            throw new Error(method + '"' + name + '" is built in; choose another name');
        }
        this.callbacks[name] = callback;
        registrations++;
    };
    /** The meaning of a built-in pseudo, or null. */
    Registry.prototype.pseudo = function (name) {
        return Object.prototype.hasOwnProperty.call(this.kind.pseudos, name) ? this.kind.pseudos[name] : null;
    };
    /** The callback of a pseudo that a user registered, or null. */
    Registry.prototype.callback = function (pseudo) {
        return this.callbacks[':' + pseudo] || null;
    };
    /** The callback of an attribute that a user registered, or null. */
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
    Registry.prototype.pseudos = function () {
        var names = [];
        for (var name in this.kind.pseudos)
            if (this.pseudo(name))
                names.push(name);
        for (var name in this.callbacks)
            if (PSEUDO_NAME.test(name))
                names.push(name.substring(1));
        return names;
    };
    Registry.prototype.within = function (pseudo) {
        return pseudo === 'has' && this.contents ? this.contents : this;
    };
    /** Makes a query in these words ready to run. */
    Registry.prototype.compile = function (query) {
        return compile(query, this);
    };
    /**
     * A query ready to run: read and compiled the first time, kept for the next.
     *
     * @param caller what messages begin with
     * @throws SelectorError
     */
    Registry.prototype.planOf = function (text, caller) {
        if (this.generation !== registrations || this.planCount === MOST_PLANS)
            this.forgetPlans();
        var known = this.plans['/' + text];
        if (known)
            return known;
        var plan = this.compile(parse(text, this, caller));
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
