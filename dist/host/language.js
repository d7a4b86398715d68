// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');
let MagicString$late;
const MagicString = () => (MagicString$late ??= require('magic-string'));
const saxes = require('saxes');
let acorn$late;
const acorn = () => (acorn$late ??= require('acorn'));

let last;
function nodeAt({ source, line, column }, doing) {
    const program = parsed(source);
    const position = program && positionOf(source, line, column);
    if (!program || position === undefined) return undefined;
    let subject;
    const waiting = [
        program
    ];
    for(let node = waiting.pop(); node; node = waiting.pop()){
        if (node.start > position || node.end < position) continue;
        subject = subjectAt(node, doing, position, source) ?? subject;
        for (const part of Object.values(node).flat())if (isNode$1(part)) waiting.push(part);
    }
    return subject;
}
function subjectAt(node, doing, at, source) {
    switch(node.type){
        case 'MemberExpression':
            if (doing === 'reads' && (node.property.start === at || node.object.end === at)) return node.object;
            return undefined;
        case 'AssignmentExpression':
            {
                const { left, operator, start } = node;
                if (left.type !== 'MemberExpression') return undefined;
                const isHere = doing === 'sets' ? skipBlanks(source, left.end) === at : operator !== '=' && start === at;
                return isHere && (doing === 'sets' || doing === 'reads') ? left.object : undefined;
            }
        case 'UpdateExpression':
            {
                const { argument, start } = node;
                return doing === 'reads' && start === at && argument.type === 'MemberExpression' ? argument.object : undefined;
            }
        case 'CallExpression':
            {
                const { callee } = node;
                const target = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
                return doing === 'calls' && (target.start === at || callee.end === at) ? callee : undefined;
            }
        case 'NewExpression':
            return doing === 'makes' && node.start === at ? node.callee : undefined;
        case 'BinaryExpression':
            return doing === 'compares' && skipBlanks(source, node.left.end) === at ? node.right : undefined;
        default:
            return undefined;
    }
}
function parsed(source) {
    if (last?.source !== source) last = {
        source,
        program: parsedNew(source)
    };
    return last.program;
}
function parsedNew(source) {
    try {
        return acorn().parse(source, {
            ecmaVersion: 'latest',
            sourceType: 'script',
            preserveParens: true
        });
    } catch  {
        return undefined;
    }
}
function positionOf(source, line, column) {
    const ends = /\r\n|[\n\r\u2028\u2029]/g;
    for(let i = 1; i < line; i++)if (!ends.exec(source)) return undefined;
    return ends.lastIndex + column - 1;
}
function skipBlanks(source, from) {
    const blanks = /\s*/y;
    blanks.lastIndex = from;
    blanks.exec(source);
    return blanks.lastIndex;
}
function isNode$1(value) {
    return typeof value === 'object' && value !== null && typeof value.type === 'string';
}

const FIXED = new Map([
    [
        'Invalid array length',
        'invalid array length'
    ],
    [
        'Reduce of empty array with no initial value',
        'reduce of empty array with no initial value'
    ],
    [
        'URI malformed',
        'malformed URI sequence'
    ],
    [
        'CreateListFromArrayLike called on non-object',
        'second argument to Function.prototype.apply must be an array'
    ]
]);
const FORMS$1 = [
    {
        words: 'Cannot read properties of ',
        pattern: /^Cannot read properties of (null|undefined)/,
        doing: 'reads',
        say: ([, value], object = value)=>isNothing$1(object, value)
    },
    {
        words: 'Cannot set properties of ',
        pattern: /^Cannot set properties of (null|undefined)/,
        doing: 'sets',
        say: ([, value], object = value)=>isNothing$1(object, value)
    },
    {
        words: 'Cannot destructure property ',
        pattern: / of '([^']*)' as it is (null|undefined)\.$/,
        doing: 'reads',
        say: ([, object, value])=>isNothing$1(object, value)
    },
    {
        words: ' is not iterable',
        pattern: /^(null|undefined) is not iterable/,
        doing: 'reads',
        say: ([, value])=>isNothing$1(value, value)
    },
    {
        words: ' is not a function',
        pattern: / is not a function$/,
        doing: 'calls',
        say: (_groups, callee)=>callee && `${callee} is not a function`
    },
    {
        words: ' is not a constructor',
        pattern: / is not a constructor$/,
        doing: 'makes',
        say: (_groups, callee)=>callee && `${callee} is not a constructor`
    },
    {
        words: "Right-hand side of 'instanceof' is not ",
        pattern: /^Right-hand side of 'instanceof' is not /,
        doing: 'compares',
        say: (_groups, right)=>right && `invalid 'instanceof' operand ${right}`
    },
    {
        words: "Cannot use 'in' operator to search for ",
        pattern: /^Cannot use 'in' operator to search for /,
        doing: 'compares',
        say: (_groups, right)=>right && `invalid 'in' operand ${right}`
    },
    {
        words: ': Unterminated group',
        pattern: /: Unterminated group$/,
        doing: 'calls',
        say: ()=>'unterminated parenthetical'
    },
    {
        words: ': Unterminated character class',
        pattern: /: Unterminated character class$/,
        doing: 'calls',
        say: ()=>'unterminated character class '
    },
    {
        words: 'Invalid flags supplied to RegExp constructor ',
        pattern: /^Invalid flags supplied to RegExp constructor '([^']*)'$/,
        doing: 'calls',
        say: ([, flags])=>`invalid regular expression flag ${(flags ?? '').replace(/[gimy]/g, '').charAt(0)}`
    }
];
function isNothing$1(object = '', value = '') {
    return object === value ? `${value} has no properties` : `${object} is ${value}`;
}
function engineWords(message, position) {
    const fixed = FIXED.get(message);
    if (fixed !== undefined) return fixed;
    for (const { pattern, doing, say } of FORMS$1){
        const groups = pattern.exec(message);
        if (!groups) continue;
        const node = position && nodeAt(position, doing);
        return say(groups, node && position && printExpression(node, position.source)) ?? message;
    }
    return message;
}
const NODE_WORDS = [
    ...FIXED.keys(),
    ...FORMS$1.map(({ words })=>words)
];
const NAME = /^[A-Za-z_$][\w$]*$/;
function printExpression(node, source) {
    const print = (each)=>printExpression(each, source);
    switch(node.type){
        case 'Identifier':
            return node.name;
        case 'ThisExpression':
            return 'this';
        case 'Literal':
            return printLiteral(node);
        case 'ParenthesizedExpression':
            return print(node.expression);
        case 'MemberExpression':
            return printMember(node, print);
        case 'CallExpression':
            return `${print(node.callee)}(${node.arguments.map(print).join(', ')})`;
        case 'NewExpression':
            return `(new ${print(node.callee)}(${node.arguments.map(print).join(', ')}))`;
        case 'ArrayExpression':
            return `[${node.elements.map((element)=>element ? print(element) : '').join(', ')}]`;
        case 'BinaryExpression':
        case 'LogicalExpression':
            return `${print(node.left)} ${node.operator} ${print(node.right)}`;
        case 'UnaryExpression':
            {
                const operand = print(node.argument);
                if (node.operator === 'void') return `(void ${operand})`;
                return `${node.operator}${NAME.test(node.operator) ? ' ' : ''}${operand}`;
            }
        default:
            return source.slice(node.start, node.end);
    }
}
function printLiteral({ value, raw = '' }) {
    return typeof value === 'string' ? JSON.stringify(value) : raw;
}
function printMember({ object, property, computed }, print) {
    const isNumber = object.type === 'ParenthesizedExpression' && object.expression.type === 'Literal';
    const base = isNumber && typeof object.expression.value === 'number' ? `(${print(object)})` : print(object);
    if (!computed) return `${base}.${print(property)}`;
    if (property.type !== 'Literal' || typeof property.value !== 'string') return `${base}[${print(property)}]`;
    const name = property.value;
    return NAME.test(name) ? `${base}.${name}` : `${base}['${name.replace(/['\\]/g, '\\$&')}']`;
}

const CAUGHT = '__caught__';
function addErrorForms({ ownError }, { describeFile, noteStack, wordsOf }, nodeWords) {
    const global = globalThis;
    const { defineProperty, getOwnPropertyDescriptor: describe, setPrototypeOf } = Object;
    const { construct } = Reflect;
    const NativeError = Error;
    const made = new WeakSet();
    const { has: isMade, add: note } = WeakSet.prototype;
    const { indexOf, lastIndexOf, slice } = String.prototype;
    function hidden(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: false
        });
    }
    const [ZERO, NINE] = [
        48,
        57
    ];
    function placeIn(line) {
        const at = lastIndexOf.call(line, '@');
        const colon = lastIndexOf.call(line, ':');
        if (at < 0 || at > 0 && line[at - 1] !== ')' || colon <= at + 1 || colon === line.length - 1) return undefined;
        for(let i = colon + 1; i < line.length; i++){
            const digit = line.charCodeAt(i);
            if (digit < ZERO || digit > NINE) return undefined;
        }
        return {
            fileName: slice.call(line, at + 1, colon),
            lineNumber: Number(slice.call(line, colon + 1))
        };
    }
    function firstPlace(stack) {
        for(let from = 0, end; from < stack.length; from = end + 1){
            end = indexOf.call(stack, '\n', from);
            if (end < 0) end = stack.length;
            const position = placeIn(slice.call(stack, from, end));
            if (position) return position;
        }
        return {
            fileName: '',
            lineNumber: 0
        };
    }
    function place(name) {
        return {
            get () {
                return firstPlace(String(this.stack || ''))[name];
            },
            set (value) {
                hidden(this, name, value);
            },
            configurable: true
        };
    }
    defineProperty(Error.prototype, 'fileName', place('fileName'));
    defineProperty(Error.prototype, 'lineNumber', place('lineNumber'));
    function prepareStackTrace(error, sites) {
        let lines = '';
        if (isMade.call(made, error)) lines = error.name + '(' + (error.message === '' ? '' : '"' + error.message + '"') + ')@:0\n';
        for(let i = 0; i < sites.length; i++){
            const site = sites[i];
            try {
                const file = describeFile(site.getFileName());
                if (file === undefined) continue;
                let name = site.getFunctionName();
                if (name === 'eval') name = null;
                lines += (name === null ? '' : name + '()') + '@' + file + ':' + site.getLineNumber() + '\n';
                noteStack(error, i, name, site.getFileName(), site.getLineNumber(), site.getColumnNumber());
            } catch (fault) {
                throw ownError(fault);
            }
        }
        return lines === '' ? '\n' : lines;
    }
    function constructorOf(name, Native, prototype) {
        function Made(message, fileName, lineNumber) {
            const error = construct(Native, message === undefined ? [] : [
                message
            ], new.target || Made);
            note.call(made, error);
            if (fileName !== undefined) hidden(error, 'fileName', String(fileName));
            if (lineNumber !== undefined) hidden(error, 'lineNumber', lineNumber >>> 0);
            return error;
        }
        Made.prototype = prototype;
        defineProperty(Made, 'name', {
            value: name
        });
        hidden(prototype, 'constructor', Made);
        hidden(global, name, Made);
    }
    const names = [
        'Error',
        'EvalError',
        'RangeError',
        'ReferenceError',
        'SyntaxError',
        'TypeError',
        'URIError'
    ];
    for (const name of names){
        const Native = global[name];
        constructorOf(name, Native, Native.prototype);
    }
    const writer = {
        value: prepareStackTrace,
        writable: false,
        configurable: false,
        enumerable: false
    };
    defineProperty(NativeError, 'prepareStackTrace', writer);
    defineProperty(global.Error, 'prepareStackTrace', writer);
    const internal = Object.create(NativeError.prototype);
    hidden(internal, 'name', 'InternalError');
    hidden(internal, 'message', '');
    constructorOf('InternalError', NativeError, internal);
    function hasNodeWords(message) {
        for (const words of nodeWords)if (indexOf.call(message, words) >= 0) return true;
        return false;
    }
    function inWords(error, message) {
        String(error.stack);
        try {
            return wordsOf(error, message);
        } catch (fault) {
            throw ownError(fault);
        }
    }
    return function(error) {
        if (!(error instanceof NativeError) || isMade.call(made, error)) return;
        const descriptor = describe(error, 'message');
        const message = descriptor && descriptor.value;
        if (typeof message !== 'string') return;
        if (message === 'Maximum call stack size exceeded') {
            setPrototypeOf(error, internal);
            hidden(error, 'message', 'too much recursion');
        } else if (hasNodeWords(message)) {
            defineProperty(error, 'message', {
                get () {
                    const words = inWords(error, message);
                    hidden(error, 'message', words);
                    return words;
                },
                set (value) {
                    hidden(error, 'message', value);
                },
                configurable: true,
                enumerable: false
            });
        }
    };
}

