// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Names that need no quotes behind a dot, the words reserved in ES3 left out. */
var PLAIN_NAME = /^[A-Za-z_]\w*$/;
var RESERVED = /^(abstract|boolean|break|byte|case|catch|char|class|const|continue|debugger|default|delete|do|double|else|enum|export|extends|false|final|finally|float|for|function|goto|if|implements|import|in|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|super|switch|synchronized|this|throw|throws|transient|true|try|typeof|var|void|volatile|while|with)$/;
/** Texts that stand in quotes as they are. */
var PLAIN_TEXT = /^[\w ./-]*$/;
/** What a variable of a property holds before the property was read. */
var UNREAD = {};
/** What source text can refer to: properties of the object, each read once at most, and values from outside. */
var LoopWriter = /** @class */ (function () {
    /** @param first what the same code mentioned when it was written for the first time */
    function LoopWriter(first) {
        this.first = first;
        /** Names of the properties that are mentioned, and how often. */
        this.properties = [];
        this.mentions = [];
        this.constants = [UNREAD];
    }
    /** The value of a property of the object. A variable keeps it where it is mentioned more than once. */
    LoopWriter.prototype.property = function (name) {
        var at = 0;
        while (at < this.properties.length && this.properties[at] !== name)
            at++;
        this.properties[at] = name;
        this.mentions[at] = (this.mentions[at] || 0) + 1;
        var isPlain = PLAIN_NAME.test(name) && !RESERVED.test(name);
        var read = isPlain ? 'o.' + name : 'o[' + this.constant(name) + ']';
        if (!this.first || this.first.mentions[at] === 1)
            return read;
        return '(p' + at + '===k0?p' + at + '=' + read + ':p' + at + ')';
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
        forget += 'p' + at + '=';
    }
    var names = [];
    for (var i = 0; i < loop.constants.length; i++)
        names.push('k' + i);
    var source = 'return function(list,kept,i){var ' +
        variables.join(',') +
        ',n=list.length;try{for(;i<n;i++){o=list[i];' +
        (forget === '' ? '' : forget + 'k0;') +
        'if(' +
        condition +
        ')kept.push(o);}}catch(e){}return i;};';
    return Function(names.join(','), source).apply(null, loop.constants);
}

export { writeLoop };
