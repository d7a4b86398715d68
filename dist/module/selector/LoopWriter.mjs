// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isMemberName } from '../text/memberName.mjs';

/** Texts that stand in quotes as they are. */
var PLAIN_TEXT = /^[\w ./-]*$/;
/** What a variable of a property holds before the property was read. */
var UNREAD = {};
/** What source text can refer to: values of the object, each asked for once at most, and values from outside. */
var LoopWriter = /** @class */ (function () {
    /** @param first what the same code mentioned when it was written for the first time */
    function LoopWriter(first) {
        this.first = first;
        /** Names of the values that are mentioned, and how often. */
        this.names = [];
        this.mentions = [];
        this.constants = [UNREAD];
        /** Whether the first value is asked for before all else, so that it is there whenever it is mentioned again. */
        this.isFirstAsked = true;
    }
    /** The value of a property of the object. */
    LoopWriter.prototype.property = function (name) {
        return this.once(name, 'o' + this.access(name));
    };
    /** The value at the end of a dotted path from the object, undefined where a link is missing. */
    LoopWriter.prototype.path = function (links) {
        var source = this.property(links[0]);
        for (var i = 1; i < links.length; i++) {
            source = '((v=' + source + ')===undefined||v===null?undefined:v' + this.access(links[i]) + ')';
        }
        return this.once(links.join('.'), source);
    };
    LoopWriter.prototype.access = function (name) {
        return isMemberName(name) ? '.' + name : '[' + this.constant(name) + ']';
    };
    /** A condition that always holds. What stands behind it may never be asked for. */
    LoopWriter.prototype.always = function () {
        if (this.names.length === 0)
            this.isFirstAsked = false;
        return 'true';
    };
    /** A value that the source text works out. A variable keeps it where it is mentioned more than once. */
    LoopWriter.prototype.once = function (name, source) {
        var at = 0;
        while (at < this.names.length && this.names[at] !== name)
            at++;
        this.names[at] = name;
        this.mentions[at] = (this.mentions[at] || 0) + 1;
        if (!this.first || this.first.mentions[at] === 1)
            return source;
        if (at === 0 && this.first.isFirstAsked)
            return this.mentions[0] === 1 ? '(p0=' + source + ')' : 'p0';
        return '(p' + at + '===k0?p' + at + '=' + source + ':p' + at + ')';
    };
    /** A property as text: empty where it is absent. */
    LoopWriter.prototype.text = function (name) {
        return '(typeof(v=' + this.property(name) + ')==="string"?v:' + this.constant(textOf) + '(v))';
    };
    /** A value from outside. */
    LoopWriter.prototype.constant = function (value) {
        if (typeof value === 'number' && isFinite(value))
            return '(' + value + ')';
        if (typeof value === 'string' && PLAIN_TEXT.test(value))
            return '"' + value + '"';
        this.constants.push(value);
        return 'k' + (this.constants.length - 1);
    };
    return LoopWriter;
}());
/** A value as text: empty where it is absent. */
function textOf(value) {
    return value === undefined || value === null ? '' : String(value);
}
/**
 * The loop for a test, as one function without a call per object: what takes most of the time of a query is calls.
 * ES3 like everything else, although no gate sees it.
 */
function writeLoop(code) {
    var first = new LoopWriter(null);
    code(first);
    var loop = new LoopWriter(first);
    var condition = code(loop);
    var variables = ['o', 'v'];
    var forget = '';
    for (var at = 0; at < first.mentions.length; at++) {
        if (first.mentions[at] === 1)
            continue;
        variables.push('p' + at);
        if (at > 0 || !first.isFirstAsked)
            forget += 'p' + at + '=';
    }
    var names = [];
    for (var i = 0; i < loop.constants.length; i++)
        names.push('k' + i);
    var source = 'return function(list,kept,i){var ' +
        variables.join(',') +
        ',n=list.length,m=kept.length;try{for(;i<n;i++){o=list[i];' +
        (forget === '' ? '' : forget + 'k0;') +
        'if(' +
        condition +
        ')kept[m++]=o;}}catch(e){}return i;};';
    return Function(names.join(','), source).apply(null, loop.constants);
}

export { textOf, writeLoop };