const ITERATOR_GLOBALS = {
    generator: '__generator__',
    iterate: '__iterate__'
};
function addIterators(names) {
    const { defineProperty, create } = Object;
    const nativeNext = function*() {
        yield 0;
    }().next;
    const { isArray } = Array;
    function hidden(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: false
        });
    }
    const stop = {};
    defineProperty(stop, Symbol.toStringTag, {
        value: 'StopIteration'
    });
    function iterator(prototype, next) {
        const made = create(prototype);
        hidden(made, 'next', next);
        return made;
    }
    function Iterator(object, keysOnly) {
        const keys = [];
        let at = 0;
        for(const key in object)keys.push(isArray(object) && String(key >>> 0) === key ? Number(key) : key);
        return iterator(Iterator.prototype, function next() {
            if (at === keys.length) throw stop;
            const key = keys[at++];
            return keysOnly ? key : [
                key,
                object[key]
            ];
        });
    }
    function Generator() {
    }
    hidden(globalThis, names.generator, function(native) {
        return iterator(Generator.prototype, function next() {
            const step = nativeNext.call(native);
            if (step.done) throw stop;
            return step.value;
        });
    });
    function* valuesOf(source) {
        for(;;){
            let value;
            try {
                value = source.next();
            } catch (error) {
                if (error === stop) return;
                throw error;
            }
            yield value;
        }
    }
    function isIterator(object) {
        return object instanceof Iterator || object instanceof Generator;
    }
    hidden(globalThis, names.iterate, function*(object) {
        if (isIterator(object)) yield* valuesOf(object);
        else for(const key in object)yield key;
    });
    hidden(globalThis, 'Iterator', Iterator);
    hidden(globalThis, 'StopIteration', stop);
    return function(object) {
        return isIterator(object) ? valuesOf(object) : undefined;
    };
}

function addMissingMembers(missing) {
    const { names } = missing;
    const { ownError } = missing.own;
    const global = globalThis;
    const { defineProperty, keys: ownKeys } = Object;
    const { deleteProperty, get } = Reflect;
    const { slice } = Array.prototype;
    const texts = String.prototype;
    const arrays = Array.prototype;
    const NativeRegExp = RegExp;
    function hidden(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: false
        });
    }
    function fixed(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: false,
            configurable: false,
            enumerable: false
        });
    }
    function replaceMember(members, name, method) {
        defineProperty(method, 'name', {
            value: name
        });
        defineProperty(method, 'length', {
            value: members[name].length
        });
        hidden(members, name, method);
    }
    function addTextMethods() {
        const { replace, split } = texts;
        function escaped(text) {
            return replace.call(String(text), /[\\^$.*+?()[\]{}|/]/g, '\\$&');
        }
        function withTexts(callback) {
            return function(...groups) {
                for(let i = 0; i < groups.length; i++)if (groups[i] === undefined) groups[i] = '';
                return callback.apply(this, groups);
            };
        }
        function withFlags(name, isLiteral) {
            const native = texts[name];
            const { method } = {
                method (...args) {
                    const flags = args[isLiteral ? 2 : 1];
                    const isPattern = args[0] instanceof NativeRegExp;
                    if (isLiteral && isPattern && typeof args[1] === 'function') return native.call(this, args[0], withTexts(args[1]));
                    if (flags === undefined || isPattern) return native.apply(this, args);
                    const source = String(isLiteral ? escaped(args[0]) : args[0]);
                    return native.call(this, new NativeRegExp(source, String(flags)), args[1]);
                }
            };
            replaceMember(texts, name, method);
        }
        const { splitText } = {
            splitText (...args) {
                const parts = split.apply(this, args);
                if (args[0] instanceof NativeRegExp) {
                    for(let i = 0; i < parts.length; i++)if (parts[i] === undefined) parts[i] = '';
                }
                return parts;
            }
        };
        replaceMember(texts, 'split', splitText);
        withFlags('replace', true);
        withFlags('match', false);
        withFlags('search', false);
        hidden(texts, 'localeCompare', function localeCompare(that) {
            const left = String(this);
            const right = String(that);
            for(let i = 0; i < left.length && i < right.length; i++)if (left.charCodeAt(i) !== right.charCodeAt(i)) return left.charCodeAt(i) - right.charCodeAt(i);
            return left.length - right.length;
        });
    }
    function addSort() {
        const native = arrays.sort;
        const { sort } = {
            sort (...args) {
                const compare = args[0];
                if (typeof compare !== 'function') return native.apply(this, args);
                return native.call(this, function(left, right) {
                    const order = compare(left, right);
                    return typeof order !== 'boolean' ? order : order ? 1 : compare(right, left) ? -1 : 0;
                });
            }
        };
        replaceMember(arrays, 'sort', sort);
    }
    function addGenerics() {
        function generic(method) {
            return function(...args) {
                return method.apply(args[0], slice.call(args, 1));
            };
        }
        for (const type of [
            'Array',
            'String'
        ])for (const name of missing.generics[type])hidden(global[type], name, generic(get(global[type].prototype, name)));
    }
    function addObjectMembers() {
        const objects = Object.prototype;
        const toText = objects.toString;
        const { toString } = {
            toString () {
                if (this === global || this === undefined) return '[object Window]';
                const text = toText.call(this);
                return text === '[object Arguments]' ? '[object Object]' : text;
            }
        };
        replaceMember(objects, 'toString', toString);
        function member(prototype, name, get) {
            defineProperty(prototype, name, {
                get,
                set (value) {
                    defineProperty(this, name, {
                        value,
                        writable: true,
                        configurable: true,
                        enumerable: true
                    });
                },
                configurable: true,
                enumerable: false
            });
        }
        member(Function.prototype, 'arity', function() {
            return this.length;
        });
        member(objects, '__count__', function() {
            return ownKeys(this).length;
        });
        member(objects, '__parent__', function() {
            return global;
        });
        const watching = {
            watch (name, handler) {
                let value = this[name];
                defineProperty(this, name, {
                    get: ()=>value,
                    set: (next)=>{
                        value = handler.call(this, name, value, next);
                    },
                    enumerable: true,
                    configurable: true
                });
            },
            unwatch (name) {
                const value = this[name];
                if (deleteProperty(this, name)) this[name] = value;
            }
        };
        hidden(objects, 'watch', watching.watch);
        hidden(objects, 'unwatch', watching.unwatch);
    }
    function addEval() {
        const nativeEval = eval;
        const NativeFunction = Function;
        const { join } = Array.prototype;
        const { translated } = missing;
        function sourceOf(text) {
            if (typeof text !== 'string') return text;
            let outcome;
            try {
                outcome = translated(text);
            } catch (error) {
                throw ownError(error);
            }
            const { fault } = outcome;
            if (fault === undefined) return outcome.source;
            throw fault.slice(0, 13) === 'redeclaration' ? new TypeError(fault) : new SyntaxError(fault);
        }
        function evaluate(text) {
            return nativeEval(sourceOf(text));
        }
        fixed(texts, names.evalSource, sourceOf);
        fixed(texts, names.ownError, ownError);
        hidden(global, names.indirectEval, evaluate);
        defineProperty(evaluate, 'name', {
            value: 'eval'
        });
        hidden(global, 'eval', evaluate);
        hidden(global, 'Function', function Function1(...parts) {
            const body = parts.length === 0 ? '' : parts[parts.length - 1];
            const parameters = join.call(slice.call(parts, 0, -1), ',');
            return evaluate('(function anonymous(' + parameters + ') {\n' + body + '\n})');
        });
        global.Function.prototype = NativeFunction.prototype;
        hidden(NativeFunction.prototype, 'constructor', global.Function);
    }
    function addTranslated() {
        const { valuesOfIterator } = missing;
        hidden(global, names.valuesOf, function*(object) {
            const values = valuesOfIterator(object);
            if (values) yield* values;
            else for(const key in object)yield object[key];
        });
        hidden(global, names.callable, function(value) {
            if (!(value instanceof NativeRegExp)) return value;
            return function(text) {
                return value.exec(text);
            };
        });
        const literals = new WeakMap();
        const { get: lookUp, set: note } = WeakMap.prototype;
        hidden(global, names.literal, function(source, flags) {
            let made = lookUp.call(literals, source);
            if (made === undefined) note.call(literals, source, made = new NativeRegExp(source.raw[0] ?? '', flags));
            return made;
        });
    }
    function addParseInt() {
        const native = parseInt;
        function isOctal(text) {
            const charAt = (index)=>text[index] ?? 'none';
            let at = 0;
            while(charAt(at) <= ' ' || charAt(at) === '\u00a0')at++;
            if (charAt(at) === '-' || charAt(at) === '+') at++;
            return charAt(at) === '0' && charAt(at + 1) >= '0' && charAt(at + 1) <= '9';
        }
        hidden(global, 'parseInt', function parseInt1(text, radix) {
            return native(text, !(radix >> 0) && isOctal(String(text)) ? 8 : radix);
        });
    }
    function addDate() {
        const NativeDate = Date;
        const { construct } = Reflect;
        const isIso = /^\s*[+-]?\d{4,6}-\d/;
        const PARAMETERS = 7;
        hidden(global, 'Date', function Date1(...args) {
            if (!new.target) return NativeDate();
            const isText = args.length === 1 && typeof args[0] === 'string' && isIso.test(args[0]);
            return construct(NativeDate, isText ? [
                NaN
            ] : args, new.target);
        });
        defineProperty(global.Date, 'length', {
            value: PARAMETERS
        });
        global.Date.prototype = NativeDate.prototype;
        hidden(NativeDate.prototype, 'constructor', global.Date);
        hidden(global.Date, 'UTC', NativeDate.UTC);
        hidden(global.Date, 'now', NativeDate.now);
        hidden(global.Date, 'parse', function parse(text) {
            return isIso.test(text) ? NaN : NativeDate.parse(text);
        });
    }
    addTextMethods();
    addSort();
    addObjectMembers();
    addEval();
    addGenerics();
    addTranslated();
    addParseInt();
    addDate();
    missing.addSourceForms(function(name, form) {
        const owner = {
            uneval: global,
            quote: texts,
            toSource: Object.prototype
        }[name];
        hidden(owner, name, form);
    });
}

function addSourceForms(define) {
    const isName = /^[A-Za-z_$][\w$]*$/;
    const toText = Object.prototype.toString;
    const ownKeys = Object.keys;
    const escapes = {
        '\n': '\\n',
        '\r': '\\r',
        '\t': '\\t',
        '"': '\\"',
        '\\': '\\\\'
    };
    function escapeOf(char) {
        const escaped = escapes[char];
        if (escaped) return escaped;
        const code = char.charCodeAt(0).toString(16).toUpperCase();
        return code.length > 2 ? '\\u' + ('0000' + code).slice(-4) : '\\x' + ('00' + code).slice(-2);
    }
    function quote(text) {
        return '"' + text.replace(/["\\\n\r\t]|[^ -~]/g, escapeOf) + '"';
    }
    function boxed(value) {
        const type = toText.call(value).slice(8, -1);
        if (type === 'String') return '(new String(' + quote(String(value)) + '))';
        if (type === 'Number' || type === 'Boolean') return '(new ' + type + '(' + String(value) + '))';
        return type === 'Date' ? '(new Date(' + value.getTime() + '))' : '';
    }
    function list(value, outer) {
        const parts = [];
        for(let i = 0; i < value.length; i++)parts.push(i in value ? source(value[i], outer, false) : '');
        return '[' + parts.join(', ') + ']';
    }
    function keyText(key) {
        if (isName.test(key) || String(key >>> 0) === key) return key;
        return "'" + quote(key).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'") + "'";
    }
    function plain(value, outer, isAlone) {
        const members = value;
        const parts = ownKeys(value).map((key)=>keyText(key) + ':' + source(members[key], outer, false));
        return isAlone ? '({' + parts.join(', ') + '})' : '{' + parts.join(', ') + '}';
    }
    function errorText(value) {
        const { name, message, fileName, lineNumber } = value;
        return '(new ' + name + '(' + [
            quote(message),
            quote(fileName),
            lineNumber
        ].join(', ') + '))';
    }
    function source(value, outer, isAlone) {
        if (value === undefined) return '(void 0)';
        if (value === 0 && 1 / value < 0) return '-0';
        if (typeof value === 'string') return quote(value);
        if (typeof value === 'function') return '(' + String(value) + ')';
        if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
        if (outer.indexOf(value) >= 0) return '{}';
        const type = toText.call(value);
        const inner = outer.concat([
            value
        ]);
        if (value instanceof Error) return errorText(value);
        if (/^\[object XML(List)?\]$/.test(type)) return value.toXMLString();
        return boxed(value) || (type === '[object Array]' ? list(value, inner) : plain(value, inner, isAlone));
    }
    define('uneval', function uneval(value) {
        return source(value, [], true);
    });
    define('quote', function() {
        return quote(String(this));
    });
    define('toSource', function toSource() {
        return source(Object(this), [], true);
    });
}

const WORDS = [
    [
        /^Unterminated string constant$/,
        'unterminated string literal'
    ],
    [
        /^Unterminated regular expression$/,
        'unterminated regular expression literal'
    ],
    [
        /^Unterminated comment$/,
        'unterminated comment'
    ],
    [
        /^'return' outside of function$/,
        'return not in function'
    ],
    [
        /^Unsyntactic break$/,
        'unlabeled break must be inside loop or switch'
    ],
    [
        /^Unsyntactic continue$/,
        'continue must be inside loop'
    ],
    [
        /^Identifier '(.*)' has already been declared$/,
        'redeclaration of const $1'
    ]
];
function syntaxWords(message) {
    const replacement = WORDS.find(([pattern])=>pattern.test(message));
    return replacement ? message.replace(...replacement) : message;
}

const NEWER = {
    ArrowFunctionExpression: ()=>'arrow functions',
    AwaitExpression: ()=>'async functions',
    AssignmentPattern: ()=>'default values',
    ChainExpression: ()=>'optional chaining (?.)',
    ClassDeclaration: ()=>'classes',
    ClassExpression: ()=>'classes',
    ForOfStatement: ()=>'for … of',
    ImportExpression: ()=>'modules',
    MetaProperty: ()=>'new.target',
    RestElement: ()=>'rest parameters',
    SpreadElement: ()=>'the spread operator',
    TaggedTemplateExpression: ()=>'template strings',
    TemplateLiteral: ()=>'template strings',
    YieldExpression: ()=>'generators',
    VariableDeclaration: (node)=>/^(var|const)$/.test(node.kind) === false && `declarations with ${node.kind}`,
    FunctionDeclaration: (node)=>newerFunction(node),
    FunctionExpression: (node)=>newerFunction(node),
    AssignmentExpression: (node)=>isNewOperator(node.operator) && `the operator ${node.operator}`,
    BinaryExpression: (node)=>isNewOperator(node.operator) && `the operator ${node.operator}`,
    LogicalExpression: (node)=>isNewOperator(node.operator) && `the operator ${node.operator}`,
    CatchClause: (node)=>!node.param && 'catch without a variable',
    Property: (node)=>newerProperty(node),
    Literal: (node)=>newerLiteral(node.raw ?? '', node.regex)
};
const INSTEAD = {
    'arrow functions': 'write function (a) { … }',
    'async functions': 'call the function directly: every call of the host is synchronous',
    'binary and octal literals': 'write the number in decimal or as 0x…',
    'catch without a variable': 'write catch (error)',
    classes: 'write a function, and its methods on its prototype',
    'code point escapes': 'write two escapes \\uXXXX',
    'computed property names': 'assign object[name] = value',
    'declarations with let': 'write var',
    'default values': 'write if (a === undefined) a = …',
    'for … of': 'write for each (var a in list)',
    generators: 'write function with yield, without the star',
    'methods in object literals': 'write name: function () { … }',
    modules: "write fl.runScript(fl.scriptURI + '…')",
    'optional chaining (?.)': 'write a && a.b',
    'rest parameters': 'read arguments',
    'separators in numbers': 'leave _ out',
    'shorthand properties': 'write { a: a }',
    'template strings': "write 'a' + b",
    'the operator &&=': 'write if (a) a = b',
    'the operator **': 'write Math.pow(a, b)',
    'the operator **=': 'write a = Math.pow(a, b)',
    'the operator ??': 'write a != null ? a : b',
    'the operator ??=': 'write if (a == null) a = b',
    'the operator ||=': 'write if (!a) a = b',
    'the spread operator': 'write a.concat(b), or f.apply(this, list)'
};
function findNewer(program) {
    const constructs = [];
    const ofPatterns = new Set();
    host_headless.walkNodes(program, (node)=>{
        if (node.type === 'ObjectPattern') for (const property of node.properties)ofPatterns.add(property);
        if (node.type === 'Property' && node.shorthand && ofPatterns.has(node)) return;
        const what = NEWER[node.type]?.(node);
        if (what) constructs.push({
            what,
            instead: INSTEAD[what],
            start: node.start
        });
    });
    return constructs.sort((a, b)=>a.start - b.start);
}
function newerFunction(node) {
    if (node.async) return 'async functions';
    return node.generator && 'generators';
}
function isNewOperator(operator) {
    return /^(\*\*|&&|\|\||\?\?)=$|^(\*\*|\?\?)$/.test(operator);
}
function newerProperty(node) {
    if (node.method) return 'methods in object literals';
    if (node.computed) return 'computed property names';
    return node.shorthand && 'shorthand properties';
}
function newerLiteral(raw, regex) {
    if (regex) {
        if (/[^gimy]/.test(regex.flags)) return `the RegExp flags ${regex.flags}`;
        return /\(\?<|\\[pP]\{|\\k</.test(regex.pattern) && 'lookbehind, named groups and \\p in a RegExp';
    }
    if (/^0[bo]/i.test(raw)) return 'binary and octal literals';
    if (/^\d[\d_]*n$/.test(raw)) return 'BigInt';
    if (/^['"]/.test(raw)) return /(^|[^\\])(\\\\)*\\u\{/.test(raw) && 'code point escapes';
    return /^[\d.][^xX]*_/.test(raw) && 'separators in numbers';
}

const Base = acorn().Parser;

function readClauses(parser) {
    const clauses = parser.startNode();
    clauses.loops = [];
    while(parser.type === acorn().tokTypes._for)clauses.loops.push(readLoop(parser));
    if (parser.eat(acorn().tokTypes._if)) {
        parser.expect(acorn().tokTypes.parenL);
        clauses.test = parser.parseExpression();
        parser.expect(acorn().tokTypes.parenR);
    }
    return parser.finishNode(clauses, 'ComprehensionClauses');
}
function readLoop(parser) {
    const loop = parser.startNode();
    parser.next();
    if (parser.isContextual('each')) {
        loop.eachAt = {
            start: parser.start,
            end: parser.end
        };
        parser.next();
    }
    parser.expect(acorn().tokTypes.parenL);
    loop.name = parser.parseBindingAtom();
    loop.inStart = parser.start;
    parser.expect(acorn().tokTypes._in);
    loop.object = parser.parseExpression();
    parser.expect(acorn().tokTypes.parenR);
    return parser.finishNode(loop, 'ComprehensionLoop');
}

function scanXml(input, start, readExpression) {
    let depth = 0;
    for(let at = start; at < input.length;){
        if (input[at] === '{') at = readExpression(at);
        else if (input[at] !== '<') at++;
        else {
            const special = endOfSpecial(input, at);
            if (special !== undefined) at = special;
            else {
                const tag = scanTag(input, at, readExpression);
                at = tag.end;
                depth += tag.step;
            }
            if (depth === 0) return at;
        }
    }
    return 'E4X: the XML literal has no end';
}
const SPECIALS = [
    [
        '<!--',
        '-->'
    ],
    [
        '<![CDATA[',
        ']]>'
    ],
    [
        '<?',
        '?>'
    ]
];
function endOfSpecial(input, at) {
    const special = SPECIALS.find(([begin])=>input.startsWith(begin, at));
    if (!special) return undefined;
    const end = input.indexOf(special[1], at);
    return end < 0 ? input.length : end + special[1].length;
}
function scanTag(input, at, readExpression) {
    const isClosing = input[at + 1] === '/';
    let quote = '';
    for(let position = at + 1; position < input.length;){
        const character = input[position];
        if (quote === '' && character === '{') {
            position = readExpression(position);
            continue;
        }
        if (quote === '' && character === '>') {
            const isEmpty = input[position - 1] === '/' && !isClosing;
            return {
                end: position + 1,
                step: isClosing ? -1 : isEmpty ? 0 : 1
            };
        }
        if (quote !== '') quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'") quote = character;
        position++;
    }
    return {
        end: input.length,
        step: 0
    };
}

const OPTIONS = {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowHashBang: true,
    preserveParens: true,
    allowReserved: true
};
const NULLABLE_ID = 4;
const STATEMENT = 1;
const GENERATOR = 'a generator expression as an argument needs its own parentheses: f((value for each (name in object)))';
const DEFAULT_NAMESPACE = 'E4X: default namespaces are not supported here; write xmlns="…" on the elements of the literal';
class HostParser extends Base {
    constructor(options, input, start){
        super(options, input, start), this.isAfterFor = false;
        this.keywords = new RegExp(this.keywords.source.replace(/\|(?:class|extends|super)\b/g, ''));
    }
    strictDirective() {
        return false;
    }
    parseForStatement(node) {
        this.isAfterFor = true;
        const outer = this.each;
        this.each = undefined;
        const loop = super.parseForStatement(node);
        this.each = outer;
        return loop;
    }
    next(ignoreEscape) {
        super.next(ignoreEscape);
        if (!this.isAfterFor) return;
        this.isAfterFor = false;
        if (this.type !== acorn().tokTypes.name || this.value !== 'each') return;
        this.each = {
            start: this.start,
            end: this.end
        };
        super.next();
    }
    parseForIn(node, init) {
        const { each, start } = this;
        this.each = undefined;
        if (each) Object.assign(node, {
            each,
            inStart: start
        });
        return super.parseForIn(node, init);
    }
    parseFunctionBody(node, isArrow, isMethod, forInit) {
        const isClosure = !isArrow && this.type !== acorn().tokTypes.braceL;
        if (isClosure) Object.assign(node, {
            isClosure
        });
        super.parseFunctionBody(node, isArrow || isClosure, isMethod, forInit);
    }
    parseFunction(node, statement, ...rest) {
        const isUnnamed = (statement & STATEMENT) !== 0 && this.type === acorn().tokTypes.parenL;
        return super.parseFunction(node, isUnnamed ? statement | NULLABLE_ID : statement, ...rest);
    }
    parseVarId(declaration, kind) {
        if (![
            acorn().tokTypes.name,
            acorn().tokTypes.bracketL,
            acorn().tokTypes.braceL
        ].includes(this.type)) this.raise(this.start, 'missing variable name');
        super.parseVarId(declaration, kind);
    }
    parseFunctionParams(node) {
        if (this.type !== acorn().tokTypes.parenL) this.raise(this.start, 'missing ( before formal parameters');
        super.parseFunctionParams(node);
    }
    semicolon() {
        if (!this.eat(acorn().tokTypes.semi) && !this.insertSemicolon()) this.raise(this.start, 'missing ; before statement');
    }
    raiseRecoverable(position, message) {
        if (!/^(getter should have no|setter should have exactly one) param/.test(message)) super.raiseRecoverable(position, message);
    }
    readWord() {
        const { pos, input } = this;
        const word = /^(?:class|extends)\b/.exec(input.slice(pos, pos + 8))?.[0];
        if (word === undefined || !isClassWord(word, input, pos)) return super.readWord();
        this.pos += word.length;
        return this.finishToken(word === 'class' ? acorn().tokTypes._class : acorn().tokTypes._extends, word);
    }
    parseTryStatement(node) {
        this.next();
        const made = node;
        made.block = this.parseBlock();
        const handlers = [];
        while(this.type === acorn().tokTypes._catch)handlers.push(this.parseHandler());
        made.handler = handlers[0] ?? null;
        made.finalizer = this.eat(acorn().tokTypes._finally) ? this.parseBlock() : null;
        if (!made.handler && !made.finalizer) this.raise(node.start, 'Missing catch or finally clause');
        if (handlers.length > 1 || handlers[0]?.guard) {
            made.handler = null;
            Object.assign(node, {
                guarded: handlers
            });
        }
        return this.finishNode(node, 'TryStatement');
    }
    parseHandler() {
        const handler = this.startNode();
        this.next();
        handler.param = null;
        if (this.eat(acorn().tokTypes.parenL)) {
            this.awaitsGuard = handler;
            handler.param = this.parseCatchClauseParam();
        } else this.enterScope(0);
        handler.body = this.parseBlock(false);
        this.exitScope();
        return this.finishNode(handler, 'CatchClause');
    }
    parseExprList(close, ...rest) {
        const outer = this.listEnd;
        this.listEnd = close;
        const list = super.parseExprList(close, ...rest);
        this.listEnd = outer;
        if (this.clauses && list.length > 1) this.raise(this.clauses.start, 'an array comprehension contains only one expression');
        return list;
    }
    parseList(...args) {
        const outer = this.clauses;
        this.clauses = undefined;
        const list = super.parseExprAtom(...args);
        if (this.clauses) Object.assign(list, {
            comprehension: this.clauses
        });
        this.clauses = outer;
        return list;
    }
    parseParenItem(item) {
        if (this.type !== acorn().tokTypes._for) return item;
        const node = this.startNodeAt(item.start);
        return this.finishNode(Object.assign(node, {
            value: item,
            clauses: readClauses(this)
        }), 'GeneratorExpression');
    }
    expect(type) {
        if (type === acorn().tokTypes.comma && this.type === acorn().tokTypes._for && this.listEnd === acorn().tokTypes.bracketR) {
            this.clauses = readClauses(this);
            return;
        }
        const handler = this.awaitsGuard;
        if (handler && type === acorn().tokTypes.parenR) {
            this.awaitsGuard = undefined;
            if (this.eat(acorn().tokTypes._if)) handler.guard = this.parseExpression();
        }
        super.expect(type);
    }
    parseExprAtom(...args) {
        if (this.type === acorn().tokTypes.relational && this.value === '<') return this.parseXml();
        if (this.isAt) return this.parseXmlName(null, this.start, '');
        if (this.type === acorn().tokTypes.bracketL) return this.parseList(...args);
        if (this.type === acorn().tokTypes._function && /^function\s*::/.test(this.input.slice(this.start, this.start + 20))) return this.parseXmlName(null, this.start, '');
        const outer = this.listEnd;
        this.listEnd = undefined;
        const atom = super.parseExprAtom(...args);
        this.listEnd = outer;
        return atom;
    }
    parseSubscript(base, startPos, ...rest) {
        const operator = /^(?:\.\s*\(|\.\.\s*@?|\.\s*@|\.\s*\*|\.\s*[\w$]+\s*::|::)/.exec(this.input.slice(this.start, this.start + 80))?.[0];
        const isDot = this.type === acorn().tokTypes.dot || this.type === acorn().tokTypes.ellipsis || this.input[this.start] === '.';
        if (operator === undefined || !isDot || /^\.\.\./.test(operator)) return super.parseSubscript(base, startPos, ...rest);
        const at = this.start;
        if (operator.endsWith('(')) return this.parseFilter(base, at, operator.length);
        return this.parseXmlName(base, at, operator.startsWith('..') ? '..' : '.');
    }
    parseFilter(object, at, length) {
        this.moveTo(at + length, true);
        const test = this.parseExpression();
        this.expect(acorn().tokTypes.parenR);
        const node = this.startNodeAt(object.start);
        return this.finishNode(Object.assign(node, {
            object,
            test,
            at
        }), 'XmlFilter');
    }
    parseXmlName(object, at, dots) {
        const NAME = /\s*(@?)\s*(?:([\w$]+)\s*::\s*)?([\w$]+|\*|(?=\[))/y;
        NAME.lastIndex = at + dots.length;
        const match = NAME.exec(this.input);
        if (!match) this.raise(at, 'E4X: expected a name');
        const [, attribute, space, name] = match;
        const node = this.startNodeAt(object ? object.start : at);
        const own = this.finishNode(this.startNodeAt(at), 'XmlName');
        let property = own;
        if (name === '') {
            this.moveTo(NAME.lastIndex + 1, true);
            property = this.parseExpression();
            this.expect(acorn().tokTypes.bracketR);
        } else {
            this.moveTo(NAME.lastIndex, false);
        }
        const xml = {
            operator: (dots === '..' ? '..' : '') + attribute,
            name,
            space
        };
        return this.finishNode(Object.assign(node, {
            object,
            property,
            at,
            xml
        }), 'MemberExpression');
    }
    moveTo(position, isBeforeExpression) {
        this.pos = this.end = position;
        this.exprAllowed = isBeforeExpression;
        this.next();
    }
    parseXml() {
        const { start, input } = this;
        const parts = [];
        const literalEnd = scanXml(input, start, (open)=>{
            const inner = new HostParser(OPTIONS, input, open + 1);
            inner.nextToken();
            const value = inner.parseExpression();
            if (inner.type !== acorn().tokTypes.braceR) inner.unexpected();
            parts.push({
                open,
                close: inner.end,
                value
            });
            return inner.end;
        });
        if (typeof literalEnd === 'string') this.raise(start, literalEnd);
        this.moveTo(literalEnd, false);
        const node = this.startNodeAt(start);
        const isList = input.startsWith('<>', start);
        return this.finishNode(Object.assign(node, {
            parts,
            isList,
            values: parts.map(({ value })=>value)
        }), 'XmlLiteral');
    }
    get isAt() {
        return this.type === acorn().tokTypes.name && this.value === '@';
    }
    getTokenFromCode(code) {
        if (code !== 0x40) return super.getTokenFromCode(code);
        this.pos++;
        return this.finishToken(acorn().tokTypes.name, '@');
    }
    unexpected(position = this.start) {
        const rest = this.input.slice(position, position + 3);
        if (/^::/.test(rest)) this.raise(position, 'E4X: namespaces of names are not supported here');
        if (this.type === acorn().tokTypes._for) this.raise(position, GENERATOR);
        if (/^default\s+xml\s+namespace\b/.test(this.input.slice(position, position + 40))) this.raise(position, DEFAULT_NAMESPACE);
        return super.unexpected(position);
    }
}
function isClassWord(word, input, position) {
    if (word === 'class') return /^\s+(?!in\b|instanceof\b)[\w$]+\s*(?:\{|extends\b)|^\s*\{/.test(input.slice(position + 5, position + 85));
    return word === 'extends' && /\bclass(?:\s+[\w$]+)?\s*$/.test(input.slice(Math.max(0, position - 80), position));
}
function parseScript(source) {
    return new HostParser(OPTIONS, source).parse();
}

class Scope {
    constructor(outer, isFunction){
        this.outer = outer;
        this.isFunction = isFunction;
        this.names = new Map();
    }
    declare(name, kind) {
        if (this.names.get(name) !== 'const') this.names.set(name, kind);
    }
    get ofFunction() {
        return this.isFunction || !this.outer ? this : this.outer.ofFunction;
    }
    isConst(name) {
        const kind = this.names.get(name);
        if (kind !== undefined || !this.outer) return kind === 'const';
        return this.outer.isConst(name);
    }
}
function walkScopes(program, visit) {
    const visits = [];
    const waiting = [
        [
            program,
            new Scope(undefined, true)
        ]
    ];
    for(let next = waiting.pop(); next; next = waiting.pop()){
        const [node, scope] = next;
        visits.push(next);
        const inner = declare(node, scope);
        for (const [key, value] of Object.entries(node)){
            const own = key === 'id' ? scope : inner;
            for (const part of [
                value
            ].flat())if (isNode(part)) waiting.push([
                part,
                own
            ]);
        }
    }
    for (const [node, scope] of visits)visit(node, scope);
}
function declare(node, scope) {
    switch(node.type){
        case 'VariableDeclaration':
            {
                const kind = node.kind === 'const' ? 'const' : 'other';
                for (const { id } of node.declarations)for (const name of namesIn(id))scope.ofFunction.declare(name, kind);
                return scope;
            }
        case 'FunctionDeclaration':
        case 'FunctionExpression':
            {
                const inner = new Scope(scope, true);
                if (node.type === 'FunctionDeclaration') {
                    const id = node.id;
                    if (id) scope.ofFunction.declare(id.name, 'other');
                } else if (node.id) inner.declare(node.id.name, 'other');
                for (const param of node.params)for (const name of namesIn(param))inner.declare(name, 'other');
                return inner;
            }
        case 'CatchClause':
            {
                const inner = new Scope(scope, false);
                for (const name of node.param ? namesIn(node.param) : [])inner.declare(name, 'other');
                return inner;
            }
        default:
            return scope;
    }
}
function namesIn(pattern) {
    switch(pattern.type){
        case 'Identifier':
            return [
                pattern.name
            ];
        case 'ArrayPattern':
            return pattern.elements.flatMap((element)=>element ? namesIn(element) : []);
        case 'ObjectPattern':
            return pattern.properties.flatMap((property)=>property.type === 'Property' ? namesIn(property.value) : []);
        default:
            return [];
    }
}
function isNode(value) {
    return typeof value === 'object' && value !== null && typeof value.type === 'string';
}

function translateConst(program, text) {
    if (!hasConst(program)) return;
    walkScopes(program, (node, scope)=>{
        if (node.type === 'VariableDeclaration' && node.kind === 'const') text.update(node.start, node.start + 'const'.length, 'var  ');
        if (node.type === 'AssignmentExpression' && isConst(node.left)) {
            dropAssignment(node, text);
            Object.assign(node, {
                type: 'DroppedAssignment'
            });
        }
        if (node.type === 'UpdateExpression' && isConst(node.argument)) dropUpdate(node, text);
        function isConst(target) {
            return target.type === 'Identifier' && scope.isConst(target.name);
        }
    });
}
function hasConst(program) {
    let isFound = false;
    host_headless.walkNodes(program, (node)=>{
        isFound ||= node.type === 'VariableDeclaration' && node.kind === 'const';
        return !isFound;
    });
    return isFound;
}
function dropAssignment({ left, right, operator, start, end }, text) {
    if (operator === '=') text.update(start, right.start, `(${linesIn(text, start, right.start)}`);
    else {
        const at = text.original.indexOf(operator, left.end);
        text.appendRight(start, '(').remove(at + operator.length - 1, at + operator.length);
        text.appendRight(right.start, '(').appendLeft(right.end, ')');
    }
    text.appendLeft(end, ')');
}
function dropUpdate({ argument, operator, prefix, start, end }, text) {
    const name = text.original.slice(argument.start, argument.end);
    text.update(start, end, prefix ? `(+${name}${operator[0]}1)` : `(+${name})`);
}
function linesIn(text, start, end) {
    return text.original.slice(start, end).replace(/[^\n]/g, '');
}

const RESERVED = /^(?:class|enum|extends|super)$/;
function nodeName(name) {
    return RESERVED.test(name) ? `__${name}__` : name;
}

function translateName(node, members, text) {
    if (node.type === 'MemberExpression' && !node.computed && node.property) members.add(node.property);
    else if (node.type === 'Property' && !node.computed && !node.shorthand) members.add(node.key);
    else if (node.type === 'Property' && node.shorthand) translateShorthand(node, members, text);
    else if (node.type === 'Identifier' && nodeName(node.name) !== node.name && !members.has(node)) text.update(node.start, node.end, nodeName(node.name));
}
function translateShorthand(node, members, text) {
    members.add(node.key).add(node.value);
    if (node.key.type !== 'Identifier' || nodeName(node.key.name) === node.key.name) return;
    text.appendLeft(node.key.end, `: ${nodeName(node.key.name)}`);
}
function translateAccessor(node, text) {
    if (node.type !== 'Property' || node.kind !== 'get' && node.kind !== 'set') return;
    const { params, body } = node.value;
    const parameterCount = node.kind === 'get' ? 0 : 1;
    if (params.length < parameterCount) {
        text.appendLeft(text.original.indexOf('(', node.key.end) + 1, '__value__');
        return;
    }
    if (params.length === parameterCount) return;
    const names = params.slice(parameterCount).map(({ start, end })=>text.original.slice(start, end));
    const [first, last] = [
        params[0],
        params.at(-1)
    ];
    if (first && last) text.remove(parameterCount === 0 ? first.start : first.end, last.end);
    if (body.type === 'BlockStatement') text.appendRight(body.start + 1, `var ${names.join(', ')};`);
}
function translateHoles(node, text) {
    if (node.type !== 'ArrayExpression' || !node.elements.includes(null)) return;
    let at = node.start + 1;
    for (const element of node.elements){
        if (element) at = element.end;
        at = commaAfter(text.original, at);
        if (!element) text.appendLeft(at, 'void 0');
        at++;
    }
}
function translateListPattern(node, text) {
    if (node.type === 'ArrayPattern') {
        text.update(node.start, node.start + 1, '{').update(node.end - 1, node.end, '}');
        let at = node.start + 1;
        node.elements.forEach((element, index)=>{
            if (element) text.appendRight(element.start, `${index}: `);
            at = commaAfter(text.original, element?.end ?? at);
            if (!element && text.original[at] === ',') text.remove(at, at + 1);
            at++;
        });
    }
    if (node.type === 'ExpressionStatement' && text.original[node.start] === '[') text.appendRight(node.expression.start, '(').appendLeft(node.expression.end, ')');
}
function commaAfter(source, from) {
    const between = /(?:\s|\/\*[^]*?\*\/|\/\/[^\n]*\n|[^,\]])*/y;
    between.lastIndex = from;
    between.exec(source);
    return between.lastIndex;
}
const LITERAL = '__literal__';
const FROM_START = /^(?:replace|match|split|search)$/;
function translateRegExp(node, searched, text) {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
        const { property } = node.callee;
        const [pattern] = node.arguments;
        if (pattern && property.type === 'Identifier' && FROM_START.test(property.name)) searched.add(pattern);
    }
    if (node.type !== 'Literal' || !('regex' in node) || !node.regex || searched.has(node)) return;
    const { pattern, flags } = node.regex;
    if (!/[gy]/.test(flags)) return;
    const escaped = pattern.replace(/`/g, '\\x60').replace(/\$\{/g, '$\\{');
    text.update(node.start, node.end, `${LITERAL}\`${escaped}\${'${flags}'}\``);
}
function translateUnnamed(node, text) {
    if (node.type !== 'FunctionDeclaration' || node.id) return;
    text.appendRight(node.start, 'void ').appendLeft(node.end, ';');
}
function translateCallOfRegExp(node, patterns, text) {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    if (isRegExp(callee)) text.appendLeft(callee.end, '.exec');
    else if (callee.type === 'Identifier' && patterns.has(callee.name)) text.update(callee.start, callee.end, `${CALLABLE}(${nodeName(callee.name)})`);
}
const CALLABLE = '__callable__';
function isRegExp(node) {
    if (node.type === 'ParenthesizedExpression') return isRegExp(node.expression);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') return node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
    return node.type === 'Literal' && 'regex' in node && Boolean(node.regex);
}
const OWN_ERROR = '__own__';
function translateCatch(node, text) {
    if (node.type !== 'CatchClause' || !node.param) return;
    const inside = node.body.start + 1;
    if (node.param.type === 'Identifier') {
        text.appendRight(inside, caught(nodeName(node.param.name)));
        return;
    }
    const { start, end } = node.param;
    const lines = text.original.slice(end, inside).replace(/[^\n]/g, '');
    text.appendRight(start, '__error__) {var ');
    text.update(end, inside, `${lines} = "".${OWN_ERROR}(__error__);`);
}
function caught(name) {
    return `${name} = "".${OWN_ERROR}(${name});${CAUGHT}(${name});`;
}
function translateHandlers({ guarded }, text) {
    let ends = '';
    let before;
    for (const handler of guarded){
        const { param, guard, body, start } = handler;
        if (before) text.appendRight(start, ` else try {throw ${nameOf(before, text)}} `);
        before = handler;
        if (!guard) continue;
        text.update(param.end, guard.start, `) {${caught(nameOf(handler, text))}if (`);
        ends += '}';
        if (handler === guarded.at(-1)) text.appendLeft(body.end, ` else throw ${nameOf(handler, text)};`);
    }
    if (before) text.appendLeft(before.body.end, ends);
}
function nameOf({ param }, text) {
    return text.original.slice(param.start, param.end);
}

function wrap({ start, end }, before, after, text) {
    text.appendRight(start, before).prependLeft(end, after);
}

const VALUES_OF = '__valuesOf__';
function translateLoops(node, iterators, text) {
    if ('each' in node) translateForEach(node, text);
    else if (node.type === 'ForInStatement') translateForIn(node, iterators, text);
    if ('comprehension' in node) translateComprehension(node, iterators, text);
    if (node.type === 'GeneratorExpression') translateGenerator(node, iterators, text);
}
function isIterator(node) {
    const at = node;
    if (at.type === 'ParenthesizedExpression') return isIterator(at.expression);
    if (at.type === 'NewExpression' || at.type === 'CallExpression') return at.callee.type === 'Identifier' && at.callee.name === 'Iterator';
    return at.type === 'GeneratorExpression';
}
function iterates(node, iterators) {
    return isIterator(node) || node.type === 'Identifier' && iterators.has(node.name ?? '');
}
function translateForEach({ each, inStart, right }, text) {
    text.remove(each.start, each.end);
    text.update(inStart, inStart + 2, 'of');
    wrap(right, `${VALUES_OF}((`, '))', text);
}
function translateForIn({ left, right }, iterators, text) {
    if (!iterates(right, iterators)) return;
    const inStart = left.end + text.original.slice(left.end, right.start).search(/\bin\b/);
    text.update(inStart, inStart + 2, 'of');
    wrap(right, `${ITERATOR_GLOBALS.iterate}((`, '))', text);
}
function translateClauses({ loops }, iterators, text) {
    for (const { eachAt, name, inStart, object } of loops){
        text.appendRight(name.start, 'let ');
        if (!eachAt && !iterates(object, iterators)) continue;
        if (eachAt) text.remove(eachAt.start, eachAt.end);
        text.update(inStart, inStart + 2, 'of');
        wrap(object, `${eachAt ? VALUES_OF : ITERATOR_GLOBALS.iterate}((`, '))', text);
    }
}
function translateComprehension({ elements: [value], comprehension, start, end }, iterators, text) {
    text.update(start, start + 1, '((__list__) => {');
    translateClauses(comprehension, iterators, text);
    wrap(value, ' __list__[__list__.length] = (', '); ', text);
    text.move(value.start, value.end, end - 1);
    text.update(end - 1, end, 'return __list__})([])');
}
function translateGenerator({ value, clauses, end }, iterators, text) {
    text.prependRight(clauses.start, `${ITERATOR_GLOBALS.generator}(function* () {`);
    translateClauses(clauses, iterators, text);
    wrap(value, ' yield (', ');', text);
    text.move(value.start, value.end, end);
    text.prependRight(end, '}.call(this))');
}

const XML_GLOBALS = {
    literal: '__xml__',
    same: '__same__',
    plus: '__plus__',
    typeOf: '__typeof__',
    name: '__name__'
};
const FILTER = 'filter()';

const ESCAPED = {
    '\\': '\ue05c',
    '`': '\ue060'
};
const UNESCAPED = new Map(Object.entries(ESCAPED).map(([character, mark])=>[
        mark,
        character
    ]));
function readLiteral(strings, values, asText) {
    let source = '';
    strings.forEach((part, index)=>{
        source += part.replace(/[\ue05c\ue060]/g, (mark)=>UNESCAPED.get(mark) ?? mark);
        if (index < values.length) source += fill(source, values[index], asText);
    });
    if (!source.startsWith('<>')) return {
        source,
        isList: false
    };
    return {
        source: source.slice(2, source.lastIndexOf('</')),
        isList: true
    };
}
function fill(before, value, asText) {
    const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>');
    const xml = asText(value, isInTag);
    if (!isInTag) return xml ?? escape(String(value));
    const text = xml ?? String(value);
    return /=\s*$/.test(before) ? `"${escape(text)}"` : text;
}
function escape(text) {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function makeXml(kind, name, text = '', uri = '', prefix = '') {
    return {
        kind,
        name,
        uri,
        prefix,
        text,
        attributes: [],
        declared: {},
        children: [],
        parent: null
    };
}
function copyXml(node) {
    const copy = {
        ...node,
        declared: {
            ...node.declared
        },
        parent: null
    };
    copy.attributes = node.attributes.map((entry)=>({
            ...copyXml(entry),
            parent: copy
        }));
    copy.children = node.children.map((entry)=>{
        const child = copyXml(entry);
        child.parent = copy;
        return child;
    });
    return copy;
}
function isSimple(node) {
    if (node.kind === 'comment' || node.kind === 'processing-instruction') return false;
    return node.children.every(({ kind })=>kind !== 'element');
}

function readName(key) {
    const isDeep = key.startsWith('..');
    const rest = isDeep ? key.slice(2) : key;
    const isAttribute = rest.startsWith('@');
    const [, uri, name = ''] = /^(?:\{([^}]*)\})?([^]*)$/.exec(isAttribute ? rest.slice(1) : withBraces(rest)) ?? [];
    return {
        isDeep,
        isAttribute,
        name,
        uri: uri ?? (name === '*' ? '*' : '')
    };
}
function withBraces(name) {
    const at = name.startsWith('{') ? -1 : name.lastIndexOf('::');
    return at < 0 ? name : `{${name.slice(0, at)}}${name.slice(at + 2)}`;
}
function selectXml(nodes, key) {
    const matches = [];
    for (const node of nodes){
        if (!key.isDeep) collect(candidates(node, key), key, matches);
        else collectDeep(node, key, matches);
    }
    return matches;
}
function fits(node, { name, uri, isAttribute }) {
    if (name === '*' && !isAttribute) return true;
    const isNamed = node.kind === 'element' || node.kind === 'attribute';
    return isNamed && (name === '*' || node.name === name) && (uri === '*' || node.uri === uri);
}
function candidates(node, { isAttribute }) {
    return isAttribute ? node.attributes : node.children;
}
function collect(nodes, key, matches) {
    for (const node of nodes)if (fits(node, key)) matches.push(node);
}
function collectDeep(root, key, matches) {
    const waiting = [
        root
    ];
    for(let node = waiting.pop(); node; node = waiting.pop()){
        if (key.isAttribute) collect(node.attributes, key, matches);
        else if (node !== root && fits(node, key)) matches.push(node);
        for (const child of [
            ...node.children
        ].reverse())waiting.push(child);
    }
}

const ATTRIBUTE = {
    '&': '&amp;',
    '<': '&lt;',
    '"': '&quot;',
    '\n': '&#xA;',
    '\r': '&#xD;',
    '\t': '&#x9;'
};
const TEXT = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;'
};
function writeXml(node, settings, depth = 0) {
    const lead = settings.prettyPrinting ? ' '.repeat(depth * settings.prettyIndent) : '';
    if (node.kind === 'comment') return `${lead}<!--${node.text}-->`;
    if (node.kind === 'processing-instruction') return `${lead}<?${node.name} ${node.text}?>`;
    if (node.kind === 'attribute') return escapeAttribute(node.text);
    if (node.kind === 'text') return lead + escapeText(settings.prettyPrinting ? node.text.trim() : node.text);
    return lead + writeElement(node, settings, depth);
}
function writeElement(node, settings, depth) {
    const name = qualified(node);
    const declared = Object.entries(node.declared).map(([prefix, uri])=>` xmlns${prefix && ':'}${prefix}="${escapeAttribute(uri)}"`);
    const attributes = node.attributes.map((entry)=>` ${qualified(entry)}="${escapeAttribute(entry.text)}"`);
    const head = `<${name}${[
        ...declared,
        ...attributes
    ].join('')}`;
    const { children } = node;
    if (children.length === 0) return `${head}/>`;
    const isIndented = settings.prettyPrinting && (children.length > 1 || children[0]?.kind !== 'text');
    const inner = children.map((child)=>writeXml(child, isIndented ? settings : {
            ...settings,
            prettyPrinting: false
        }, depth + 1));
    if (!isIndented) return `${head}>${inner.join('')}</${name}>`;
    return `${head}>\n${inner.join('\n')}\n${' '.repeat(depth * settings.prettyIndent)}</${name}>`;
}
function qualified({ prefix, name }) {
    return prefix === '' ? name : `${prefix}:${name}`;
}
function escapeAttribute(text) {
    return text.replace(/[&<"\n\r\t]/g, (character)=>ATTRIBUTE[character] ?? character);
}
function escapeText(text) {
    return text.replace(/[&<>]/g, (character)=>TEXT[character] ?? character);
}

function lookUp(base, name) {
    return {
        nodes: selectXml(base.nodes, name),
        isList: true,
        of: {
            base,
            name
        }
    };
}
function hasSimpleContent({ nodes }) {
    const [only, ...others] = nodes;
    if (only && others.length === 0) return isSimple(only);
    return nodes.every(({ kind })=>kind !== 'element');
}
function textOfXml(value, settings) {
    if (!hasSimpleContent(value)) return sourceOf(value, settings);
    return value.nodes.map(plainText).join('');
}
function sourceOf({ nodes }, settings) {
    return nodes.map((node)=>writeXml(node, settings)).join('\n');
}
function plainText(node) {
    if (node.kind === 'element') return node.children.map(({ kind, text })=>kind === 'text' ? text : '').join('');
    return node.kind === 'text' || node.kind === 'attribute' ? node.text : '';
}
function nodeToChange(value) {
    if (value.nodes.length === 1) return value.nodes[0];
    if (value.nodes.length > 1) {
        throw new host_headless.HostError(`an XMLList of ${value.nodes.length} cannot be changed: choose one of its nodes`, 'TypeError');
    }
    if (!value.of || value.of.name.name === '*' || value.of.name.isDeep) return undefined;
    const parent = nodeToChange(value.of.base);
    if (!parent) return undefined;
    const { name, uri, isAttribute } = value.of.name;
    const made = makeXml(isAttribute ? 'attribute' : 'element', name, '', uri);
    append(parent, made);
    value.nodes.push(made);
    return made;
}
function append(parent, node) {
    insert(parent, parent.children.length, [
        node
    ]);
}
function insert(parent, at, nodes) {
    for (const node of nodes)node.parent = parent;
    const [first] = nodes;
    if (first?.kind === 'attribute') parent.attributes.push(first);
    else insertAt(parent.children, at, nodes);
}
function insertAt(list, at, nodes) {
    const after = list.splice(at);
    for (const node of nodes)list.push(node);
    for (const node of after)list.push(node);
}
function detach(node) {
    const { parent } = node;
    if (!parent) return;
    const list = node.kind === 'attribute' ? parent.attributes : parent.children;
    const index = list.indexOf(node);
    if (index >= 0) list.splice(index, 1);
    node.parent = null;
}
function setText(node, text) {
    if (node.kind !== 'element') node.text = text;
    else {
        node.children = [];
        if (text !== '') append(node, makeXml('text', '', text));
    }
}

function assignXml(base, key, content) {
    if (/^\d+$/.test(key)) return assignAt(base, Number(key), content);
    const node = nodeToChange(base);
    if (node) assignName(node, key, content);
}
function deleteXml(base, key) {
    if (!/^\d+$/.test(key)) {
        for (const node of selectXml(base.nodes, readName(key)))detach(node);
        return;
    }
    const [node] = base.nodes.splice(Number(key), 1);
    if (node) detach(node);
}
function contentNodes(content = 'undefined') {
    if (typeof content === 'string') return [
        makeXml('text', '', content)
    ];
    return content.nodes.map((node)=>node.kind === 'attribute' ? makeXml('text', '', node.text) : copyXml(node));
}
function assignName(node, key, content) {
    const name = readName(key);
    if (name.isDeep) throw new host_headless.HostError('the descendants of an XML object cannot be assigned', 'TypeError');
    if (node.kind !== 'element') throw new host_headless.HostError(`an XML ${node.kind} has no ${key}`, 'TypeError');
    const targets = selectXml([
        node
    ], name);
    if (name.name === '*') return replaceAll(node, targets, contentNodes(content));
    const isText = typeof content === 'string' || name.isAttribute || content.nodes.every(({ kind })=>kind !== 'element');
    if (!isText) return replaceAll(node, targets, contentNodes(content));
    const text = typeof content === 'string' ? content : content.nodes.map(({ text: part })=>part).join(' ');
    const [first, ...others] = targets;
    for (const other of others)detach(other);
    const target = first ?? makeXml(name.isAttribute ? 'attribute' : 'element', name.name, '', name.uri);
    if (!first) append(node, target);
    setText(target, text);
}
function replaceAll(parent, replaced, nodes) {
    const [first] = replaced;
    const at = first ? parent.children.indexOf(first) : parent.children.length;
    for (const old of replaced)detach(old);
    insert(parent, at, nodes);
}
function assignAt(base, index, content) {
    const old = base.nodes[index];
    const isText = typeof content === 'string' || content.nodes.every(({ kind })=>kind !== 'element');
    if (old && isText) return setText(old, contentNodes(content).map(({ text })=>text).join(''));
    const nodes = contentNodes(content);
    const last = base.nodes.at(-1);
    const parent = old?.parent ?? last?.parent ?? (base.of && nodeToChange(base.of.base));
    if (!parent && base.of && !last) return;
    if (parent) {
        const before = old ?? last;
        const at = before ? parent.children.indexOf(before) + (old ? 0 : 1) : parent.children.length;
        if (old) detach(old);
        insert(parent, at, isText && base.of ? [
            wrapped(base.of.name.name, nodes)
        ] : nodes);
    }
    base.nodes.splice(index, 1);
    insertAt(base.nodes, index, nodes);
}
function wrapped(name, nodes) {
    const element = makeXml('element', name);
    insert(element, 0, nodes);
    return element;
}

const ofNode = {
    appendChild: (node, [child], self)=>(insert(node, node.children.length, contentNodes(child)), self),
    prependChild: (node, [child], self)=>(insert(node, 0, contentNodes(child)), self),
    setChildren: (node, [children], self)=>{
        node.children = [];
        insert(node, 0, contentNodes(children));
        return self;
    },
    insertChildAfter: (node, [after, child], self)=>insertBeside(node, after, child, 1) && self,
    insertChildBefore: (node, [before, child], self)=>insertBeside(node, before, child, 0) && self,
    replace: (node, [key, child], self)=>{
        const name = readName(textArgument(key));
        const childIndex = Number(name.name);
        const old = /^\d+$/.test(name.name) ? node.children.slice(childIndex, childIndex + 1) : selectXml([
            node
        ], name);
        const [first] = old;
        if (!first) return self;
        const at = node.children.indexOf(first);
        for (const each of old)detach(each);
        insert(node, at, contentNodes(child));
        return self;
    },
    childIndex: (node)=>node.kind === 'attribute' || !node.parent ? -1 : node.parent.children.indexOf(node),
    nodeKind: (node)=>node.kind,
    localName: (node)=>node.name === '' ? null : node.name,
    name: (node)=>node.name === '' ? null : {
            localName: node.name,
            uri: node.uri
        },
    namespace: (node)=>node.uri,
    setName: (node, [name])=>void (node.name = textArgument(name)),
    setLocalName: (node, [name])=>void (node.name = textArgument(name))
};
const xmlMethods = new Map([
    ...Object.entries(ofNode).map(([name, method])=>[
            name,
            (value, args)=>method(oneOf(value, name), args, value)
        ]),
    [
        'attribute',
        (value, [name])=>lookUp(value, readName(`@${textArgument(name)}`))
    ],
    [
        'attributes',
        (value)=>lookUp(value, readName('@*'))
    ],
    [
        'child',
        (value, [name])=>childOf(value, textArgument(name))
    ],
    [
        'children',
        (value)=>lookUp(value, readName('*'))
    ],
    [
        'elements',
        (value, [name])=>kindOf(lookUp(value, readName(name ? textArgument(name) : '*')), 'element')
    ],
    [
        'text',
        (value)=>kindOf(lookUp(value, readName('*')), 'text')
    ],
    [
        'comments',
        (value)=>kindOf(lookUp(value, readName('*')), 'comment')
    ],
    [
        'processingInstructions',
        (value)=>kindOf(lookUp(value, readName('*')), 'processing-instruction')
    ],
    [
        'descendants',
        (value, [name])=>lookUp(value, readName(`..${name ? textArgument(name) : '*'}`))
    ],
    [
        'copy',
        ({ nodes, isList })=>({
                nodes: nodes.map(copyXml),
                isList
            })
    ],
    [
        'length',
        ({ nodes })=>nodes.length
    ],
    [
        'parent',
        ({ nodes })=>parentOf(nodes)
    ],
    [
        'contains',
        (value, [other], settings)=>typeof other === 'object' && value.nodes.some((node)=>sourceOf({
                    nodes: [
                        node
                    ],
                    isList: false
                }, settings) === sourceOf(other, settings))
    ],
    [
        'hasSimpleContent',
        (value)=>hasSimpleContent(value)
    ],
    [
        'hasComplexContent',
        (value)=>!hasSimpleContent(value)
    ],
    [
        'hasOwnProperty',
        (value, [name])=>isThere(value, textArgument(name))
    ],
    [
        'propertyIsEnumerable',
        (value, [name])=>/^\d+$/.test(textArgument(name)) && isThere(value, textArgument(name))
    ],
    [
        'normalize',
        (value)=>value
    ],
    [
        'valueOf',
        (value)=>value
    ],
    [
        'toString',
        (value, _args, settings)=>textOfXml(value, settings)
    ],
    [
        'toSource',
        (value, _args, settings)=>sourceOf(value, settings)
    ],
    [
        'toXMLString',
        (value, _args, settings)=>sourceOf(value, settings)
    ],
    ...[
        'addNamespace',
        'inScopeNamespaces',
        'namespaceDeclarations',
        'removeNamespace',
        'setNamespace'
    ].map((name)=>[
            name,
            ()=>{
                throw host_headless.notImplemented(`XML.${name}`);
            }
        ])
]);
function oneOf(value, method) {
    const [only, ...others] = value.nodes;
    if (only && others.length === 0) return only;
    const made = /^(append|prepend|set|insert)/.test(method) ? nodeToChange(value) : undefined;
    if (made) return made;
    throw new host_headless.HostError(`cannot call the ${method} method on an XML list with ${value.nodes.length} elements`, 'TypeError');
}
function textArgument(value) {
    if (typeof value === 'string') return value;
    return value?.nodes.map(({ text, name })=>text || name).join('') ?? 'undefined';
}
function childOf(value, name) {
    if (!/^\d+$/.test(name)) return lookUp(value, readName(name));
    const nodes = value.nodes.flatMap(({ children })=>children.slice(Number(name), Number(name) + 1));
    return {
        nodes,
        isList: true
    };
}
function kindOf(value, kind) {
    return {
        nodes: value.nodes.filter((node)=>node.kind === kind),
        isList: true
    };
}
function parentOf(nodes) {
    const parent = nodes[0]?.parent;
    if (nodes.length === 0 || nodes.some((node)=>node.parent !== parent)) return undefined;
    return parent ? {
        nodes: [
            parent
        ],
        isList: false
    } : null;
}
function insertBeside(node, beside, child, step) {
    const [sibling] = typeof beside === 'object' ? beside.nodes : [];
    const index = sibling ? node.children.indexOf(sibling) : -1;
    if (index < 0) {
        if (beside !== 'null') return true;
        insert(node, step === 1 ? 0 : node.children.length, contentNodes(child));
    } else insert(node, index + step, contentNodes(child));
    return true;
}
function isThere(value, name) {
    return /^\d+$/.test(name) ? Number(name) < value.nodes.length : selectXml(value.nodes, readName(name)).length > 0;
}

const ITEM = '__item__';
function usesXml(program) {
    let isFound = false;
    host_headless.walkNodes(program, (node)=>{
        const isName = node.type === 'Identifier' && /^XML(List)?$/.test(node.name);
        isFound ||= isName || 'xml' in node || /^Xml/.test(node.type);
        return !isFound;
    });
    return isFound;
}
function translateXml(node, text) {
    if ('xml' in node) translateAccess(node, text);
    else if (isType(node, 'XmlLiteral')) translateLiteral(node, text);
    else if (isType(node, 'XmlFilter')) translateFilter(node, text);
    else if (node.type === 'UnaryExpression' && node.operator === 'typeof') translateTypeof(node, text);
    else if (node.type === 'BinaryExpression') translateBinary(node, text);
    else if (node.type === 'AssignmentExpression' && node.operator === '+=') translateSum(node, text);
}
function isType(node, type) {
    return node.type === type;
}
function translateLiteral({ start, end, parts }, text) {
    const { original } = text;
    let at = start;
    const copy = (to)=>{
        for(; at < to; at++){
            const mark = ESCAPED[original.charAt(at)];
            if (mark !== undefined) text.update(at, at + 1, mark);
        }
    };
    text.appendRight(start, `${XML_GLOBALS.literal}\``);
    for (const { open, close } of parts){
        copy(open);
        text.update(open, open + 1, '${');
        at = close;
    }
    copy(end);
    text.prependLeft(end, '`');
}
function translateAccess({ at, end, object, property, xml }, text) {
    const { operator, name, space } = xml;
    const before = object ? '' : ITEM;
    if (property.type !== 'XmlName') {
        text.update(at, property.start, `${before}[${JSON.stringify(operator)} + (`);
        text.update(property.end, end, ')]');
        return;
    }
    const parts = `${JSON.stringify(operator)}, ${String(space)}, ${JSON.stringify(name)}`;
    const key = space === undefined || space === 'function' ? JSON.stringify(operator + name) : `${XML_GLOBALS.name}(${parts})`;
    text.update(at, end, `${before}[${key}]`);
}
function translateFilter({ at, end, test }, text) {
    text.update(at, test.start, `["${FILTER}"]((${ITEM}) => { with (${ITEM}) return (`);
    text.update(test.end, end, '); })');
    host_headless.walkNodes(test, (node)=>{
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
        const { name, start, end: calleeEnd } = node.callee;
        if (xmlMethods.has(name)) text.update(start, calleeEnd, `${ITEM}.${name}`);
    });
}
function translateTypeof({ argument, start, end }, text) {
    const call = `${XML_GLOBALS.typeOf}(`;
    const inner = innermost(argument);
    const isName = inner.type === 'Identifier';
    text.update(start, argument.start, isName ? `(typeof ${nodeName(inner.name)} == "undefined" ? "undefined" : ${call}` : call);
    text.prependLeft(end, isName ? '))' : ')');
}
function innermost(node) {
    return node.type === 'ParenthesizedExpression' ? innermost(node.expression) : node;
}
function translateBinary(node, text) {
    const { left, right, operator } = node;
    if (!/^([!=]=|\+)$/.test(operator)) return;
    if (isText(left) && (operator === '+' || isText(right))) return;
    if (isText(right) && operator === '+') return;
    const name = operator === '+' ? XML_GLOBALS.plus : XML_GLOBALS.same;
    text.appendRight(node.start, `${operator === '!=' ? '!' : ''}${name}(`);
    separate(left, right, text);
    text.prependLeft(node.end, ')');
}
function translateSum({ left, right, end }, text) {
    const target = text.original.slice(left.start, left.end);
    if (isText(right) || !/^[\w$.]+$/.test(target)) return;
    text.update(left.end, right.start, ` = ${XML_GLOBALS.plus}(${target}, `);
    text.prependLeft(end, ')');
}
function separate(left, right, text) {
    const lines = text.original.slice(left.end, right.start).replace(/[^\n]/g, '');
    text.update(left.end, right.start, `, ${lines}`);
}
function isText(node) {
    for(let at = node;; at = at.left){
        if (at.type === 'Literal') return true;
        if (at.type !== 'BinaryExpression' || at.operator !== '+') return false;
        if (at.right.type === 'Literal') return true;
    }
}

const EVAL_GLOBALS = {
    source: '__source__',
    indirect: '__eval__'
};
const cache = new Map();
const MAX_CACHED = 16;
function translate(source, file) {
    const translated = cache.get(source) ?? translateNew(source, file);
    cache.delete(source);
    cache.set(source, translated);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return translated;
}
const OBFUSCATED = /^\0*MACROMEDIAOBFU/;
function translateNew(source, file) {
    if (OBFUSCATED.test(source)) throw new host_errors.ScriptSyntaxError('this script is obfuscated (MACROMEDIAOBFU): only Animate reads it', file, {
        line: 1
    });
    const program = parse(source, file);
    refuseNewer(findNewer(program), source, file, '; --modern lifts the limit');
    const text = new (MagicString())(source);
    translateConst(program, text);
    const hasXml = usesXml(program);
    const { patterns, iterators } = assignedNames(program, {
        patterns: isRegExp,
        iterators: isIterator
    });
    const script = {
        text,
        members: new Set(),
        searched: new Set(),
        patterns,
        iterators
    };
    host_headless.walkNodes(program, (node)=>{
        if (hasXml) translateXml(node, text);
        translateNode(node, script);
    });
    return text.toString();
}
function checkScript(source, file) {
    refuseNewer(findNewer(parse(source, file)), source, file, '');
}
function refuseNewer(newer, source, file, remedy) {
    const positions = host_headless.positionsAt(source, newer.map(({ start })=>start));
    const [first, ...others] = newer.map(({ what, instead }, index)=>({
            ...positions[index] ?? {
                line: 1,
                column: 1
            },
            reason: `Animate's engine does not have ${what}${instead === undefined ? '' : `: ${instead}`}`
        }));
    if (first) throw new host_errors.ScriptSyntaxError(`${first.reason}${remedy}`, file, first, others);
}
function translateNode(node, { text, members, searched, patterns, iterators }) {
    if ('isClosure' in node) translateClosure(node, text);
    switch(node.type){
        case 'Identifier':
            translateEval(node, members, text);
            translateName(node, members, text);
            break;
        case 'MemberExpression':
            translateName(node, members, text);
            break;
        case 'CallExpression':
            translateEval(node, members, text);
            translateRegExp(node, searched, text);
            translateCallOfRegExp(node, patterns, text);
            break;
        case 'Literal':
            translateRegExp(node, searched, text);
            break;
        case 'Property':
            translateName(node, members, text);
            translateAccessor(node, text);
            break;
        case 'FunctionDeclaration':
            translateUnnamed(node, text);
            break;
        case 'ExpressionStatement':
            translateListPattern(node, text);
            translateStrict(node, text);
            break;
        case 'ArrayPattern':
            translateListPattern(node, text);
            break;
        case 'CatchClause':
            translateCatch(node, text);
            break;
        case 'TryStatement':
            if ('guarded' in node) translateHandlers(node, text);
            break;
        case 'ArrayExpression':
            translateHoles(node, text);
            translateLoops(node, iterators, text);
            break;
        case 'ForInStatement':
        case 'GeneratorExpression':
            translateLoops(node, iterators, text);
    }
}
function translateStrict(node, text) {
    if (node.type === 'ExpressionStatement' && node.directive === 'use strict') text.update(node.start + 1, node.start + 1 + 'use strict'.length, 'not strict');
}
function parse(source, file) {
    try {
        return parseScript(source);
    } catch (error) {
        const { message, pos } = error;
        if (pos === undefined) throw error;
        const reason = syntaxWords(message.replace(/ \(\d+:\d+\)$/, ''));
        throw new host_errors.ScriptSyntaxError(reason, file, host_headless.positionAt(source, pos));
    }
}
function translateEval(node, members, text) {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'eval') {
        const [source] = node.arguments;
        members.add(node.callee);
        if (source) wrap(source, `"".${EVAL_GLOBALS.source}(`, ')', text);
    } else if (node.type === 'Identifier' && node.name === 'eval' && !members.has(node)) {
        text.update(node.start, node.end, EVAL_GLOBALS.indirect);
    }
}
function translateClosure({ body }, text) {
    wrap(body, '{return (', ')}', text);
}
function assignedNames(program, tests) {
    const kinds = Object.keys(tests);
    const names = Object.fromEntries(kinds.map((kind)=>[
            kind,
            new Set()
        ]));
    host_headless.walkNodes(program, (node)=>{
        if (node.type === 'VariableDeclarator' && node.init) note(node.id, node.init);
        else if (node.type === 'AssignmentExpression') note(node.left, node.right);
    });
    return names;
    function note(target, value) {
        if (target.type !== 'Identifier') return;
        for (const kind of kinds)if (tests[kind](value)) names[kind].add(target.name);
    }
}

function makeMakers({ ownError }) {
    const texts = String.prototype;
    const errors = {
        Error,
        TypeError,
        SyntaxError
    };
    const global = globalThis;
    function func(handler) {
        return function(...args) {
            try {
                return handler(this, args, !!new.target);
            } catch (error) {
                throw ownError(error);
            }
        };
    }
    function QName(space, name) {
        const Made = QName;
        if (!(this instanceof QName)) return arguments.length > 1 ? new Made(space, name) : new Made(space);
        const hasSpace = arguments.length > 1;
        this.uri = !hasSpace ? '' : space === null ? null : String(space);
        this.localName = String(hasSpace ? name : space);
        return undefined;
    }
    Object.defineProperty(QName.prototype, 'toString', {
        value: function toString() {
            return this.uri === '' ? this.localName : (this.uri === null ? '*' : this.uri) + '::' + this.localName;
        },
        writable: true,
        configurable: true
    });
    function Namespace(prefix, uri) {
        const Made = Namespace;
        if (!(this instanceof Namespace)) return new Made(prefix, uri);
        this.prefix = arguments.length > 1 ? String(prefix) : undefined;
        this.uri = String(arguments.length > 1 ? uri : prefix === undefined ? '' : prefix);
        this.toString = function() {
            return this.uri;
        };
        return undefined;
    }
    return {
        func: func,
        trap (handler) {
            return function(target, key, value) {
                try {
                    return handler(target, key, value);
                } catch (error) {
                    throw ownError(error);
                }
            };
        },
        equal: (left, right)=>left == right,
        error: (kind, message)=>new (errors[kind] ?? Error)(message),
        callText: (name, content, args)=>texts[name]?.apply(content, args),
        isTextMethod: (name)=>typeof texts[name] === 'function',
        define (name, value) {
            Object.defineProperty(global, name, {
                value,
                writable: true,
                configurable: true,
                enumerable: false
            });
        },
        namespace: Namespace,
        qname: QName,
        isXMLName: function isXMLName(name) {
            return /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(String(name));
        }
    };
}

function parseXml(source, settings) {
    if (/^\s*<\?xml\b/.test(source)) throw new host_headless.HostError('xml is a reserved identifier', 'SyntaxError');
    const top = makeXml('element', '');
    let open = top;
    const parser = new saxes.SaxesParser({
        fragment: true,
        xmlns: true
    });
    const add = (node)=>{
        node.parent = open;
        open.children.push(node);
    };
    parser.on('error', ({ message })=>{
        throw new host_headless.HostError(`XML: ${message.replace(/^(\d+):\d+: /, 'line $1: ')}`, 'SyntaxError');
    });
    parser.on('opentag', (tag)=>{
        const element = makeXml('element', tag.local, '', tag.uri, tag.prefix);
        for (const { local, prefix, uri, value } of Object.values(tag.attributes)){
            if (prefix === 'xmlns' || prefix === '' && local === 'xmlns') {
                element.declared[prefix === '' ? '' : local] = value;
                continue;
            }
            const attribute = makeXml('attribute', local, value, uri, prefix);
            attribute.parent = element;
            element.attributes.push(attribute);
        }
        add(element);
        open = element;
    });
    parser.on('closetag', ()=>open = open.parent ?? top);
    const addText = (text)=>{
        const content = settings.ignoreWhitespace ? text.trim() : text;
        if (content !== '') add(makeXml('text', '', content));
    };
    parser.on('text', addText);
    parser.on('cdata', (text)=>add(makeXml('text', '', text)));
    parser.on('comment', (text)=>{
        if (!settings.ignoreComments) add(makeXml('comment', '', text));
    });
    parser.on('processinginstruction', ({ target, body })=>{
        if (!settings.ignoreProcessingInstructions) add(makeXml('processing-instruction', target, body));
    });
    parser.write(source).close();
    for (const node of top.children)node.parent = null;
    return top.children;
}

class XmlFacades {
    constructor(make){
        this.make = make;
        this.settings = {
            prettyPrinting: true,
            prettyIndent: 2,
            ignoreWhitespace: true,
            ignoreComments: true,
            ignoreProcessingInstructions: true
        };
        this.prototype = {};
        this.behind = new WeakMap();
        this.shown = new WeakMap();
    }
    valueOf(object) {
        const isObject = (typeof object === 'object' || typeof object === 'function') && object !== null;
        return isObject ? this.behind.get(object) : undefined;
    }
    show(value) {
        if (typeof value !== 'object' || value === null) return value;
        if ('localName' in value) return this.showName(value);
        if (!('nodes' in value)) return value;
        const xml = value;
        const [node] = xml.nodes;
        if (xml.isList || !node) return this.present(xml, {});
        const facade = this.shown.get(node) ?? this.present(xml, {});
        this.shown.set(node, facade);
        return facade;
    }
    showName({ uri, localName }) {
        return new this.make.qname(uri, localName);
    }
    func(action) {
        return this.make.func(this.guard((_self, args, isNew)=>this.show(action(Array.from(args), isNew))));
    }
    guard(action) {
        return (...args)=>{
            try {
                return action(...args);
            } catch (error) {
                throw error instanceof host_headless.HostError ? this.make.error(error.kind, error.message) : error;
            }
        };
    }
    contentOf(value) {
        return this.valueOf(value) ?? String(value);
    }
    present(value, target) {
        const traps = Object.entries(this.handlerOf(value));
        const handler = Object.fromEntries(traps.map(([name, trap])=>[
                name,
                this.make.trap(trap)
            ]));
        const proxy = new Proxy(target, handler);
        this.behind.set(proxy, value);
        return proxy;
    }
    handlerOf(value) {
        const isPlace = (key)=>typeof key === 'string' && /^\d+$/.test(key) && Number(key) < value.nodes.length;
        return {
            get: this.guard((_target, key)=>this.read(value, key)),
            set: this.guard((_target, key, content)=>{
                if (typeof key === 'string') assignXml(value, key, this.contentOf(content));
                return true;
            }),
            deleteProperty: this.guard((_target, key)=>{
                if (typeof key === 'string') deleteXml(value, key);
                return true;
            }),
            has: (_target, key)=>typeof key === 'string' && (isPlace(key) || selectXml(value.nodes, readName(key)).length > 0),
            ownKeys: ()=>value.nodes.map((_node, index)=>String(index)),
            getOwnPropertyDescriptor: (_target, key)=>isPlace(key) ? {
                    value: this.read(value, key),
                    writable: true,
                    enumerable: true,
                    configurable: true
                } : undefined,
            getPrototypeOf: ()=>this.prototype,
            apply: this.guard((target, _self, args)=>target(...args))
        };
    }
    read(value, key) {
        if (key === Symbol.toPrimitive) return ()=>textOfXml(value, this.settings);
        if (key === Symbol.toStringTag) return value.isList ? 'XMLList' : 'XML';
        if (typeof key === 'symbol') return undefined;
        if (key === FILTER) return this.func(([test])=>this.filter(value, test));
        if (!/^\d+$/.test(key)) return this.member(value, key);
        const node = value.nodes[Number(key)];
        return node && this.show({
            nodes: [
                node
            ],
            isList: false
        });
    }
    filter(value, test) {
        const nodes = value.nodes.filter((node)=>{
            const result = test(this.show({
                nodes: [
                    node
                ],
                isList: false
            }));
            const xml = this.valueOf(result);
            return xml ? xml.nodes.length !== 0 : Boolean(result);
        });
        return {
            nodes,
            isList: true
        };
    }
    member(value, name) {
        const list = lookUp(value, readName(name));
        const added = this.scriptMethod(value, name);
        if (added) return this.present(list, added);
        const method = xmlMethods.get(name);
        if (!method && !this.make.isTextMethod(name)) return this.show(list);
        return this.present(list, (...args)=>{
            if (!method) return this.make.callText(name, textOfXml(value, this.settings), args);
            const contents = args.map((arg)=>this.contentOf(arg));
            return this.show(method(value, contents, this.settings));
        });
    }
    scriptMethod(value, name) {
        const given = Object.getOwnPropertyDescriptor(this.prototype, name);
        if (name === 'constructor' || typeof given?.value !== 'function') return undefined;
        const method = given.value;
        return (...args)=>Reflect.apply(method, this.show(value), args);
    }
}

function installXml(world, own) {
    const make = host_headless.evaluateInRealm(world, makeMakers)(own);
    const facades = new XmlFacades(make);
    defineConstructors(make, facades);
    defineLiteral(make, facades);
    defineOperators(make, facades);
}
function defineConstructors(make, facades) {
    const { settings } = facades;
    const XML = facades.func((args, isNew)=>{
        const nodes = args.length === 0 ? [] : nodesOf(args[0], facades);
        if (nodes.length > 1) throw new host_headless.HostError("can't convert an XMLList or several nodes to XML", 'SyntaxError');
        const node = nodes[0] ?? makeXml('text', '');
        return {
            nodes: [
                isNew ? copyXml(node) : node
            ],
            isList: false
        };
    });
    const XMLList = facades.func((args)=>({
            nodes: args.length === 0 ? [] : [
                ...nodesOf(args[0], facades)
            ],
            isList: true
        }));
    facades.prototype = new Proxy(XML.prototype, {
        set: make.trap((target, key, value)=>Reflect.defineProperty(target, key, {
                value,
                writable: true,
                configurable: true,
                enumerable: false
            }))
    });
    XML.prototype = XMLList.prototype = facades.prototype;
    for (const name of Object.keys(settings)){
        Object.defineProperty(XML, name, {
            get: make.func(()=>settings[name]),
            set: make.func((_self, args)=>void (settings[name] = args[0])),
            enumerable: true
        });
    }
    make.define('XML', XML);
    make.define('XMLList', XMLList);
    make.define('Namespace', make.namespace);
    make.define('QName', make.qname);
    make.define('isXMLName', make.isXMLName);
}
function nodesOf(source, facades) {
    const xml = facades.valueOf(source);
    if (xml) return xml.nodes;
    if (source === null || source === undefined) throw new host_headless.HostError(`can't convert ${String(source)} to XML`, 'TypeError');
    return parseXml(String(source), facades.settings);
}
function defineLiteral(make, facades) {
    const { settings } = facades;
    const asText = (value, isInTag)=>{
        const xml = facades.valueOf(value);
        if (!xml) return undefined;
        return isInTag ? textOfXml(xml, settings) : sourceOf(xml, {
            ...settings,
            prettyPrinting: false
        });
    };
    make.define(XML_GLOBALS.literal, facades.func(([strings, ...values])=>{
        const { source, isList } = readLiteral(strings.raw, values, asText);
        const nodes = parseXml(source, settings);
        return isList ? {
            nodes,
            isList
        } : {
            nodes: nodes.slice(0, 1),
            isList
        };
    }));
    make.define(XML_GLOBALS.name, facades.func(([operator, space, name])=>{
        const uri = typeof space === 'object' && space !== null && 'uri' in space ? space.uri : space;
        return `${String(operator)}{${String(uri)}}${String(name)}`;
    }));
}
function defineOperators(make, facades) {
    make.define(XML_GLOBALS.same, facades.func(([left, right])=>{
        const [a, b] = [
            facades.valueOf(left),
            facades.valueOf(right)
        ];
        if (!a && !b) return make.equal(left, right);
        return equalXml({
            xml: a,
            value: left
        }, {
            xml: b,
            value: right
        }, facades.settings);
    }));
    make.define(XML_GLOBALS.plus, facades.func(([left, right])=>{
        const [a, b] = [
            facades.valueOf(left),
            facades.valueOf(right)
        ];
        if (a && b) return {
            nodes: [
                ...a.nodes,
                ...b.nodes
            ],
            isList: true
        };
        return left + right;
    }));
    make.define(XML_GLOBALS.typeOf, facades.func(([value])=>facades.valueOf(value) ? 'xml' : typeof value));
}
function equalXml(left, right, settings) {
    const [a, b] = [
        unlisted(left),
        unlisted(right)
    ];
    if (a.xml && b.xml) return equalNodes(a.xml, b.xml, settings);
    const [xml, { value }] = a.xml ? [
        a.xml,
        b
    ] : [
        b.xml,
        a
    ];
    if (!xml || xml.isList) return value === undefined && xml?.nodes.length === 0;
    const text = textOfXml(xml, settings);
    if (hasSimpleContent(xml)) return text === String(value);
    return typeof value === 'number' ? Number(text) === value : text === value;
}
function unlisted({ xml, value }) {
    if (!xml?.isList || xml.nodes.length !== 1) return {
        xml,
        value
    };
    return {
        xml: {
            nodes: xml.nodes,
            isList: false
        },
        value
    };
}
function equalNodes(a, b, settings) {
    if (a.nodes.length !== b.nodes.length) return false;
    if (isBare(a) && hasSimpleContent(b)) return textOfXml(a, settings) === textOfXml(b, settings);
    if (isBare(b) && hasSimpleContent(a)) return textOfXml(a, settings) === textOfXml(b, settings);
    return areSame(a.nodes, b.nodes);
}
function isBare({ nodes, isList }) {
    return !isList && nodes.every(({ kind })=>kind === 'text' || kind === 'attribute');
}
function isSame(a, b) {
    if (a.kind !== b.kind || a.name !== b.name || a.uri !== b.uri || a.text !== b.text) return false;
    if (a.attributes.length !== b.attributes.length || a.children.length !== b.children.length) return false;
    const hasAttributes = a.attributes.every((own)=>b.attributes.some((other)=>isSame(own, other)));
    return hasAttributes && areSame(a.children, b.children);
}
function areSame(some, others) {
    return some.every((node, index)=>{
        const other = others[index];
        return other !== undefined && isSame(node, other);
    });
}

const ADDED = {
    '': [
        VALUES_OF,
        CALLABLE,
        LITERAL,
        CAUGHT,
        ...Object.values(ITERATOR_GLOBALS),
        'Iterator',
        'StopIteration',
        'isXMLName',
        'QName',
        'InternalError',
        ...Object.values(EVAL_GLOBALS),
        'XML',
        'XMLList',
        'Namespace',
        ...Object.values(XML_GLOBALS),
        'uneval'
    ],
    'Object.prototype': [
        'toSource',
        'watch',
        'unwatch',
        '__count__',
        '__parent__'
    ],
    Error: [
        'prepareStackTrace'
    ],
    'Function.prototype': [
        'arity'
    ],
    Array: host_errors.generics.Array,
    String: host_errors.generics.String,
    'Error.prototype': [
        'fileName',
        'lineNumber'
    ],
    'String.prototype': [
        'quote'
    ]
};
const keptMembers = new Map(Object.entries(host_errors.members).map(([path, names])=>[
        path,
        new Set([
            ...names,
            ...ADDED[path] ?? []
        ])
    ]));
const ROOTS = `[${[
    ...keptMembers.keys()
].map((path)=>path || 'this').join()}]`;
function limitLanguage(world, { describeFile = ownFile, noteStack = ()=>undefined, wordsOf = (_error, message)=>engineWords(message, undefined) } = {}) {
    world.run('let eval = this.eval; this[Symbol.unscopables] = { eval: true };', host_headless.HOST_FILE);
    const own = host_headless.evaluateInRealm(world, host_headless.makeTypeChecks)();
    host_headless.evaluateInRealm(world, addMissingMembers)({
        own,
        generics: host_errors.generics,
        names: {
            valuesOf: VALUES_OF,
            callable: CALLABLE,
            literal: LITERAL,
            indirectEval: EVAL_GLOBALS.indirect,
            evalSource: EVAL_GLOBALS.source,
            ownError: OWN_ERROR
        },
        valuesOfIterator: host_headless.evaluateInRealm(world, addIterators)(ITERATOR_GLOBALS),
        addSourceForms: host_headless.evaluateInRealm(world, addSourceForms),
        translated
    });
    const amend = host_headless.evaluateInRealm(world, addErrorForms)(own, {
        describeFile,
        noteStack,
        wordsOf
    }, NODE_WORDS);
    Object.defineProperty(world.global, CAUGHT, {
        value: amend
    });
    installXml(world, own);
    const noteNative = host_headless.evaluateInRealm(world, addFunctionForms)();
    const objects = world.run(ROOTS, host_headless.HOST_FILE);
    for (const [index, keep] of [
        ...keptMembers.values()
    ].entries()){
        const object = objects[index];
        for (const name of Object.getOwnPropertyNames(object)){
            if (keep.has(name)) noteNative(Object.getOwnPropertyDescriptor(object, name)?.value);
            else Reflect.deleteProperty(object, name);
        }
    }
    world.run("/(?:)/.test('')", host_headless.HOST_FILE);
    return amend;
}
function translated(source) {
    try {
        return {
            source: translate(source, 'eval')
        };
    } catch (error) {
        const reason = error instanceof host_errors.ScriptSyntaxError ? error.reason : 'the text cannot be read';
        return {
            fault: reason === 'Unexpected token' ? 'syntax error' : reason
        };
    }
}
function ownFile(file) {
    return file === host_headless.HOST_FILE ? undefined : file;
}
function addFunctionForms() {
    const toText = Function.prototype.toString;
    const own = new WeakSet();
    const { has, add } = WeakSet.prototype;
    const { endsWith } = String.prototype;
    const form = {
        toString () {
            const text = toText.call(this);
            if (!has.call(own, this) && !endsWith.call(text, '{ [native code] }')) return text;
            return 'function ' + this.name + '() {\n    [native code]\n}';
        }
    }.toString;
    Object.defineProperty(Function.prototype, 'toString', {
        value: form,
        writable: true,
        configurable: true
    });
    return function(value) {
        if (typeof value === 'function') add.call(own, value);
    };
}

function withVar(source) {
    const text = new (MagicString())(source);
    for (const node of parseScript(source).body){
        if (node.type !== 'VariableDeclaration' || node.kind === 'var') continue;
        text.update(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
    }
    return text.toString();
}

const FORMS = [
    [
        /^not a function$/,
        'calls',
        (callee)=>`${callee} is not a function`
    ],
    [
        /^not a constructor$/,
        'makes',
        (callee)=>`${callee} is not a constructor`
    ],
    [
        /^cannot read property '.*' of (null|undefined)$/,
        'reads',
        isNothing
    ],
    [
        /^cannot set property '.*' of (null|undefined)$/,
        'sets',
        isNothing
    ]
];
function sandboxWords(message, position) {
    const missing = /^'([^']+)' is not defined$/.exec(message)?.[1];
    if (missing !== undefined) return `${missing} is not defined`;
    for (const [pattern, doing, say] of FORMS){
        const groups = pattern.exec(message);
        const node = groups && position && nodeAt(position, doing);
        if (groups && node) return say(printExpression(node, position.source), groups[1] ?? '');
    }
    return message;
}
function isNothing(object, value) {
    return object === value ? `${value} has no properties` : `${object} is ${value}`;
}

exports.engineWords = engineWords;
exports.limitLanguage = limitLanguage;
exports.sandboxWords = sandboxWords;
exports.translate = translate;
exports.withVar = withVar;
