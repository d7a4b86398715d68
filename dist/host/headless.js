// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('./saving.js'));
let host_planar$late;
const host_planar = () => (host_planar$late ??= require('./planar.js'));
let host_media$late;
const host_media = () => (host_media$late ??= require('./media.js'));
let host_contract$late;
const host_contract = () => (host_contract$late ??= require('./contract.js'));
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('./drawing.js'));
const host_errors = require('./errors.js');
const host_defaults = require('./defaults.js');
let host_making$late;
const host_making = () => (host_making$late ??= require('./making.js'));
let host_binary$late;
const host_binary = () => (host_binary$late ??= require('./binary.js'));
let host_folder$late;
const host_folder = () => (host_folder$late ??= require('./folder.js'));
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('./editing.js'));
let host_scripting$late;
const host_scripting = () => (host_scripting$late ??= require('./scripting.js'));
let host_language$late;
const host_language = () => (host_language$late ??= require('./language.js'));
let acorn$late;
const acorn = () => (acorn$late ??= require('acorn'));
let traceMapping$late;
const traceMapping = () => (traceMapping$late ??= require('@jridgewell/trace-mapping'));
let host_overlay$late;
const host_overlay = () => (host_overlay$late ??= require('./overlay.js'));
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('./literal.js'));
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('./publish.js'));
const path = require('node:path');
const zlib = require('node:zlib');
const vm = require('node:vm');
const fs = require('node:fs');
const module$1 = require('node:module');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const os = require('node:os');
const saxes = require('saxes');

const HOST_FILE = 'the host';

function evaluateInRealm(world, make) {
    return world.run(`'use strict';(${String(make)})`, HOST_FILE);
}

function habitWatchIn(world) {
    const make = world.isHere ? makeHabitWatch : evaluateInRealm(world, makeHabitWatch);
    return make({
        methods: host_errors.INSTEAD_OF_METHODS,
        functions: host_errors.INSTEAD_OF_FUNCTIONS,
        registering: host_errors.INSTEAD_OF_REGISTERING
    });
}
function makeHabitWatch(tables) {
    const [RealmProxy, RealmTypeError, RealmString] = [
        Proxy,
        TypeError,
        String
    ];
    const { create, defineProperty, setPrototypeOf, getPrototypeOf } = Object;
    const MARK = Symbol.for('adobe-collection habits');
    const { get: read } = Reflect;
    const apply = Function.prototype.call.bind(Function.prototype.apply);
    const has = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
    const sourceOf = Function.prototype.call.bind(Function.prototype.toString);
    let said = create(null);
    let host;
    const INDEX_FIRST = /^\s*(?:function\b[^(]*)?\(\s*(?:i|idx|ind|index|n|key)\s*,\s*[a-z]\w*\s*[,)]/i;
    const ELEMENT_SECOND = /^[^,]*,\s*(?:e|i|idx|index|n|key)\s*[,)]/i;
    let watched;
    function say(text) {
        if (typeof fl !== 'object' || fl === null) return;
        if (fl !== host) said = create(null);
        host = fl;
        if (said[text]) return;
        said[text] = true;
        fl.trace(text);
    }
    function answer(object, table, owner, noun) {
        const target = create(getPrototypeOf(object));
        const get = (_target, name, receiver)=>{
            if (typeof name !== 'string') return read(target, name, receiver);
            const isAsked = noun === 'function' || typeof receiver === 'object' && has(receiver, 'elements');
            if (isAsked && /^\d+$/.test(name)) say(owner + ' has no indexes: write get(' + name + '), not [' + name + ']');
            if (!isAsked || !has(table, name)) return read(target, name, receiver);
            return function() {
                const advice = (table[name] ?? '').split('`').join('');
                throw new RealmTypeError(owner + '.' + name + '(): there is no such ' + noun + '; ' + advice);
            };
        };
        setPrototypeOf(object, new RealmProxy(target, {
            get
        }));
    }
    function watch(prototype, name, look) {
        const original = prototype[name];
        if (typeof original !== 'function') return;
        prototype[name] = function(...args) {
            const mistake = look(args, this);
            if (mistake !== undefined) say(mistake);
            return apply(original, this, args);
        };
    }
    function lookAtCallback(method, args, scopeAt, self) {
        if (typeof args[0] !== 'function') return undefined;
        const source = sourceOf(args[0]);
        if (INDEX_FIRST.test(source) && !ELEMENT_SECOND.test(source)) return method + '(): the element comes first: write function (element, index) { … }';
        const member = args[0].length === 0 && args.length <= scopeAt && /\bthis\.([a-z_$]\w*)/i.exec(source);
        if (!member || self[member[1]] !== undefined) return undefined;
        return method + '(): this is the collection: write function (element) { element.' + member[1] + ' … }';
    }
    function lookForQuery(method, instead) {
        return ([value, property])=>{
            if (typeof value !== 'string' || property !== undefined || !/^\*?[:[]./.test(value)) return undefined;
            return method + '(): ' + value + ' is compared with names; write ' + instead.split('%').join(value);
        };
    }
    function watchItems(prototype) {
        const { items } = prototype;
        if (typeof items !== 'function') return;
        const get = (target, name, receiver)=>{
            if (name === 'length' || typeof name === 'string' && /^\d+$/.test(name)) say('ElementCollection.items is a method: write items().' + RealmString(name));
            return read(target, name, receiver);
        };
        prototype.items = new RealmProxy(items, {
            get
        });
    }
    function watchLibrary({ Collection: Collection1, ElementCollection: ElementCollection1, Selectors: Selectors1, $: $1 }) {
        const { prototype } = Collection1;
        answer(prototype, tables.methods, 'Collection', 'method');
        answer($1, tables.functions, '$', 'function');
        answer(Selectors1, tables.registering, 'Selectors', 'function');
        for (const [name, scopeAt] of [
            [
                'each',
                2
            ],
            [
                'reach',
                2
            ],
            [
                'map',
                1
            ],
            [
                'filter',
                1
            ]
        ])watch(prototype, name, (args, self)=>lookAtCallback('Collection.' + name, args, scopeAt, self));
        watch(prototype, 'find', lookForQuery('Collection.find', "$(collection, '%') or filter('%')"));
        watch(prototype, 'remove', lookForQuery('Collection.remove', "filter(':not(%)')"));
        watchItems(ElementCollection1.prototype);
    }
    return function watchHabits() {
        try {
            const prototype = typeof Collection === 'function' ? Collection.prototype : watched;
            if (prototype === undefined || prototype === watched) return;
            watched = prototype;
            if (has(prototype, MARK)) return;
            defineProperty(prototype, MARK, {
                value: true
            });
            watchLibrary({
                Collection,
                ElementCollection,
                Selectors,
                $
            });
        } catch  {
        }
    };
}

class HostError extends Error {
    constructor(message, kind = 'Error'){
        super(message);
        this.name = kind;
        this.kind = kind;
    }
}
class NotImplemented extends HostError {
    constructor(member){
        super(`NotImplemented: ${member}`);
    }
}
function notImplemented(member) {
    return new NotImplemented(member);
}
function invalidArgument(method, position) {
    return new HostError(`${method}: Argument number ${position} is invalid.`);
}
function selectionRequired(method) {
    return new HostError(`'${method}' requires a selection.`);
}
function unavailable(method) {
    return new HostError(`The function ${method}() is currently unavailable.`);
}
const STALE_OBJECT = 'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';

const IDENTITY$1 = Object.freeze({
    a: 1,
    b: 0,
    c: 0,
    d: 1,
    tx: 0,
    ty: 0
});
function concat(outer, inner) {
    return {
        a: outer.a * inner.a + outer.c * inner.b,
        b: outer.b * inner.a + outer.d * inner.b,
        c: outer.a * inner.c + outer.c * inner.d,
        d: outer.b * inner.c + outer.d * inner.d,
        tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
        ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty
    };
}
function apply(matrix, { x, y }) {
    return {
        x: matrix.a * x + matrix.c * y + matrix.tx,
        y: matrix.b * x + matrix.d * y + matrix.ty
    };
}
function invert({ a, b, c, d, tx, ty }) {
    const determinant = a * d - b * c;
    if (determinant === 0 || !Number.isFinite(determinant)) return undefined;
    return {
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant
    };
}
function isIdentity({ a, b, c, d, tx, ty }) {
    return a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0;
}
function isTranslation({ a, b, c, d }) {
    return a === 1 && b === 0 && c === 0 && d === 1;
}
function translation(x, y) {
    return {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: x,
        ty: y
    };
}
function around(matrix, { x, y }) {
    const { a, b, c, d } = matrix;
    return {
        a,
        b,
        c,
        d,
        tx: x - a * x - c * y,
        ty: y - b * x - d * y
    };
}

const NO_ATTRIBUTES = {
    attr: ()=>undefined
};
function text(initial = '') {
    return declare({
        kind: 'text'
    }, initial, (value)=>value, String);
}
function flag(initial = false) {
    return declare({
        kind: 'flag'
    }, initial, (value)=>value === 'true', String);
}
function number(initial = 0, low = -Infinity, high = Infinity, [least, most] = [
    -Infinity,
    Infinity
]) {
    const parse = (value)=>{
        const parsed = parseNumber(value);
        return parsed === undefined ? undefined : Math.min(most, Math.max(least, parsed));
    };
    return declare({
        kind: 'number',
        low,
        high
    }, initial, parse, formatNumber);
}
function integer(initial = 0, low = -Infinity, high = Infinity, [least, most] = [
    -Infinity,
    Infinity
]) {
    const parse = (value)=>{
        const parsed = parseNumber(value);
        return parsed === undefined ? undefined : Math.min(most, Math.max(least, Math.trunc(parsed)));
    };
    return declare({
        kind: 'integer',
        low,
        high
    }, initial, parse, formatNumber);
}
function word(words, initial = words[0]) {
    if (initial === undefined) throw new TypeError('an attribute of words needs words');
    const byText = new Map(words.map((each)=>[
            each,
            each
        ]));
    return declare({
        kind: 'word',
        words
    }, initial, (value)=>byText.get(value), String);
}
function color(initial = '#000000') {
    return declare({
        kind: 'color'
    }, initial, parseRgb, String);
}
function always(declared) {
    return (name)=>declared(name, true);
}
function attributes(declared) {
    return Object.fromEntries(Object.entries(declared).map(([name, declare])=>[
            name,
            declare(name)
        ]));
}
function declare(rule, initial, parse, format) {
    return (name, isAlwaysWritten = false)=>new DeclaredAttribute(name, rule, initial, isAlwaysWritten, parse, format);
}
class DeclaredAttribute {
    constructor(name, rule, initial, isAlwaysWritten, parse, format){
        this.name = name;
        this.rule = rule;
        this.initial = initial;
        this.isAlwaysWritten = isAlwaysWritten;
        this.parse = parse;
        this.format = format;
    }
    read(node) {
        const value = node.attr(this.name);
        return value === undefined ? this.initial : this.parse(value) ?? this.initial;
    }
    isKnown(node) {
        const value = node.attr(this.name);
        return value === undefined || this.parse(value) !== undefined;
    }
    write(node, value, after) {
        const isAbsent = !this.isAlwaysWritten && value === this.initial;
        node.setAttr(this.name, isAbsent ? null : this.format(value), after);
    }
}
function parseNumber(value) {
    if (value.trim() === '') return undefined;
    const parsed = Number(value);
    return Math.abs(parsed) <= host_errors.MAX_NUMBER ? parsed : undefined;
}
const MAX_EXACT = 1e15;
const MIN_PLAIN = 1e-4;
const MAX_SHORT = 15;
function formatNumber(value) {
    if (Number.isInteger(value) && Math.abs(value) < MAX_EXACT) return String(value);
    const short = String(value);
    if (short.length <= MAX_SHORT && Math.abs(value) >= MIN_PLAIN) return short;
    const rounded = Number(value.toPrecision(15));
    if (rounded === 0 || Math.abs(rounded) >= MIN_PLAIN) return String(rounded);
    const [digits, exponent = ''] = rounded.toExponential().split('e-');
    return `${digits}e-${exponent.padStart(3, '0')}`;
}
function storedNumber(value) {
    return parseNumber(formatNumber(value)) ?? 0;
}
function parseRgb(value) {
    return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}

const ACCESSIBILITY = attributes({
    accName: text(),
    description: text(),
    shortcut: text(),
    tabIndex: integer(0, 0, 65_535),
    silent: flag(),
    forceSimple: flag(),
    autoLabeling: flag(true),
    hasAccessibleData: flag()
});
const DOCUMENT_WORDS = {
    accuracies: [
        'Must be close',
        'Normal',
        'Can be distant',
        'Always snap'
    ],
    rulerUnits: [
        'inches',
        'decimal inches',
        'points',
        'centimeters',
        'millimeters',
        'pixels'
    ],
    previews: [
        'outlines',
        'fast',
        'anti alias',
        'anti alias text',
        'full'
    ]
};
const VIEW = attributes({
    gridColor: color('#949494'),
    gridSpacingX: integer(10),
    gridSpacingY: integer(10),
    gridSnapAccuracy: word(DOCUMENT_WORDS.accuracies, 'Normal'),
    gridSnapTo: flag(),
    gridVisible: flag(),
    guidesColor: color('#58FFFF'),
    guidesVisible: flag(true),
    guidesLocked: flag(),
    guidesSnapAccuracy: word(DOCUMENT_WORDS.accuracies, 'Normal'),
    guidesSnapTo: flag(true),
    rulerVisible: flag(),
    rulerUnitType: word(DOCUMENT_WORDS.rulerUnits, 'pixels'),
    pixelSnap: flag(),
    snapAlign: flag(true),
    snapAlignHorizontalCenter: flag(),
    snapAlignVerticalCenter: flag(),
    snapAlignBorderSpacing: integer(),
    snapAlignHorizontalSpacing: integer(),
    snapAlignVerticalSpacing: integer(),
    objectsSnapTo: flag(true),
    previewMode: word(DOCUMENT_WORDS.previews, 'anti alias text'),
    viewOptionsAnimationControlVisible: flag(true),
    viewOptionsButtonsActive: flag(),
    viewOptionsPasteBoardView: flag(true),
    playOptionsPlayLoop: flag(true),
    playOptionsPlayPages: flag(true),
    playOptionsPlayFrameActions: flag(true),
    playOptionsPlaySounds: flag(true)
});
const ACTIONSCRIPT_TYPE = 'DD0DDBBF-5BEF-45B2-9F24-A3048D2A676F';
const DOCUMENT = {
    ...ACCESSIBILITY,
    ...VIEW,
    ...attributes({
        width: number(550, 1, 8192),
        height: number(400, 1, 8192),
        frameRate: number(24, 0.01, 120),
        backgroundColor: color('#FFFFFF'),
        backgroundAlpha: number(1, 0, 1),
        currentTimeline: always(integer(1, 1)),
        nextSceneIdentifier: always(integer(0, 0)),
        xflVersion: always(number(2.971)),
        creatorInfo: text(),
        platform: text(),
        versionInfo: text(),
        majorVersion: integer(Infinity),
        buildNumber: integer(),
        filetypeGUID: text(ACTIONSCRIPT_TYPE),
        filetypeName: text(),
        fileGUID: text(),
        sharedLibraryURL: text(),
        viewAngle3D: number(55, 0, 179),
        vanishingPoint3DX: number(275),
        vanishingPoint3DY: number(200)
    })
};
const SWATCH = attributes({
    color: color(),
    alpha: number(1),
    hue: integer(),
    saturation: integer(),
    brightness: integer()
});
const GLOBAL_SCRIPTS = attributes({
    language: text('Javascript')
});
const GLOBAL_SCRIPT = attributes({
    type: text(),
    src: text()
});
const PUBLISH_PROFILE = attributes({
    version: always(text('1.0')),
    name: always(text()),
    current: always(flag())
});

const CANVAS$1 = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';
function isCanvasDocument({ node }) {
    return DOCUMENT.filetypeGUID.read(node).toUpperCase() === CANVAS$1;
}
function documentType(node) {
    const name = DOCUMENT.filetypeName.read(node);
    if (name !== '') return name;
    if (isCanvasDocument({
        node
    })) return 'htmlcanvas';
    return DOCUMENT.filetypeGUID.read(node).toUpperCase() === ACTIONSCRIPT_TYPE ? 'Flash' : undefined;
}

function stageGround(document) {
    const { node } = document;
    if (isCanvasDocument(document) && DOCUMENT.backgroundAlpha.read(node) === 0) return undefined;
    return DOCUMENT.backgroundColor.read(node);
}

function emptyBox() {
    return {
        left: Infinity,
        top: Infinity,
        right: -Infinity,
        bottom: -Infinity
    };
}
function isEmpty(box) {
    return box.left > box.right;
}
function include(box, x, y) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
}
function unite(box, other) {
    if (isEmpty(other)) return;
    include(box, other.left, other.top);
    include(box, other.right, other.bottom);
}
function overlap(one, other) {
    const box = {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom)
    };
    return box.left > box.right || box.top > box.bottom ? emptyBox() : box;
}
function includeTransformed(box, other, { a, b, c, d, tx, ty }) {
    if (isEmpty(other)) return;
    const { left, top, right, bottom } = other;
    include(box, a * left + c * top + tx, b * left + d * top + ty);
    include(box, a * right + c * top + tx, b * right + d * top + ty);
    include(box, a * left + c * bottom + tx, b * left + d * bottom + ty);
    include(box, a * right + c * bottom + tx, b * right + d * bottom + ty);
}
function transformBox(other, matrix) {
    const box = emptyBox();
    includeTransformed(box, other, matrix);
    return box;
}
function keepsBoxes({ a, b, c, d }) {
    return b === 0 && c === 0 || a === 0 && d === 0;
}
function centerOf({ left, top, right, bottom }) {
    return {
        x: (left + right) / 2,
        y: (top + bottom) / 2
    };
}

function stageSize(document) {
    return {
        width: DOCUMENT.width.read(document),
        height: DOCUMENT.height.read(document)
    };
}

const LISTS$1 = {
    png: 'PublishPNGProperties',
    gif: 'PublishGifProperties',
    jpeg: 'PublishJpegProperties'
};
const DEFAULT_DEPTH = '24-bit with Alpha';
const DEFAULT_COLORS = 255;
const DEFAULT_QUALITY = 80;
function pictureSettings({ node, publishing }, kind) {
    const read = (name, fallback)=>publishing.current?.child(LISTS$1[kind])?.child(name)?.text() ?? fallback;
    const depth = read('BitDepth', DEFAULT_DEPTH);
    const colors = wholeFrom(read('MaxColors', ''), DEFAULT_COLORS, [
        2,
        DEFAULT_COLORS
    ]);
    const hasFewColors = kind === 'gif' || kind === 'png' && /^8\D/.test(depth);
    return {
        scale: read('MatchMovieDim', '1') === '0' ? scaleTo$1(Number(read('Width', '')), node) : 1,
        isTransparent: kind === 'png' ? /alpha/i.test(depth) || read('Transparent', '0') === '1' : isClear(read),
        isSmooth: read('Smooth', '1') !== '0',
        colors: hasFewColors ? colors : undefined,
        quality: wholeFrom(read('Quality', ''), DEFAULT_QUALITY, [
            0,
            100
        ]),
        isAnimated: read('Animated', '0') === '1',
        repeats: repeatsOf(read)
    };
}
function isClear(read) {
    return /^(transparent|alpha)$/i.test(read('TransparentOption', ''));
}
function repeatsOf(read) {
    if (read('Loop', '1') === '0') return wholeFrom(read('LoopCount', ''), 0, [
        0,
        65535
    ]) || -1;
    return 0;
}
function scaleTo$1(width, document) {
    const stage = stageSize(document);
    return Number.isFinite(width) && width > 0 && stage.width > 0 ? width / stage.width : 1;
}
function wholeFrom(text, fallback, [least, most]) {
    const number = Math.trunc(Number(text));
    if (text.trim() === '' || !Number.isFinite(number)) return fallback;
    return Math.min(most, Math.max(least, number));
}

function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

const NAMED = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'"
};
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;
const LAST_CODE = 0x10ffff;
function decodeReferences(raw) {
    if (!raw.includes('&')) return raw;
    return raw.replace(REFERENCE, (whole, hex, decimal, name)=>{
        if (name !== undefined) return lookUp(NAMED, name) ?? whole;
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code <= LAST_CODE ? String.fromCodePoint(code) : whole;
    });
}
const ENCODED = /[&\t\n\r]/;
function decodeAttribute(raw) {
    return ENCODED.test(raw) ? decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' ')) : raw;
}
function decodeLineEnds(raw) {
    return raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
}
const OUTSIDE_TEXT = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/g;
function decodeText(raw) {
    const text = decodeLineEnds(raw);
    if (!text.includes('<')) return decodeReferences(text);
    let decoded = '';
    let from = 0;
    for (const match of text.matchAll(OUTSIDE_TEXT)){
        decoded += decodeReferences(text.slice(from, match.index)) + (match[1] ?? '');
        from = match.index + match[0].length;
    }
    return decoded + decodeReferences(text.slice(from));
}

function cloneEdits(edits) {
    const copy = {
        lead: edits.lead,
        tail: edits.tail
    };
    if (edits.tag !== undefined) copy.tag = edits.tag.clone();
    return copy;
}

const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;
const NAME$1 = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*$/u;
const REFERENCES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#xD;',
    '\n': '&#xA;',
    '\t': '&#x9;'
};
const reference = (character)=>REFERENCES[character] ?? character;
function checkWritable(place, text) {
    const match = UNWRITABLE.exec(text);
    if (match === null) return;
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new RangeError(`${place}: the character U+${code} at index ${match.index} cannot be written in XML.`);
}
function checkName(place, name) {
    if (!NAME$1.test(name)) throw new RangeError(`${place}: "${name}" is not a name in XML.`);
}
function quoteAttribute(value) {
    const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
    const escaped = value.replace(quote === '"' ? /[&<>"\r\n\t]/g : /[&<>\r\n\t]/g, reference);
    return quote + escaped + quote;
}
function escapeText(text) {
    return text.replace(/[&<>\r\n]/g, reference);
}
function toCdata(text, eol) {
    const lines = text.replace(/\r\n?|\n/g, eol);
    return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const BLANK = '[\\t- ]*';
const NAME = '[^\\t- =>]+';
const VALUE = `=${BLANK}(?:"([^"]*)"|'([^']*)')`;
const ATTRIBUTE = new RegExp(`(${BLANK})((${NAME})${BLANK}${VALUE})`, 'y');
const BLANKS = /[\t- ]*/y;
const ELEMENT_NAME = /[^\t- >/]*/y;
const MAX_LENGTH$2 = 100_000;
function attributesAt(source, index) {
    const attributes = [];
    let end = index;
    for(;;){
        ATTRIBUTE.lastIndex = end;
        const match = ATTRIBUTE.exec(source);
        if (match === null) break;
        const [whole, lead = '', text = '', name = '', inDouble, inSingle = ''] = match;
        attributes.push({
            lead,
            name,
            value: inDouble ?? inSingle,
            text
        });
        end += whole.length;
    }
    const last = source[skipBlank(source, end)];
    return last === '>' || last === '/' ? attributes : undefined;
}
function valuesAt(source, index) {
    return new Map((attributesAt(source, index) ?? []).map(({ name, value })=>[
            name,
            value
        ]));
}
const searches = new Map();
const MAX_SEARCHES = 4096;
function valueAt(source, index, end, name) {
    if (end - index > MAX_LENGTH$2) return attributesAt(source, index)?.find((attribute)=>attribute.name === name)?.value;
    const search = searchFor(name);
    search.lastIndex = index;
    const match = search.exec(source);
    return match === null ? undefined : match[1] ?? match[2];
}
function searchFor(name) {
    let search = searches.get(name);
    if (search === undefined) {
        if (searches.size === MAX_SEARCHES) searches.clear();
        const others = `(?:${BLANK}${NAME}${BLANK}${VALUE.replace(/\((?!\?)/g, '(?:')})*?`;
        const literal = name.replace(/[^\w]/g, '\\$&');
        search = new RegExp(`${others}${BLANK}${literal}${BLANK}${VALUE}`, 'y');
        searches.set(name, search);
    }
    return search;
}
function nameEnd(source, index) {
    return endOf$1(ELEMENT_NAME, source, index);
}
function skipBlank(source, index) {
    return endOf$1(BLANKS, source, index);
}
function endOf$1(pattern, source, index) {
    pattern.lastIndex = index;
    pattern.test(source);
    return pattern.lastIndex;
}

function leadOf(node) {
    const lead = node.edits?.lead;
    return lead === undefined ? node.source.slice(node.leadStart, node.start) : lead;
}
function tailOf(node) {
    const tail = node.edits?.tail;
    if (tail !== undefined) return tail;
    const from = node.nodes[node.nodes.length - 1]?.end ?? node.openEnd;
    return node.source.slice(from, closeTagStart(node));
}
function closeTagStart(node) {
    return node.end === node.openEnd ? node.end : node.source.lastIndexOf('</', node.end - 1);
}
function settleLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const nodeEdits = editsOf(node);
    let tail = tailOf(parent);
    nodeEdits.lead = null;
    if (index === parent.nodes.length && tail !== null) {
        if (!isBlank(tail)) {
            nodeEdits.lead = tail;
            tail = '';
        } else if (index === 0) tail = null;
    }
    parentEdits.tail = tail;
}
function releaseLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const lead = leadOf(node) ?? '';
    const tail = tailOf(parent);
    const next = parent.nodes[index + 1];
    const remaining = keptOf(lead);
    parentEdits.tail = tail;
    if (next !== undefined) {
        const nextLead = leadOf(next);
        if (remaining !== '') editsOf(next).lead = nextLead === null ? lead : remaining + nextLead;
        else if (hasLineBreak(lead) && nextLead !== null && !hasLineBreak(nextLead)) editsOf(next).lead = lead;
    } else if (remaining !== '') parentEdits.tail = remaining + (tail ?? '');
    else if (index === 0 && isBlank(tail ?? '')) parentEdits.tail = null;
    editsOf(node).lead = null;
}
function lineStart(lead) {
    const last = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r'));
    if (last < 0) return null;
    const line = lead.slice(lead.startsWith('\r\n', last - 1) ? last - 1 : last);
    return isBlank(line) ? line : null;
}
function isBlank(text) {
    return skipBlank(text, 0) === text.length;
}
function hasLineBreak(text) {
    return text.includes('\n') || text.includes('\r');
}
function keptOf(lead) {
    if (isBlank(lead)) return '';
    const line = lineStart(lead);
    return line === null || !isBlank(decodeText(lead)) ? lead : lead.slice(0, -line.length);
}
function editsOf(node) {
    return node.edits ??= {};
}

const names = new Map();
const MAX_NAMES = 4096;
function nameAt(places, index) {
    const name = places.source.slice(places.start(index) + 1, places.nameEnd(index));
    const cached = names.get(name);
    if (cached !== undefined) return cached;
    if (names.size < MAX_NAMES) names.set(name, name);
    return name;
}

const WIDTH = 6;
const LEAD_START = 0;
const START$1 = 1;
const NAME_END = 2;
const OPEN_END = 3;
const END = 4;
const NEXT = 5;
const SMALL = 2 ** 10;
const BLOCK_SIZE = 2 ** 14;
let block = new Int32Array(0);
let used = 0;
class ElementOffsets {
    constructor(source, numbers, begin){
        this.source = source;
        this.numbers = numbers;
        this.begin = begin;
    }
    static of(source, offsets) {
        const { length } = offsets;
        if (length > SMALL) return new ElementOffsets(source, offsets.slice(), 0);
        if (used + length > block.length) {
            block = new Int32Array(BLOCK_SIZE);
            used = 0;
        }
        block.set(offsets, used);
        used += length;
        return new ElementOffsets(source, block, used - length);
    }
    leadStart(index) {
        return this.read(index, LEAD_START);
    }
    start(index) {
        return this.read(index, START$1);
    }
    nameEnd(index) {
        return this.read(index, NAME_END);
    }
    openEnd(index) {
        return this.read(index, OPEN_END);
    }
    end(index) {
        return this.read(index, END);
    }
    next(index) {
        return this.read(index, NEXT);
    }
    childCount(index) {
        const next = this.next(index);
        let count = 0;
        for(let child = index + 1; child < next; child = this.next(child))count++;
        return count;
    }
    read(index, field) {
        return this.numbers[this.begin + index * WIDTH + field] ?? -1;
    }
}
const NOWHERE$1 = ElementOffsets.of('', Int32Array.of(-1, -1, -1, -1, -1, 1));

function markStale$1(node) {
    setStale(node, true);
    node.edits = {
        ...node.edits,
        mayHoldStale: true
    };
}
function reviveViews(node) {
    if (!node.edits?.mayHoldStale) return;
    if (node.file !== null) {
        setStale(node, false);
        return;
    }
    for(let above = node.parent; above !== null; above = above.parent){
        above.edits ??= {};
        above.edits.mayHoldStale = true;
    }
}
function setStale(top, stale) {
    for (const { view, edits } of top.madeSubtree()){
        if (view !== undefined) view.stale = stale;
        if (edits !== null) edits.mayHoldStale = stale;
    }
}

function* walkTree(root, childrenOf) {
    yield root;
    const open = [
        {
            nodes: childrenOf(root),
            next: 0
        }
    ];
    for(let level = open.at(-1); level; level = open.at(-1)){
        const node = level.nodes[level.next++];
        if (node === undefined) {
            open.pop();
            continue;
        }
        yield node;
        open.push({
            nodes: childrenOf(node),
            next: 0
        });
    }
}

const NO_CHILDREN = [];
const MANY = 24;
const SEARCHES_OF_COPY = 8;
class XmlNode {
    constructor(name, places, index, parent){
        this.view = undefined;
        this.record = undefined;
        this.decoded = undefined;
        this.rootOf = null;
        this.edits = null;
        this.made = null;
        this.asked = 0;
        this.name = name;
        this.places = places;
        this.index = index;
        this.parent = parent;
    }
    static read(places) {
        return new XmlNode(nameAt(places, 0), places, 0, null);
    }
    static create(name, attributes = {}, children = [], text) {
        checkName('XmlNode.create', name);
        const node = new XmlNode(name, NOWHERE$1, 0, null);
        node.edits = {
            lead: null,
            tail: null,
            tag: new (host_saving().TagEdit)()
        };
        for (const [key, value] of Object.entries(attributes))node.setAttr(key, value ?? null);
        for (const child of children)node.append(child);
        if (text !== undefined) node.setText(text);
        return node;
    }
    get file() {
        return topOf(this).rootOf;
    }
    get source() {
        return this.places.source;
    }
    get leadStart() {
        return this.places.leadStart(this.index);
    }
    get start() {
        return this.places.start(this.index);
    }
    get openEnd() {
        return this.places.openEnd(this.index);
    }
    get end() {
        return this.places.end(this.index);
    }
    get nodes() {
        this.made ??= this.makeNodes();
        return this.made;
    }
    get children() {
        return this.nodes;
    }
    *subtree() {
        yield* walkTree(this, (node)=>node.children);
    }
    *madeSubtree() {
        yield* walkTree(this, (node)=>node.made ?? NO_CHILDREN);
    }
    attr(name) {
        if (this.edits?.tag) return this.edits.tag.get(name);
        const raw = this.rawAttr(name);
        return raw === undefined ? undefined : decodeAttribute(raw);
    }
    rawAttr(name) {
        if (this.edits?.tag) return this.edits.tag.raw(name);
        if (typeof this.asked !== 'number') return this.asked.get(name);
        if (++this.asked > MANY) return (this.asked = valuesAt(this.source, this.nameEnd)).get(name);
        return valueAt(this.source, this.nameEnd, this.openEnd, name);
    }
    attributeNames() {
        return this.rawAttributes().map(([name])=>name);
    }
    attributes() {
        return this.rawAttributes().map(([name, raw])=>[
                name,
                decodeAttribute(raw)
            ]);
    }
    rawAttributes() {
        if (this.edits?.tag) return this.edits.tag.entries();
        return (attributesAt(this.source, this.nameEnd) ?? []).map(({ name, value })=>[
                name,
                value
            ]);
    }
    setAttr(name, value, after) {
        if ((this.attr(name) ?? null) === value) return;
        checkName('setAttr', name);
        this.decoded = undefined;
        if (value !== null) checkWritable(`${this.name}.${name}`, value);
        const edits = this.touch(name);
        edits.tag ??= host_saving().TagEdit.fromSource(this.source, this.nameEnd);
        edits.tag.set(name, value, after);
    }
    child(name) {
        for (const node of this.nodes)if (node.name === name) return node;
        return undefined;
    }
    childrenNamed(name) {
        return this.nodes.filter((node)=>node.name === name);
    }
    text() {
        let text = '';
        for (const node of this.nodes)text += decodeText(leadOf(node) ?? '');
        return text + decodeText(tailOf(this) ?? '');
    }
    rawText() {
        let raw = '';
        for (const node of this.nodes)raw += leadOf(node) ?? '';
        return raw + (tailOf(this) ?? '');
    }
    setText(value, options = {}) {
        if (this.nodes.length > 0) throw new Error(`setText: <${this.name}> contains elements, not text.`);
        const raw = this.rawText();
        const isCdata = raw.includes('<![CDATA[');
        const cdata = options.cdata ?? isCdata;
        if (cdata === isCdata && decodeText(raw) === value) return;
        checkWritable(`<${this.name}>`, value);
        const eol = this.file?.eol ?? '\n';
        this.touch().tail = cdata ? toCdata(value, eol) : escapeText(value);
    }
    insert(node, index) {
        const last = this.nodes.length - (node.parent === this ? 1 : 0);
        if (!Number.isInteger(index) || index < 0 || index > last) {
            throw new RangeError(`insert: index ${index} is not between 0 and ${last}.`);
        }
        if (node.rootOf !== null) throw new Error(`insert: <${node.name}> is the root of ${node.rootOf.path}.`);
        if (node.holds(this)) throw new Error(`insert: <${node.name}> cannot be inside itself.`);
        node.remove();
        this.touch();
        if (this.nodes === NO_CHILDREN) this.made = [];
        node.edits ??= {};
        settleLead(this, node, index);
        this.nodes.splice(index, 0, node);
        node.parent = this;
        reviveViews(node);
    }
    append(node) {
        this.insert(node, this.nodes.length - (node.parent === this ? 1 : 0));
    }
    remove() {
        const { parent } = this;
        if (parent === null) return;
        parent.touch();
        this.edits ??= {};
        const last = parent.nodes.length - 1;
        const index = parent.nodes[last] === this ? last : parent.nodes.indexOf(this);
        releaseLead(parent, this, index);
        parent.nodes.splice(index, 1);
        this.parent = null;
        markStale$1(this);
    }
    clone() {
        const copy = new XmlNode(this.name, this.places, this.index, null);
        if (typeof this.asked === 'number' && this.places !== NOWHERE$1) {
            this.asked += SEARCHES_OF_COPY;
            if (this.asked > MANY) this.asked = valuesAt(this.source, this.nameEnd);
        }
        copy.asked = this.asked;
        copy.decoded = this.decoded;
        if (this.edits !== null) copy.edits = cloneEdits(this.edits);
        if (this.made === null) return copy;
        copy.made = this.made.length === 0 ? NO_CHILDREN : this.made.map((node)=>node.clone());
        for (const node of copy.made)node.parent = copy;
        return copy;
    }
    makeNodes() {
        const { places } = this;
        const count = places.childCount(this.index);
        if (count === 0) return NO_CHILDREN;
        const nodes = new Array(count);
        let index = this.index + 1;
        for(let i = 0; i < count; i++){
            nodes[i] = new XmlNode(nameAt(places, index), places, index, this);
            index = places.next(index);
        }
        return nodes;
    }
    holds(node) {
        for(let above = node; above !== null; above = above.parent)if (above === this) return true;
        return false;
    }
    get nameEnd() {
        return this.places.nameEnd(this.index);
    }
    touch(attribute) {
        for(let node = this.parent; node !== null; node = node.parent)node.edits ??= {};
        topOf(this).rootOf?.noteChange(this, attribute);
        return this.edits ??= {};
    }
}
function topOf(node) {
    let top = node;
    while(top.parent !== null)top = top.parent;
    return top;
}

function checkNumber(member, value, low = -Infinity, high = Infinity) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
        const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
        throw new HostError(`${member}: expected a number${range}, got ${describeValue(value)}`);
    }
    return number;
}
function checkChoice(member, value, allowed) {
    const match = allowed.find((choice)=>choice === value);
    if (match === undefined) {
        const choices = allowed.map((choice)=>`"${choice}"`).join(', ');
        throw new HostError(`${member}: expected one of ${choices}, got ${describeValue(value)}`);
    }
    return match;
}
function checkText(member, value) {
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    throw new HostError(`${member}: expected a text, got ${describeValue(value)}`);
}
function isOn(value, byDefault) {
    return Boolean(value ?? byDefault);
}
function describeValue(value) {
    if (typeof value === 'string') return `"${value}"`;
    if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an Array' : 'an object';
    if (typeof value === 'function') return 'a function';
    return String(value);
}

function readText(node, name, fallback = '') {
    return node.attr(name) ?? fallback;
}
function readFlag(node, name, fallback = false) {
    const text = node.attr(name);
    return text === undefined ? fallback : text === 'true';
}
function readNumber(node, name, fallback = 0) {
    const text = node.attr(name);
    return text === undefined ? fallback : parseNumber(text) ?? fallback;
}
function readInteger(node, name, fallback = 0) {
    return Math.trunc(readNumber(node, name, fallback));
}
function writeText(node, name, value, fallback = '') {
    node.setAttr(name, value === fallback ? null : value);
}
function writeFlag(node, name, value, fallback = false) {
    node.setAttr(name, value === fallback ? null : String(value));
}
function writeNumber(node, name, value, fallback = 0) {
    node.setAttr(name, value === fallback ? null : formatNumber(value));
}

const TWIPS_PER_PIXEL = 20;

const ELEMENT = attributes({
    locked: flag(),
    name: text(),
    selected: flag()
});
const SHAPE = attributes({
    isDrawingObject: flag(),
    isFloating: flag()
});
const EDGE = attributes({
    fillStyle0: integer(),
    fillStyle1: integer(),
    strokeStyle: integer()
});
const PRIMITIVE = attributes({
    x: number(),
    y: number(),
    objectWidth: always(number()),
    objectHeight: always(number()),
    topLeftRadius: number(),
    topRightRadius: number(),
    bottomLeftRadius: number(),
    bottomRightRadius: number(),
    lockFlag: flag(),
    startAngle: number(),
    endAngle: number(),
    innerRadius: number(),
    closePath: flag(true)
});
const MATRIX = attributes({
    a: number(1),
    b: number(),
    c: number(),
    d: number(1),
    tx: number(),
    ty: number()
});
const POINT = attributes({
    x: number(),
    y: number()
});
const FRAME_BOX = attributes({
    frameLeft: number(),
    frameTop: number(),
    frameRight: number(),
    frameBottom: number()
});
const SPACE = attributes({
    rotationX: number(),
    rotationY: number(),
    rotationZ: number(),
    centerPoint3DX: number(),
    centerPoint3DY: number(),
    centerPoint3DZ: number()
});

const LINEAR_STEPS = 65536;
function toTwips(value) {
    return Math.round(value * TWIPS_PER_PIXEL) / TWIPS_PER_PIXEL;
}
function readMatrix(owner) {
    const node = owner.child('matrix')?.child('Matrix');
    return node ? nodeMatrix(node) : IDENTITY$1;
}
function nodeMatrix(node) {
    node.decoded ??= Object.freeze(decodeMatrix(node));
    return node.decoded;
}
function decodeMatrix(node) {
    return {
        a: MATRIX.a.read(node),
        b: MATRIX.b.read(node),
        c: MATRIX.c.read(node),
        d: MATRIX.d.read(node),
        tx: MATRIX.tx.read(node),
        ty: MATRIX.ty.read(node)
    };
}
function readCutMatrix(owner) {
    const { a, b, c, d, tx, ty } = readMatrix(owner);
    return {
        a: cut$1(a),
        b: cut$1(b),
        c: cut$1(c),
        d: cut$1(d),
        tx,
        ty
    };
}
function cut$1(value) {
    return Math.trunc(value * LINEAR_STEPS) / LINEAR_STEPS + 0;
}
function formatLinear(value) {
    const text = formatNumber(value);
    return cut$1(Number(text)) === value || cut$1(value) !== value ? text : String(value);
}
const NOISE = 1e-9;
function storable(matrix, before, inTwips) {
    const keep = (name, rounded)=>Math.abs(matrix[name] - before[name]) < NOISE ? before[name] : rounded;
    return {
        a: keep('a', toStep$1(matrix.a)),
        b: keep('b', toStep$1(matrix.b)),
        c: keep('c', toStep$1(matrix.c)),
        d: keep('d', toStep$1(matrix.d)),
        tx: keep('tx', inTwips ? toTwips(matrix.tx) : matrix.tx),
        ty: keep('ty', inTwips ? toTwips(matrix.ty) : matrix.ty)
    };
}
function storedMatrix(matrix, before) {
    const { a, b, c, d, tx, ty } = storable(matrix, before, true);
    return {
        a: readable(a, MATRIX.a.initial),
        b: readable(b, MATRIX.b.initial),
        c: readable(c, MATRIX.c.initial),
        d: readable(d, MATRIX.d.initial),
        tx: readable(tx, MATRIX.tx.initial),
        ty: readable(ty, MATRIX.ty.initial)
    };
}
function readable(value, initial) {
    return Math.abs(value) <= host_errors.MAX_NUMBER ? value + 0 : initial;
}
function toStep$1(value) {
    return Math.round(value * LINEAR_STEPS) / LINEAR_STEPS;
}
const PARTS = [
    [
        'a',
        1
    ],
    [
        'b',
        0
    ],
    [
        'c',
        0
    ],
    [
        'd',
        1
    ],
    [
        'tx',
        0
    ],
    [
        'ty',
        0
    ]
]; 
function writeMatrix(owner, matrix, before) {
    if (isIdentity(matrix)) {
        owner.child('matrix')?.remove();
        return;
    }
    const node = partOf$1(owner, 'matrix', 'Matrix', 0);
    let last = '';
    for (const [name, fallback] of PARTS){
        const value = matrix[name];
        const isKept = before?.[name] === value && node.attr(name) !== undefined;
        if (value === fallback && !isKept) node.setAttr(name, null);
        else {
            if (!isKept) node.setAttr(name, name.length === 1 ? formatLinear(value) : formatNumber(value), last);
            last = name;
        }
    }
}
function readTransformationPoint(owner) {
    const node = owner.child('transformationPoint')?.child('Point');
    if (!node) return undefined;
    node.decoded ??= Object.freeze({
        x: POINT.x.read(node),
        y: POINT.y.read(node)
    });
    return node.decoded;
}
function writeTransformationPoint(owner, point) {
    const node = partOf$1(owner, 'transformationPoint', 'Point', owner.child('matrix') ? 1 : 0);
    POINT.x.write(node, point.x);
    POINT.y.write(node, point.y);
}
function partOf$1(owner, childName, name, index) {
    const child = owner.child(childName);
    const existing = child?.child(name);
    if (existing) return existing;
    const made = XmlNode.create(name);
    if (child) child.append(made);
    else owner.insert(XmlNode.create(childName, {}, [
        made
    ]), index);
    return made;
}

function roundBox({ left, top, right, bottom }) {
    const round = (value)=>toTwips(value) + 0;
    return {
        left: round(left),
        top: round(top),
        right: round(right),
        bottom: round(bottom)
    };
}

const changes = {
    count: 0
};

class MalformedXml extends Error {
}

const FIRST_SIZE$1 = 2 ** 16;
const MAX_RETAINED = 2 ** 22;
let room = new Int32Array(FIRST_SIZE$1);
class OffsetRecorder {
    get depth() {
        return this.open.length;
    }
    begin(start, nameEnd) {
        const at = this.count++ * WIDTH;
        if (at + WIDTH > room.length) room = enlarged(room);
        room[at + LEAD_START] = this.lastEnd;
        room[at + START$1] = start;
        room[at + NAME_END] = nameEnd;
        this.open.push(at);
    }
    enter(offset) {
        room[(this.open.at(-1) ?? 0) + OPEN_END] = offset;
        this.lastEnd = offset;
    }
    leave(offset) {
        const at = this.open.pop();
        if (at === undefined) return;
        room[at + END] = offset;
        room[at + NEXT] = this.count;
        this.lastEnd = offset;
    }
    finish() {
        const noted = room.subarray(0, this.count * WIDTH);
        if (room.length > MAX_RETAINED) room = new Int32Array(FIRST_SIZE$1);
        this.count = 0;
        this.lastEnd = 0;
        return noted;
    }
    constructor(){
        this.count = 0;
        this.lastEnd = 0;
        this.open = [];
    }
}
function enlarged(full) {
    const larger = new Int32Array(full.length * 2);
    larger.set(full);
    return larger;
}

const LESS = 60;
const TOO_MANY_ELEMENTS = `the document has more than ${host_errors.MAX_ELEMENTS} elements, the maximum of all its texts together`;
let ready;
function findOffsets(source, maxDepth) {
    const parser = ready ?? new OffsetParser();
    ready = undefined;
    const offsets = parser.parse(source, maxDepth);
    ready = parser;
    return offsets;
}
class OffsetParser {
    constructor(){
        this.parser = new saxes.SaxesParser();
        this.recorder = new OffsetRecorder();
        this.source = '';
        this.maxDepth = 0;
        const { parser, recorder } = this;
        parser.on('opentagstart', ({ name })=>{
            const last = parser.position - name.length - 2;
            const start = this.source.charCodeAt(last) === LESS ? last : last - 1;
            recorder.begin(start, start + 1 + name.length);
            if (recorder.count > host_errors.MAX_ELEMENTS) this.refuse(TOO_MANY_ELEMENTS);
            if (recorder.depth > this.maxDepth) this.refuse(`elements are nested deeper than the limit maxDepth, ${this.maxDepth}`);
        });
        parser.on('opentag', ()=>{
            recorder.enter(parser.position);
        });
        parser.on('closetag', ()=>{
            recorder.leave(parser.position);
        });
        parser.on('doctype', ()=>this.refuse('a document type (<!DOCTYPE …>) is refused'));
    }
    parse(source, maxDepth) {
        this.source = source;
        this.maxDepth = maxDepth;
        try {
            this.parser.write(source).close();
        } catch (error) {
            if (error instanceof MalformedXml) throw error;
            throw new MalformedXml(explain(error));
        }
        this.source = '';
        return this.recorder.finish();
    }
    refuse(reason) {
        const { line, column } = this.parser;
        throw new MalformedXml(`line ${line}, column ${column + 1}: ${reason}`);
    }
}
function explain(error) {
    const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
    if (match === null) return `malformed XML: ${error.message}`;
    return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}

function parseTree(path, source, limits, find = findOffsets) {
    if (source.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(path, `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    const numbers = tryToFind(path, source, ()=>find(source, limits.maxDepth));
    if (numbers.length === 0) throw new host_errors.DocumentError(path, 'malformed XML: no root element');
    return XmlNode.read(ElementOffsets.of(source, numbers));
}
function tryToFind(path, source, find) {
    try {
        return find();
    } catch (error) {
        if (!(error instanceof MalformedXml)) throw error;
        const line = conflictLine(source);
        throw new host_errors.DocumentError(path, line === undefined ? error.message : `conflict markers of git at line ${line}; resolve the conflict, or merge the document anew with adobe-collection merge`);
    }
}
function conflictLine(source) {
    const start = source.search(/^<{7}(?: |\r?$)/m);
    return start < 0 ? undefined : source.slice(0, start).split('\n').length;
}

function readHead(source) {
    const start = skipProlog(source);
    if (start < 0) return null;
    const end = nameEnd(source, start + 1);
    const written = attributesAt(source, end);
    if (written === undefined) return null;
    const attributes = Object.create(null);
    for (const { name, value } of written)attributes[name] = decodeAttribute(value);
    return {
        name: source.slice(start + 1, end),
        attributes
    };
}
function skipProlog(source) {
    let i = source.startsWith('\ufeff') ? 1 : 0;
    for(;;){
        i = skipBlank(source, i);
        if (source.startsWith('<!--', i)) i = skipBehind(source, '-->', i + 4);
        else if (source.startsWith('<?', i)) i = skipBehind(source, '?>', i + 2);
        else break;
    }
    return source[i] === '<' && source[i + 1] !== '!' ? i : -1;
}
function skipBehind(source, end, from) {
    const offset = source.indexOf(end, from);
    return offset < 0 ? source.length : offset + end.length;
}

const HEAD_LENGTH = 512;
class XmlFile {
    constructor(path, source, limits = host_defaults.DEFAULT_LIMITS){
        this.version = 0;
        this.parsed = null;
        this.savedVersion = 0;
        changes.count++;
        this.path = path;
        this.limits = limits;
        const isText = typeof source === 'string';
        this.unread = isText ? null : source;
        this.text = isText ? source : '';
        this.findPlaces = isText ? undefined : source.findPlaces;
    }
    static create(path, root, limits) {
        if (root.parent !== null || root.rootOf !== null) throw new Error(`XmlFile.create: <${root.name}> is already in a document.`);
        const file = new XmlFile(path, '', limits);
        file.parsed = root;
        root.rootOf = file;
        root.edits ??= {};
        file.noteChange();
        return file;
    }
    get source() {
        if (this.unread !== null) {
            this.text = this.unread.read();
            this.unread = null;
        }
        return this.text;
    }
    get root() {
        if (this.parsed === null) {
            this.parsed = parseTree(this.path, this.source, this.limits, this.findPlaces);
            this.parsed.rootOf = this;
        }
        return this.parsed;
    }
    get isParsed() {
        return this.parsed !== null;
    }
    head() {
        if (this.parsed !== null) return headOf(this.parsed);
        const start = this.unread?.readStart(HEAD_LENGTH);
        return (start === undefined ? null : readHead(start)) ?? readHead(this.source) ?? headOf(this.root);
    }
    get eol() {
        return /\r\n?|\n/.exec(this.source)?.[0] ?? '\n';
    }
    get isChanged() {
        return this.version !== this.savedVersion;
    }
    isChangedBeside(attributes) {
        return [
            ...this.changed ?? []
        ].some((name)=>!attributes.has(name));
    }
    markSaved() {
        this.savedVersion = this.version;
        this.changed = undefined;
    }
    markStale() {
        if (this.parsed !== null) setStale(this.parsed, true);
    }
    serialize() {
        return this.parsed?.edits ? host_saving().serialize(this) : this.source;
    }
    noteChange(node, attribute) {
        this.version = ++changes.count;
        this.changed ??= new Set();
        this.changed.add(attribute ?? '');
        if (node) this.watcher?.noteChange(node, attribute);
    }
}
function headOf(root) {
    const attributes = Object.create(null);
    for (const [name, value] of root.attributes())attributes[name] = value;
    return {
        name: root.name,
        attributes
    };
}

class VersionCache {
    constructor(versionOf, make){
        this.versionOf = versionOf;
        this.make = make;
        this.entries = new WeakMap();
    }
    of(key) {
        const version = this.versionOf(key);
        const entry = this.entries.get(key);
        if (entry && entry.version === version) return entry.value;
        const value = this.make(key, entry?.value);
        this.entries.set(key, {
            version: version ?? NaN,
            value
        });
        return value;
    }
}

class NodeCache extends VersionCache {
    constructor(make){
        super((node)=>node.file?.version, make);
    }
}

function channelsOf(color) {
    const value = parseInt(color.slice(1, 7), 16) || 0;
    return [
        value >> 16,
        value >> 8 & 255,
        value & 255
    ];
}
function formatChannels(channels) {
    return `#${channels.map(formatChannel).join('')}`;
}
function formatChannel(value) {
    const bounded = Math.round(Math.min(255, Math.max(0, value))) || 0;
    return bounded.toString(16).padStart(2, '0').toUpperCase();
}

function childOrNew(parent, name, before = []) {
    const existing = parent.child(name);
    if (existing) return existing;
    const made = XmlNode.create(name);
    const index = parent.children.findIndex((child)=>before.includes(child.name));
    parent.insert(made, index < 0 ? parent.children.length : index);
    return made;
}
function removeChild(parent, name) {
    parent.child(name)?.remove();
}

function effectTags({ name }) {
    return name === 'DOMFrame' ? {
        color: 'frameColor',
        filters: 'frameFilters'
    } : {
        color: 'color',
        filters: 'filters'
    };
}

const BLEND_NUMBERS = {
    normal: 0,
    layer: 2,
    multiply: 3,
    screen: 4,
    overlay: 13,
    hardlight: 14,
    lighten: 5,
    darken: 6,
    difference: 7,
    add: 8,
    subtract: 9,
    invert: 10,
    alpha: 11,
    erase: 12
};
const BLEND_MODES = Object.keys(BLEND_NUMBERS);
const BLENDING = attributes({
    blendMode: word(BLEND_MODES, 'normal')
});
const COLOR_EFFECT = attributes({
    alphaMultiplier: number(1),
    alphaOffset: number(),
    blueMultiplier: number(1),
    blueOffset: number(),
    brightness: number(0, -1, 1),
    greenMultiplier: number(1),
    greenOffset: number(),
    redMultiplier: number(1),
    redOffset: number(),
    tintColor: color(),
    tintMultiplier: number(0, 0, 1)
});
const MATTE_COLOR = attributes({
    color: color()
});
const NO_MATTE = '#FFFFFF';

const COLOR_MODES = [
    'none',
    'brightness',
    'tint',
    'alpha',
    'advanced'
];
const CHANNELS = [
    'red',
    'green',
    'blue',
    'alpha'
];
const { redMultiplier, greenMultiplier, blueMultiplier, alphaMultiplier } = COLOR_EFFECT;
const { brightness, tintColor, tintMultiplier } = COLOR_EFFECT;
const { redOffset, greenOffset, blueOffset, alphaOffset } = COLOR_EFFECT;
const OF_CHANNEL = {
    red: {
        multiplier: redMultiplier,
        offset: redOffset
    },
    green: {
        multiplier: greenMultiplier,
        offset: greenOffset
    },
    blue: {
        multiplier: blueMultiplier,
        offset: blueOffset
    },
    alpha: {
        multiplier: alphaMultiplier,
        offset: alphaOffset
    }
};
const STEPS = 256;
const ADVANCED = [
    redMultiplier,
    greenMultiplier,
    blueMultiplier
].concat([
    redOffset,
    greenOffset,
    blueOffset,
    alphaOffset
]);
function colorNode(element) {
    return element.child(effectTags(element).color)?.child('Color');
}
function colorModeOf(element) {
    const node = colorNode(element);
    if (!node) return 'none';
    const has = ({ name })=>node.attr(name) !== undefined;
    if (has(brightness)) return 'brightness';
    if (has(tintMultiplier) || has(tintColor)) return 'tint';
    if (ADVANCED.some(has)) return 'advanced';
    return has(alphaMultiplier) ? 'alpha' : 'none';
}
function brightnessOf(element) {
    const node = colorNode(element);
    return node ? brightness.read(node) : brightness.initial;
}
const NO_TINT = {
    color: tintColor.initial,
    strength: tintMultiplier.initial
};
function tintOf(element) {
    const node = colorNode(element);
    if (!node) return NO_TINT;
    return {
        color: tintColor.read(node).toUpperCase(),
        strength: tintMultiplier.read(node)
    };
}
function readColorEffect(element) {
    const mode = colorModeOf(element);
    if (mode === 'brightness') return {
        mode,
        brightness: brightnessOf(element)
    };
    if (mode === 'tint') return {
        mode,
        ...tintOf(element)
    };
    const node = colorNode(element);
    return {
        mode,
        channels: eachChannel((channel)=>({
                multiplier: node ? OF_CHANNEL[channel].multiplier.read(node) : 1,
                offset: node ? OF_CHANNEL[channel].offset.read(node) : 0
            }))
    };
}
function eachChannel(read) {
    return {
        red: read('red'),
        green: read('green'),
        blue: read('blue'),
        alpha: read('alpha')
    };
}
function channelEffectsOf(effect) {
    if (effect.mode === 'brightness') {
        const light = effect.brightness;
        return plainTransform({
            multiplier: 1 - Math.abs(light),
            offset: Math.max(0, light) * 255
        });
    }
    if (effect.mode !== 'tint') return effect.channels;
    const { color, strength } = effect;
    const channel = (at)=>({
            multiplier: 1 - strength,
            offset: strength * parseInt(color.slice(at, at + 2), 16)
        });
    return {
        red: channel(1),
        green: channel(3),
        blue: channel(5),
        alpha: {
            multiplier: 1,
            offset: 0
        }
    };
}
function colorTransformOf(element) {
    return channelEffectsOf(readColorEffect(element));
}
function effectOfChannels(read) {
    const channels = eachChannel((channel)=>{
        const { multiplier, offset } = read(channel);
        return {
            multiplier: toStep(multiplier),
            offset: Math.round(offset) + 0
        };
    });
    return {
        mode: modeOfChannels(channels),
        channels
    };
}
function effectOfAlpha(alpha) {
    return effectOfChannels((channel)=>({
            multiplier: channel === 'alpha' ? alpha : 1,
            offset: 0
        }));
}
function withChannel(effect, changed, { multiplier, offset }) {
    const isPlain = effect.mode !== 'brightness' && effect.mode !== 'tint';
    const before = channelEffectsOf(isPlain ? effect : effectOfChannels((channel)=>channelEffectsOf(effect)[channel]));
    const channels = {
        ...before,
        [changed]: {
            multiplier: multiplier === undefined ? before[changed].multiplier : toStep(multiplier),
            offset: offset === undefined ? before[changed].offset : Math.round(offset) + 0
        }
    };
    return {
        mode: modeOfChannels(channels),
        channels
    };
}
function modeOfChannels(channels) {
    const { multiplier, offset } = channels.alpha;
    const isAdvanced = (channel)=>{
        const effect = channels[channel];
        return effect.multiplier !== 1 || effect.offset !== 0;
    };
    if (offset !== 0 || isAdvanced('red') || isAdvanced('green') || isAdvanced('blue')) return 'advanced';
    return multiplier === 1 ? 'none' : 'alpha';
}
function plainTransform(color) {
    return {
        red: color,
        green: {
            ...color
        },
        blue: {
            ...color
        },
        alpha: {
            multiplier: 1,
            offset: 0
        }
    };
}
function setColorMode(element, mode) {
    if (mode === colorModeOf(element)) return;
    const transform = colorTransformOf(element);
    switch(mode){
        case 'none':
            replaceColor(element, {});
            return;
        case 'brightness':
            replaceColor(element, {
                [brightness.name]: '0'
            });
            return;
        case 'tint':
            replaceColor(element, {
                [tintMultiplier.name]: '0'
            });
            return;
        case 'alpha':
            replaceColor(element, {
                [alphaMultiplier.name]: formatNumber(transform.alpha.multiplier)
            });
            return;
        default:
            replaceColor(element, {
                [redMultiplier.name]: '1',
                ...transformAttributes(transform)
            });
    }
}
function setBrightness(element, value) {
    replaceColor(element, {
        [brightness.name]: formatNumber(value)
    });
}
function setTint(element, color, strength) {
    replaceColor(element, {
        [tintMultiplier.name]: formatNumber(strength),
        [tintColor.name]: color === tintColor.initial ? null : color
    });
}
function setAlpha(element, alpha) {
    const multiplier = toStep(alpha);
    replaceColor(element, {
        [alphaMultiplier.name]: multiplier === 1 ? null : formatNumber(multiplier)
    });
}
function setChannel(element, channel, change) {
    const mode = colorModeOf(element);
    if (mode === 'brightness' || mode === 'tint') {
        replaceColor(element, transformAttributes(colorTransformOf(element)));
    }
    const holder = childOrNew(element, effectTags(element).color, [
        'MatteColor'
    ]);
    const node = childOrNew(holder, 'Color');
    const { multiplier, offset } = change;
    if (multiplier !== undefined) OF_CHANNEL[channel].multiplier.write(node, toStep(multiplier));
    if (offset !== undefined) OF_CHANNEL[channel].offset.write(node, Math.round(offset));
    if (node.attributeNames().length === 0) holder.remove();
}
function toStep(multiplier) {
    return Math.round(multiplier * STEPS) / STEPS + 0;
}
function transformAttributes(transform) {
    const attributes = {};
    for (const channel of CHANNELS){
        const multiplier = toStep(transform[channel].multiplier);
        if (multiplier !== 1) attributes[OF_CHANNEL[channel].multiplier.name] = formatNumber(multiplier);
    }
    for (const channel of CHANNELS){
        const offset = Math.round(transform[channel].offset);
        if (offset !== 0) attributes[OF_CHANNEL[channel].offset.name] = formatNumber(offset);
    }
    return attributes;
}
function replaceColor(element, attributes) {
    const tag = effectTags(element).color;
    const entries = Object.entries(attributes).filter(([, value])=>value !== null);
    const names = entries.map(([name])=>name);
    if (entries.length === 0) {
        element.child(tag)?.remove();
        return;
    }
    const node = childOrNew(childOrNew(element, tag, [
        'MatteColor'
    ]), 'Color');
    for (const name of node.attributeNames())if (!names.includes(name)) node.setAttr(name, null);
    for (const [name, value] of entries)node.setAttr(name, value);
}
function matteColorOf(element) {
    const matte = element.child('MatteColor');
    return matte ? MATTE_COLOR.color.read(matte) : NO_MATTE;
}

const NO_COLOR_TRANSFORM = {
    factors: [
        1,
        1,
        1,
        1
    ],
    offsets: [
        0,
        0,
        0,
        0
    ]
};
function concatColors(outer, inner) {
    if (inner === NO_COLOR_TRANSFORM) return outer;
    if (outer === NO_COLOR_TRANSFORM) return inner;
    const { factors: o, offsets: p } = outer;
    const { factors: i, offsets: q } = inner;
    return {
        factors: [
            o[0] * i[0],
            o[1] * i[1],
            o[2] * i[2],
            o[3] * i[3]
        ],
        offsets: [
            o[0] * q[0] + p[0],
            o[1] * q[1] + p[1],
            o[2] * q[2] + p[2],
            o[3] * q[3] + p[3]
        ]
    };
}
function colorKey({ factors, offsets }) {
    return [
        ...factors,
        ...offsets
    ].map((value)=>value.toFixed(3)).join(' ');
}
function hidesAll({ factors, offsets }) {
    return factors[3] <= 0 && offsets[3] <= 0;
}
function readColorTransform(node) {
    return node.child(effectTags(node).color) ? transformOf(readColorEffect(node)) : NO_COLOR_TRANSFORM;
}
function transformOf(effect) {
    if (effect.mode === 'none') return NO_COLOR_TRANSFORM;
    const { red, green, blue, alpha } = channelEffectsOf(effect);
    return {
        factors: [
            red.multiplier,
            green.multiplier,
            blue.multiplier,
            alpha.multiplier
        ],
        offsets: [
            red.offset,
            green.offset,
            blue.offset,
            alpha.offset
        ]
    };
}
function transformColor({ rgb, alpha }, transform) {
    if (transform === NO_COLOR_TRANSFORM) return {
        rgb,
        alpha
    };
    const { factors, offsets } = transform;
    const mixed = channelsOf(rgb).map((channel, index)=>channel * (factors[index] ?? 1) + (offsets[index] ?? 0));
    return {
        rgb: formatChannels(mixed).toLowerCase(),
        alpha: Math.min(1, Math.max(0, alpha * factors[3] + offsets[3] / 255))
    };
}

const TIMELINE = attributes({
    cameraLayerEnabled: flag(),
    currentFrame: integer(0, 0),
    guides: text(),
    layerDepthEnabled: flag(),
    name: always(text())
});
const LAYER = attributes({
    animationType: word([
        'none',
        'motion object',
        'IK pose'
    ]),
    attachedToCamera: flag(),
    autoNamed: flag(true),
    color: always(color()),
    current: flag(),
    heightMultiplier: number(1),
    isSelected: flag(),
    layerRiggingIndex: integer(-1),
    layerType: word([
        'normal',
        'guide',
        'mask',
        'folder',
        'camera'
    ]),
    locked: flag(),
    name: always(text()),
    open: flag(true),
    outline: flag(),
    parentLayerIndex: integer(-1),
    poseLocations: text(),
    useOutlineView: flag(),
    visible: flag(true)
});
const STATIC_KEY_MODE = 0x2600;
const LABEL_TYPES = [
    'name',
    'comment',
    'anchor'
];
const LABEL = attributes({
    name: text(),
    labelType: always(word(LABEL_TYPES)),
    bookmark: flag()
});
const TWEEN = attributes({
    tweenType: word([
        'none',
        'motion',
        'shape',
        'motion object',
        'IK pose'
    ]),
    acceleration: integer(0, -100, 100),
    hasCustomEase: flag(),
    useSingleEaseCurve: flag(true),
    motionTweenSnap: flag(),
    motionTweenScale: flag(true),
    motionTweenSync: flag(),
    motionTweenRotate: word([
        'none',
        'auto',
        'clockwise',
        'counter-clockwise'
    ], 'auto'),
    motionTweenRotateTimes: integer(0, 0, 65_535),
    motionTweenOrientToPath: flag(),
    shapeTweenBlend: word([
        'distributive',
        'angular'
    ]),
    easeMethodName: text(),
    isMotionObject: flag(),
    visibleAnimationKeyframes: always(integer()),
    tweenInstanceName: text(),
    isIKPose: flag(),
    poseLocations: text()
});
const KEYFRAME = {
    ...LABEL,
    ...TWEEN,
    ...attributes({
        index: always(integer()),
        duration: integer(1, 1, Infinity, [
            1,
            Infinity
        ]),
        keyMode: always(integer(STATIC_KEY_MODE)),
        frameZDepth: number(0, -5000, 10_000),
        parentLayerIndex: integer(-1),
        soundZoomLevel: integer(0xff_ff)
    })
};
const EASE_TARGETS = [
    'all',
    'position',
    'rotation',
    'scale',
    'color',
    'filters'
];
const EASE = attributes({
    target: always(word(EASE_TARGETS)),
    method: text(),
    intensity: integer(0, -100, 100)
});
const CUSTOM_EASE = {
    target: EASE.target
};

function readStart$1(frame) {
    const start = KEYFRAME.index.read(frame);
    if (start >= host_errors.MAX_FRAMES) refuse(frame, start + 1);
    return start;
}
function readDuration(frame) {
    const duration = KEYFRAME.duration.read(frame);
    if (duration > host_errors.MAX_FRAMES) refuse(frame, duration);
    return duration;
}
function refuse(frame, count) {
    const layer = frame.parent?.parent;
    host_errors.checkCount(`The layer "${layer ? LAYER.name.read(layer) : ''}"`, count, host_errors.MAX_FRAMES, 'frames');
}
function readEnd(frame) {
    const end = readStart$1(frame) + readDuration(frame);
    if (end > host_errors.MAX_FRAMES) refuse(frame, end);
    return end;
}
function elapsedAt(keyframe, index) {
    return index - readStart$1(keyframe);
}
function lastOfSpan(frame) {
    return frame.attr('duration') === undefined ? 'index' : 'duration';
}
function writeSpan(frame, start, duration) {
    KEYFRAME.index.write(frame, start);
    KEYFRAME.duration.write(frame, duration, 'index');
}
function keyframesByIndex(keyframes, frameCount) {
    host_errors.checkCount('A layer', frameCount, host_errors.MAX_FRAMES, 'frames');
    const frames = new Array(Math.max(0, frameCount));
    let index = 0;
    keyframes.forEach((keyframe, i)=>{
        const end = keyframes[i + 1]?.startFrame ?? frameCount;
        while(index < end)frames[index++] = keyframe;
    });
    return frames;
}
function lastStartingAt(keyframes, index, startOf) {
    let low = 0;
    let high = keyframes.length;
    while(low < high){
        const middle = low + high >> 1;
        const keyframe = keyframes[middle];
        if (keyframe !== undefined && startOf(keyframe) <= index) low = middle + 1;
        else high = middle;
    }
    return low === 0 ? undefined : keyframes[low - 1];
}

function timelineOf$1(item) {
    return item.child('timeline')?.child('DOMTimeline');
}
function layersOf(timeline) {
    return timeline.child('layers')?.children ?? [];
}
function framesOf(layer) {
    return layer.child('frames')?.children ?? [];
}
const PARENTS = new NodeCache((list)=>parentsIn(list.children));
function parentOf(layer) {
    return layer.parent ? PARENTS.of(layer.parent).get(layer) : undefined;
}
function maskOver(layer) {
    let parent = parentOf(layer);
    while(parent && LAYER.layerType.read(parent) === 'folder')parent = parentOf(parent);
    return parent && LAYER.layerType.read(parent) === 'mask' ? parent : undefined;
}
function parentsIn(layers) {
    const counted = layers.filter((layer)=>LAYER.layerType.read(layer) !== 'camera');
    const parents = new Map();
    for (const layer of layers){
        const index = LAYER.parentLayerIndex.read(layer);
        const parent = index < 0 ? undefined : counted.at(index);
        if (parent) parents.set(layer, parent);
    }
    openCircles(parents);
    return parents;
}
function openCircles(parents) {
    const ending = new Set();
    for (const start of parents.keys()){
        const way = new Set();
        let at = start;
        for(; at && !ending.has(at) && !way.has(at); at = parents.get(at))way.add(at);
        if (at && way.has(at)) parents.delete(at);
        for (const passed of way)ending.add(passed);
    }
}
function frameCountOf(timeline) {
    const hasCamera = TIMELINE.cameraLayerEnabled.read(timeline);
    let count = 0;
    for (const layer of layersOf(timeline)){
        if (!hasCamera && LAYER.layerType.read(layer) === 'camera') continue;
        const last = framesOf(layer).at(-1);
        if (last) count = Math.max(count, readEnd(last));
    }
    return count;
}
function frameAt(layer, index) {
    const frame = lastStartingAt(framesOf(layer), index, readStart$1);
    if (!frame) return undefined;
    return index < readEnd(frame) ? frame : undefined;
}
function nextKeyframe(keyframe) {
    const keyframes = keyframe.parent?.children ?? [];
    return keyframes[keyframes.indexOf(keyframe) + 1];
}
function shownFrame(instance, timeline) {
    if (!instance.isGraphic) return 0;
    return frameToShow(instance, frameCountOf(timeline), 0);
}
function frameToShow(instance, frameCount, elapsed) {
    const count = Math.max(1, frameCount);
    const { firstFrame: stored, lastFrame, loop } = instance;
    const first = clamp$1(stored, count);
    const last = lastFrame < 0 ? count - 1 : clamp$1(lastFrame, count);
    switch(loop){
        case 'single frame':
            return first;
        case 'play once':
            return Math.min(first + elapsed, Math.max(first, last));
        case 'play once reverse':
        case 'play reverse':
            return Math.max(0, first - elapsed);
        case 'loop reverse':
            return modulo(stored - elapsed, count);
        default:
            return last > first && last < count - 1 ? first + elapsed % (last - first + 1) : modulo(stored + elapsed, count);
    }
}
function modulo(frame, count) {
    return (frame % count + count) % count;
}
function clamp$1(frame, count) {
    return Math.min(Math.max(0, frame), count - 1);
}

function checkNesting(depth, aim) {
    host_errors.checkCount('The timeline', depth + 1, host_errors.MAX_NESTING, `symbols within one another to be ${aim}`);
}

const ALL = {
    isEnabled: flag(true)
};
const BLUR = {
    blurX: number(5, 0, 255, [
        0,
        host_errors.MAX_BLUR
    ]),
    blurY: number(5, 0, 255, [
        0,
        host_errors.MAX_BLUR
    ])
};
const QUALITY = {
    quality: number(1, 1, 3, [
        1,
        host_errors.MAX_BLUR_PASSES
    ])
};
const STRENGTH = {
    strength: number(1, 0, 255, [
        0,
        host_errors.MAX_STRENGTH
    ])
};
const ANGLED = {
    angle: number(45, -360, 360),
    distance: number(5, -255, 255, [
        -host_errors.MAX_DISTANCE,
        host_errors.MAX_DISTANCE
    ])
};
const SIDES$1 = word([
    'inner',
    'outer',
    'full'
]);
const GRADIENT$1 = {
    ...ALL,
    ...BLUR,
    ...STRENGTH,
    ...QUALITY,
    ...ANGLED,
    knockout: flag(),
    type: SIDES$1
};
const SHADE = {
    inner: flag(),
    knockout: flag(),
    hideObject: flag()
};
const FILTER_SCHEMA = {
    DropShadowFilter: {
        word: 'drop shadow',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...STRENGTH,
            ...QUALITY,
            ...ANGLED,
            color: color(),
            alpha: number(1),
            ...SHADE
        })
    },
    BlurFilter: {
        word: 'blur',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...QUALITY
        })
    },
    GlowFilter: {
        word: 'glow',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...STRENGTH,
            ...QUALITY,
            color: color('#FF0000'),
            alpha: number(1),
            ...SHADE
        }),
        hiddenFromScripts: [
            'hideObject'
        ]
    },
    BevelFilter: {
        word: 'bevel',
        table: attributes({
            ...GRADIENT$1,
            highlightColor: color('#FFFFFF'),
            highlightAlpha: number(1),
            shadowColor: color(),
            shadowAlpha: number(1)
        })
    },
    GradientGlowFilter: {
        word: 'gradient glow',
        table: attributes(GRADIENT$1),
        hasStops: true
    },
    GradientBevelFilter: {
        word: 'gradient bevel',
        table: attributes(GRADIENT$1),
        hasStops: true
    },
    AdjustColorFilter: {
        word: 'colour adjustment',
        table: attributes({
            ...ALL,
            brightness: number(0, -100, 100),
            contrast: number(0, -100, 100),
            saturation: number(0, -100, 100),
            hue: number(0, -180, 180)
        })
    }
};
const FILTER_TAGS = Object.keys(FILTER_SCHEMA);
function filterRow(tag) {
    return FILTER_SCHEMA[tag];
}
function isFilterTag(name) {
    return Object.hasOwn(FILTER_SCHEMA, name);
}
function hostFilterName(tag) {
    return tag.charAt(0).toLowerCase() + tag.slice(1);
}

function recordOf(table) {
    class AttributeRecord {
        constructor(element){
            this.element = element;
        }
    }
    for (const [name, attribute] of Object.entries(table)){
        Object.defineProperty(AttributeRecord.prototype, name, {
            get () {
                return attribute.read(this.element);
            }
        });
    }
    return AttributeRecord;
}
function written(table, values) {
    return Object.fromEntries(Object.entries(withoutDefaults(table, values)).flatMap(([name, value])=>{
        const attribute = table[name];
        return attribute ? [
            [
                name,
                attribute.format(value)
            ]
        ] : [];
    }));
}
function withoutDefaults(table, values) {
    const named = Object.entries(values).filter(([name, value])=>{
        const attribute = table[name];
        if (attribute === undefined) throw new TypeError(`no attribute "${name}" is declared`);
        return value !== undefined && (attribute.isAlwaysWritten || value !== attribute.initial);
    });
    return Object.fromEntries(named);
}

const GRADIENT_ENTRY = attributes({
    alpha: number(1),
    color: color(),
    ratio: always(number(0, 0, 1, [
        0,
        1
    ]))
});
const GRADIENT = {
    spreadMethod: word([
        'extend',
        'repeat',
        'reflect'
    ]),
    interpolationMethod: word([
        'rgb',
        'linearRGB'
    ])
};
const PAINT_SCHEMA = {
    SolidColor: attributes({
        alpha: number(1),
        color: color()
    }),
    LinearGradient: attributes(GRADIENT),
    RadialGradient: attributes({
        ...GRADIENT,
        focalPointRatio: number(0, -1, 1, [
            -1,
            1
        ])
    }),
    BitmapFill: attributes({
        bitmapIsClipped: always(flag()),
        bitmapPath: always(text())
    })
};
const STYLE = attributes({
    index: integer(-1)
});

function gradientStops(gradient) {
    const entries = gradient.childrenNamed('GradientEntry');
    host_errors.checkCount('The gradient', entries.length, host_errors.MAX_GRADIENT_COLORS, 'colours');
    return entries.map((entry)=>({
            rgb: GRADIENT_ENTRY.color.read(entry),
            alpha: GRADIENT_ENTRY.alpha.read(entry),
            ratio: GRADIENT_ENTRY.ratio.read(entry)
        }));
}

function byFilter(table, filter, ...args) {
    const act = table[filter.tag];
    return act(filter, ...args);
}
function classOf(tag, table) {
    class FilterRecord extends recordOf(table) {
        constructor(node){
            super(node), this.node = node, this.tag = tag;
        }
        get stops() {
            return gradientStops(this.node);
        }
    }
    return FilterRecord;
}
const CLASSES$1 = new Map();
function newRecord(tag, node) {
    let FilterRecord = CLASSES$1.get(tag);
    if (!FilterRecord) CLASSES$1.set(tag, FilterRecord = classOf(tag, FILTER_SCHEMA[tag].table));
    return new FilterRecord(node);
}
const NONE$1 = {
    filters: [],
    unknown: []
};
function enabledFilters(element) {
    const nodes = nodesOf(element);
    if (nodes.length === 0) return NONE$1;
    const filters = [];
    const unknown = [];
    for (const node of nodes){
        if (!IS_ENABLED.read(node)) continue;
        if (isFilterTag(node.name)) filters.push(newRecord(node.name, node));
        else unknown.push(node.name);
    }
    return {
        filters,
        unknown
    };
}
function nodesOf(element) {
    return element.child(effectTags(element).filters)?.children ?? [];
}
function hasFilters(element) {
    return nodesOf(element).some((node)=>IS_ENABLED.read(node));
}
const IS_ENABLED = FILTER_SCHEMA.BlurFilter.table.isEnabled;
const DEFAULTS = FILTER_SCHEMA.DropShadowFilter.table;
const NO_BLUR = {
    blurX: 0,
    blurY: DEFAULTS.blurY.initial,
    quality: DEFAULTS.quality.initial
};
function reachOf(filter) {
    const { blurX, blurY, quality } = 'blurX' in filter ? filter : NO_BLUR;
    const distance = 'distance' in filter ? filter.distance : DEFAULTS.distance.initial;
    return Math.max(blurX, blurY) * Math.max(2, quality / 2) + Math.abs(distance);
}

function scriptOf(frame) {
    return (frame.child('Actionscript') ?? frame.child('Framescript'))?.child('script');
}
function readScript(frame) {
    return scriptOf(frame)?.text() ?? '';
}
function writeScript(frame, text) {
    const existing = scriptOf(frame);
    if (text === '') existing?.parent?.remove();
    else if (existing) existing.setText(text, {
        cdata: true
    });
    else {
        const script = XmlNode.create('script');
        frame.insert(XmlNode.create('Actionscript', {}, [
            script
        ]), 0);
        script.setText(text, {
            cdata: true
        });
    }
}

const UNSAFE = /[\\:*?"<>|[\];]/g;
function escapeFileName(path) {
    return path.replace(UNSAFE, (character)=>`&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
}
function unescapeFileName(path) {
    if (!path.includes('&#')) return path;
    return path.replace(/(?<=^|\/)&#032|&#032(?=$|\/)/g, ' ').replace(/&#(\d{3})/g, (escaped, code)=>{
        const character = String.fromCharCode(Number(code));
        return character === '&' || escapeFileName(character) === escaped ? character : escaped;
    });
}

function itemPathOf(node, attribute) {
    return unescapeFileName(readText(node, attribute));
}

const FULL_LEVEL = 32_768;
const SOUND_EFFECTS = [
    'none',
    'left channel',
    'right channel',
    'fade left to right',
    'fade right to left',
    'fade in',
    'fade out',
    'custom'
];
const SOUND = attributes({
    soundName: text(),
    soundSync: word([
        'event',
        'stop',
        'start',
        'stream'
    ]),
    soundEffect: word(SOUND_EFFECTS),
    soundLoop: integer(1, 0, 65_535),
    soundLoopMode: word([
        'repeat',
        'loop'
    ]),
    inPoint44: integer(0, 0, Infinity, [
        0,
        Infinity
    ]),
    outPoint44: integer(0, 0, Infinity, [
        0,
        Infinity
    ])
});
const SOUND_POINT = attributes({
    mark44: integer(0, 0, Infinity, [
        0,
        Infinity
    ]),
    level0: integer(0, 0, FULL_LEVEL, [
        0,
        FULL_LEVEL
    ]),
    level1: integer(0, 0, FULL_LEVEL, [
        0,
        FULL_LEVEL
    ])
});

class SoundPoint extends recordOf(SOUND_POINT) {
    get isFull() {
        return this.level0 === FULL_LEVEL && this.level1 === FULL_LEVEL;
    }
}
class DocumentSound extends recordOf(SOUND) {
    constructor(node){
        super(node), this.node = node;
    }
    get path() {
        return itemPathOf(this.node, 'soundName');
    }
    get isStream() {
        return this.soundSync === 'stream';
    }
    get plays() {
        return this.soundLoopMode === 'loop' ? Infinity : Math.max(1, this.soundLoop);
    }
    get envelope() {
        const points = this.node.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
        return points.map((point)=>new SoundPoint(point));
    }
}

class DocumentKeyframe extends recordOf(KEYFRAME) {
    get label() {
        const { name } = this;
        return name === '' ? undefined : {
            name,
            type: this.labelType
        };
    }
    get isWhole() {
        return this.isMotionObject || this.isIKPose;
    }
    get isTweened() {
        return this.tweenType !== 'none' || this.isMotionObject;
    }
}

const INSTANCE = attributes({
    bits32: flag(true),
    cacheAsBitmap: flag(),
    exportAsBitmap: flag(),
    firstFrame: integer(0, 0),
    isVisible: flag(true),
    lastFrame: integer(-1, -1),
    libraryItemName: text(),
    loop: word([
        'loop',
        'play once',
        'single frame',
        'loop reverse',
        'play once reverse',
        'play reverse'
    ]),
    name: text(),
    symbolType: word([
        'movie clip',
        'button',
        'graphic',
        'puppet'
    ]),
    trackAsMenu: flag()
});
const PARAMETER = attributes({
    name: text(),
    variable: text(),
    type: text('Default'),
    defaultValue: text()
});

const InstanceRecord = recordOf(INSTANCE);
class DocumentInstance extends InstanceRecord {
    constructor( stored){
        super(stored), this.stored = stored;
    }
    get node() {
        return this.stored;
    }
    get isWarped() {
        return INSTANCE.symbolType.read(this.stored) === 'puppet';
    }
    get symbolType() {
        const type = INSTANCE.symbolType.read(this.stored);
        return type === 'puppet' ? 'graphic' : type;
    }
    get firstFrame() {
        return this.isWarped ? 0 : INSTANCE.firstFrame.read(this.stored);
    }
    get loop() {
        return this.isWarped ? 'single frame' : INSTANCE.loop.read(this.stored);
    }
    get path() {
        return itemPathOf(this.stored, 'libraryItemName');
    }
    get saidName() {
        return this.stored.attr('name');
    }
    get isGraphic() {
        return this.symbolType === 'graphic';
    }
    get isButton() {
        return this.symbolType === 'button';
    }
    get showsSingleFrame() {
        return this.loop === 'single frame';
    }
    get isLooping() {
        return this.loop === 'loop' || this.loop === 'loop reverse';
    }
    get runsBackward() {
        return this.loop.endsWith('reverse');
    }
}

function isBaked(node) {
    if (node.name === 'DOMGroup') return true;
    if (node.name !== 'DOMShape') return false;
    return !SHAPE.isDrawingObject.read(node) && !SHAPE.isFloating.read(node) && !node.child('matrix');
}

function flatSpace({ a, b, c, d, tx, ty }) {
    return [
        a,
        b,
        0,
        0,
        c,
        d,
        0,
        0,
        0,
        0,
        1,
        0,
        tx,
        ty,
        0,
        1
    ];
}
function shiftedSpace({ x, y, z }) {
    return [
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        x,
        y,
        z,
        1
    ];
}
function turnedSpace({ x, y, z }) {
    const [across, down, flat] = [
        host_shown().rotation(x),
        host_shown().rotation(y),
        host_shown().rotation(z)
    ];
    const aboutX = [
        1,
        0,
        0,
        0,
        0,
        across.a,
        across.b,
        0,
        0,
        across.c,
        across.d,
        0,
        0,
        0,
        0,
        1
    ];
    const aboutY = [
        down.a,
        0,
        down.c,
        0,
        0,
        1,
        0,
        0,
        down.b,
        0,
        down.d,
        0,
        0,
        0,
        0,
        1
    ];
    return concatSpaces(flatSpace({
        ...flat,
        tx: 0,
        ty: 0
    }), concatSpaces(aboutY, aboutX));
}
function concatSpaces(outer, inner) {
    return inner.map((_, i)=>{
        const [column, row] = [
            i - i % 4,
            i % 4
        ];
        let sum = 0;
        for(let k = 0; k < 4; k++)sum += outer[4 * k + row] * inner[column + k];
        return sum;
    });
}
function applySpace(space, { x, y, z }) {
    const at = (row)=>space[row] * x + space[4 + row] * y + space[8 + row] * z + space[12 + row];
    return {
        x: at(0),
        y: at(1),
        z: at(2)
    };
}

function isInSpace(node) {
    return node.attr('matrix3D') !== undefined || node.child('matrix3D') !== undefined;
}
function readSpace(node) {
    const numbers = node.attr('matrix3D')?.trim().split(/\s+/).map(Number);
    if (numbers?.length !== 16 || !numbers.every(Number.isFinite)) return undefined;
    return numbers.map((value, i)=>isPlace(i) ? value / TWIPS_PER_PIXEL : value);
}
function writePlaceInSpace(node, { space, center, turns }) {
    const stored = space.map((value, i)=>formatNumber(isPlace(i) ? value * TWIPS_PER_PIXEL : value));
    node.setAttr('matrix3D', stored.join(' '));
    const point = applySpace(space, {
        ...center,
        z: 0
    });
    for (const axis of AXES)writeOnAxis(node, 'centerPoint3D', axis, point[axis]);
    for (const axis of AXES)writeOnAxis(node, 'rotation', axis, turns[axis]);
}
const AXES = [
    'x',
    'y',
    'z'
];
function writeOnAxis(node, name, axis, value) {
    node.setAttr(name + axis.toUpperCase(), value === 0 ? null : formatNumber(value));
}
function isPlace(index) {
    return index >= 12 && index < 15;
}

class SolidPaint extends recordOf(PAINT_SCHEMA.SolidColor) {
    get rgba() {
        return {
            rgb: this.color,
            alpha: this.alpha
        };
    }
    constructor(...args){
        super(...args), this.tag = 'SolidColor';
    }
}
const LAST_PLACE = 255;
const MAX_FOCUS = 0.98;
class GradientPaint extends recordOf(PAINT_SCHEMA.RadialGradient) {
    constructor(node){
        super(node), this.node = node;
        this.tag = node.name === 'RadialGradient' ? 'RadialGradient' : 'LinearGradient';
    }
    get isRadial() {
        return this.tag === 'RadialGradient';
    }
    get matrix() {
        return readMatrix(this.node);
    }
    get stops() {
        return gradientStops(this.node);
    }
    get isMixedInLight() {
        return this.interpolationMethod === 'linearRGB';
    }
    get drawnStops() {
        const { stops } = this;
        const end = stops.findIndex(({ ratio })=>Math.round(ratio * LAST_PLACE) >= LAST_PLACE);
        return end < 0 ? stops : stops.slice(0, end + 1);
    }
    get drawnFocus() {
        return Math.max(-MAX_FOCUS, Math.min(MAX_FOCUS, this.focalPointRatio));
    }
}
class BitmapPaint extends recordOf(PAINT_SCHEMA.BitmapFill) {
    constructor(node){
        super(node), this.node = node, this.tag = 'BitmapFill';
    }
    get matrix() {
        return readMatrix(this.node);
    }
    get path() {
        return itemPathOf(this.node, 'bitmapPath');
    }
}
function pixelMatrix({ a, b, c, d, tx, ty }) {
    const scaled = (value)=>value / TWIPS_PER_PIXEL;
    return {
        a: scaled(a),
        b: scaled(b),
        c: scaled(c),
        d: scaled(d),
        tx,
        ty
    };
}
function readPaint(node) {
    switch(node.name){
        case 'SolidColor':
            return new SolidPaint(node);
        case 'LinearGradient':
        case 'RadialGradient':
            return new GradientPaint(node);
        case 'BitmapFill':
            return new BitmapPaint(node);
        default:
            return {
                tag: 'unknown',
                name: node.name
            };
    }
}

const STROKE = attributes({
    caps: word([
        'none',
        'round',
        'square'
    ], 'round'),
    joints: word([
        'miter',
        'round',
        'bevel'
    ], 'round'),
    miterLimit: number(3, 1, 60, [
        1,
        host_errors.MAX_MITER_LIMIT
    ]),
    pixelHinting: flag(),
    scaleMode: word([
        'normal',
        'horizontal',
        'vertical',
        'none'
    ], 'none'),
    sharpCorners: flag(),
    solidStyle: word([
        'solid',
        'hairline'
    ]),
    weight: number(1, 0, 200, [
        0,
        Infinity
    ])
});
const STROKE_LENGTHS = {
    DashedStroke: attributes({
        dash1: number(6, 0),
        dash2: number(6, 0)
    }),
    DottedStroke: attributes({
        dotSpace: number(3, 0)
    })
};

class DocumentStroke extends recordOf(STROKE) {
    constructor(node){
        super(node), this.node = node;
    }
    get name() {
        return this.node.name;
    }
    get isHairline() {
        return this.solidStyle === 'hairline';
    }
    get paint() {
        const node = this.node.child('fill')?.children.at(0);
        return node && readPaint(node);
    }
    get dashes() {
        const { dash1, dash2 } = STROKE_LENGTHS.DashedStroke;
        if (this.name === 'DashedStroke') return drawable(dash1.read(this.node), dash2.read(this.node));
        if (this.name !== 'DottedStroke') return undefined;
        return drawable(0, Math.max(this.weight, 1) + STROKE_LENGTHS.DottedStroke.dotSpace.read(this.node));
    }
    get hasOrnament() {
        return this.name !== 'SolidStroke' && this.dashes === undefined;
    }
}
function drawable(dash, gap) {
    return dash >= 0 && gap >= 0 && dash + gap >= host_errors.MIN_DASH ? [
        dash,
        gap
    ] : undefined;
}

function fillsOf(shape) {
    return shape.name === 'DOMShape' ? fillsIn(entriesOf$1(shape, 'fill')) : onlyStyle(shape, 'fill', readPaint);
}
function strokesOf(shape) {
    return shape.name === 'DOMShape' ? strokesIn(entriesOf$1(shape, 'stroke')) : onlyStyle(shape, 'stroke', readStroke$1);
}
function fillsIn(entries) {
    return stylesIn(entries, readPaint);
}
function strokesIn(entries) {
    return stylesIn(entries, readStroke$1);
}
function readStroke$1(node) {
    return new DocumentStroke(node);
}
function entriesOf$1(shape, kind) {
    return shape.child(`${kind}s`)?.childrenNamed(kind === 'fill' ? 'FillStyle' : 'StrokeStyle') ?? [];
}
function onlyStyle(shape, kind, read) {
    const node = shape.child(kind)?.children.at(0);
    return new Map(node && [
        [
            1,
            read(node)
        ]
    ]);
}
function stylesIn(entries, read) {
    const styles = new Map();
    for (const style of entries){
        const node = style.children.at(0);
        const index = STYLE.index.read(style);
        if (node && index > 0) styles.set(index, read(node));
    }
    return styles;
}

const TEXT_ATTRS = attributes({
    aliasText: flag(true),
    alignment: word([
        'left',
        'center',
        'right',
        'justify'
    ]),
    alpha: number(1),
    autoKern: flag(true),
    bitmapSize: always(number()),
    bold: flag(),
    characterPosition: word([
        'normal',
        'subscript',
        'superscript'
    ]),
    face: always(text('TimesNewRomanPSMT')),
    fillColor: color(),
    indent: number(0, -720, 720),
    italic: flag(),
    leftMargin: number(0, 0, 720),
    letterSpacing: number(0, -60, 60),
    lineHeight: number(),
    lineSpacing: number(2, -360, 720),
    rightMargin: number(0, 0, 720),
    rotation: flag(),
    size: number(12, 1, 2500, [
        0,
        host_errors.MAX_TYPE_SIZE
    ]),
    target: text(),
    url: text()
});
const TEXT_FIELD = attributes({
    antiAliasSharpness: number(),
    antiAliasThickness: number(),
    autoExpand: flag(),
    border: flag(),
    embedRanges: text(),
    embedVariantGlyphs: flag(),
    embeddedCharacters: text(),
    fontRenderingMode: word([
        'device',
        'bitmap',
        'standard',
        'advanced',
        'customThicknessSharpness'
    ], 'advanced'),
    height: always(number()),
    isSelectable: flag(true),
    left: number(),
    lineType: word([
        'single line',
        'multiline',
        'multiline no wrap',
        'password'
    ]),
    maxCharacters: integer(0, 0),
    name: text(),
    orientation: word([
        'horizontal',
        'vertical left to right',
        'vertical right to left'
    ]),
    renderAsHTML: flag(),
    scrollable: flag(),
    top: number(),
    variableName: text(),
    width: always(number())
});

function runNodes(text) {
    return text.child('textRuns')?.childrenNamed('DOMTextRun') ?? [];
}
function charactersOf(run) {
    return run.child('characters')?.text() ?? '';
}
function formatNode(run) {
    return run.child('textAttrs')?.child('DOMTextAttrs');
}

class TextFormat extends recordOf(TEXT_ATTRS) {
    constructor(node){
        super(node ?? NO_ATTRIBUTES), this.node = node;
    }
    get color() {
        return {
            rgb: this.fillColor,
            alpha: this.alpha
        };
    }
}
const PLAIN_FORMAT = new TextFormat();

const TEXT_TYPES = [
    'static',
    'dynamic',
    'input'
];
const NODE_NAMES = {
    static: 'DOMStaticText',
    dynamic: 'DOMDynamicText',
    input: 'DOMInputText'
};
function textTypeOf(node) {
    return TEXT_TYPES.find((type)=>NODE_NAMES[type] === node.name) ?? 'static';
}

const OF_EDITING = new Set([
    'name',
    'selected'
]);
class DocumentText extends recordOf(TEXT_FIELD) {
    constructor(node){
        super(node), this.node = node;
        this.type = textTypeOf(node);
    }
    get isStatic() {
        return this.type === 'static';
    }
    get isVertical() {
        return this.orientation !== 'horizontal';
    }
    get runs() {
        return this.read ??= runNodes(this.node).map((run)=>({
                characters: charactersOf(run),
                format: new TextFormat(formatNode(run))
            }));
    }
    get characters() {
        return this.runs.map(({ characters })=>characters).join('');
    }
    get firstFormat() {
        return this.runs.at(0)?.format ?? PLAIN_FORMAT;
    }
    get signature() {
        const own = this.node.attributes().filter(([name])=>!OF_EDITING.has(name));
        const runs = this.runs.map(({ characters, format })=>[
                characters,
                format.node?.attributes() ?? []
            ]);
        return JSON.stringify([
            this.node.name,
            own,
            runs
        ]);
    }
}
const HOLDERS = new Set([
    ...[
        'DOMDocument',
        'DOMSymbolItem',
        'timelines',
        'timeline',
        'DOMTimeline',
        'layers',
        'DOMLayer'
    ],
    ...[
        'frames',
        'DOMFrame',
        'elements',
        'DOMGroup',
        'members'
    ]
]);
function* staticTextsIn(node) {
    if (node.name === 'DOMStaticText') yield new DocumentText(node);
    else if (HOLDERS.has(node.name)) for (const child of node.children)yield* staticTextsIn(child);
}

const APART = new Set([
    'matrix',
    'transformationPoint',
    'transformationPointFlags'
]);
const OF_THE_EDITOR = new Set([
    'selected',
    'locked',
    'uniqueID',
    'name'
]);
function contentOf(element) {
    let content = '';
    for (const node of element.subtree()){
        if (node.parent === element && APART.has(node.name)) continue;
        content += `<${node.name}`;
        for (const [name, raw] of node.rawAttributes()){
            if (!OF_THE_EDITOR.has(name)) content += ` ${name}=${withoutSelection(name, raw)}`;
        }
        content += `>${node.rawText().trim()}`;
    }
    return content;
}
function withoutSelection(name, raw) {
    return name === 'edges' ? raw.replace(/S\d/g, '').trim() : raw;
}

function parseColor(member, value) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffff) {
        return {
            rgb: `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
            alpha: 1
        };
    }
    const match = typeof value === 'string' ? /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) : null;
    if (!match) {
        throw new HostError(`${member}: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got ${describeValue(value)}`);
    }
    const [, rgb = '', opacity = 'FF'] = match;
    return {
        rgb: `#${rgb.toUpperCase()}`,
        alpha: parseInt(opacity, 16) / 255
    };
}
function formatColor({ rgb, alpha }) {
    if (alpha >= 1) return rgb.toUpperCase();
    return `${rgb}${formatChannel(alpha * 255)}`.toUpperCase();
}
const BLACK = {
    rgb: PAINT_SCHEMA.SolidColor.color.initial,
    alpha: PAINT_SCHEMA.SolidColor.alpha.initial
};
function readRgb(node, name, fallback = BLACK.rgb) {
    const text = node.attr(name);
    return text === undefined ? fallback : parseRgb(text) ?? fallback;
}
function readColor(node, name = 'color') {
    return {
        rgb: readRgb(node, name),
        alpha: PAINT_SCHEMA.SolidColor.alpha.read(node)
    };
}
function writeColor(node, { rgb, alpha }, name = 'color') {
    writeText(node, name, rgb, BLACK.rgb);
    PAINT_SCHEMA.SolidColor.alpha.write(node, alpha);
}

function checkMatrix(member, value) {
    const given = checkObject(member, value, 'a Matrix object with a, b, c, d, tx, ty');
    const read = (name)=>checkNumber(`${member}: ${name}`, given[name]);
    return {
        a: read('a'),
        b: read('b'),
        c: read('c'),
        d: read('d'),
        tx: read('tx'),
        ty: read('ty')
    };
}
function checkPoint(member, value) {
    const given = checkObject(member, value, 'a point with x and y');
    return {
        x: checkNumber(`${member}: x`, given.x),
        y: checkNumber(`${member}: y`, given.y)
    };
}
function checkObject(member, value, expected) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new HostError(`${member}: expected ${expected}, got ${describeValue(value)}`);
    }
    return value;
}

function changedMatrix({ stored }, matrix) {
    return isBaked(stored) ? {
        carriedTo: matrix
    } : {
        matrix: storedMatrix(matrix, readMatrix(stored))
    };
}
function writeChange(copy, change) {
    const { shape, matrix, carriedTo, space, color, filters, firstFrame, members } = change;
    shape?.writeTo(copy);
    if (matrix) writeMatrix(copy, matrix);
    if (carriedTo) host_saving().transformNode(copy, concat(carriedTo, invert(readMatrix(copy)) ?? IDENTITY$1), true);
    if (space) writePlaceInSpace(copy, space);
    if (color) writeColorEffect(copy, color);
    if (filters) host_saving().writeFilters(copy, 'Element.filters', filters);
    if (firstFrame !== undefined) INSTANCE.firstFrame.write(copy, firstFrame);
    if (members) for (const [index, member] of copy.child('members')?.children.entries() ?? [])members[index]?.writeChange(member);
}
function writeColorEffect(copy, effect) {
    if (effect.mode === 'brightness') setBrightness(copy, effect.brightness);
    else if (effect.mode === 'tint') setTint(copy, effect.color, effect.strength);
    else {
        const before = channelEffectsOf(readColorEffect(copy));
        for (const channel of CHANNELS){
            const { multiplier, offset } = effect.channels[channel];
            const isSame = multiplier === before[channel].multiplier && offset === before[channel].offset;
            if (!isSame) setChannel(copy, channel, {
                multiplier,
                offset
            });
        }
    }
}

function recordPerNode(type, make) {
    return (node)=>{
        const record = node.record ??= make(node);
        if (Object.getPrototypeOf(record) !== type().prototype) throw new Error(`<${node.name}> is already a ${record.constructor.name}`);
        return record;
    };
}

const KINDS$2 = new Map([
    [
        'DOMSymbolInstance',
        'symbol'
    ],
    [
        'DOMComponentInstance',
        'component'
    ],
    [
        'DOMBitmapInstance',
        'bitmap'
    ],
    [
        'DOMVideoInstance',
        'video'
    ],
    [
        'DOMShape',
        'shape'
    ],
    [
        'DOMRectangleObject',
        'shape'
    ],
    [
        'DOMOvalObject',
        'shape'
    ],
    [
        'DOMStaticText',
        'text'
    ],
    [
        'DOMDynamicText',
        'text'
    ],
    [
        'DOMInputText',
        'text'
    ],
    [
        'DOMGroup',
        'group'
    ]
]);
const PRIMITIVES = new Map([
    [
        'DOMRectangleObject',
        'rectangle'
    ],
    [
        'DOMOvalObject',
        'oval'
    ]
]);
class PrimitiveRecord extends recordOf(PRIMITIVE) {
    constructor(node, type){
        super(node), this.type = type;
    }
}
class FilmElement extends DocumentInstance {
    constructor(stored, change){
        super(stored), this.change = change;
        this.kind = KINDS$2.get(stored.name) ?? 'other';
    }
    static{
        this.of = recordPerNode(()=>FilmElement, (node)=>new FilmElement(node));
    }
    changed(change) {
        return new FilmElement(this.stored, {
            ...this.change,
            ...change
        });
    }
    get node() {
        if (!this.change) return this.stored;
        if (!this.written) {
            this.written = this.stored.clone();
            this.written.record = this;
            writeChange(this.written, this.change);
        }
        return this.written;
    }
    get isStored() {
        return !this.change;
    }
    writeChange(copy) {
        if (this.change) writeChange(copy, this.change);
    }
    get placed() {
        return this.change?.carriedTo ? this.node : this.stored;
    }
    get morphed() {
        return this.change?.carriedTo ? undefined : this.change?.shape;
    }
    get tag() {
        return this.stored.name;
    }
    get isInlined() {
        return this.kind === 'symbol' && this.isGraphic;
    }
    get matrix() {
        return this.change?.matrix ?? readMatrix(this.placed);
    }
    get space() {
        return readSpace(this.change?.space ? this.node : this.stored);
    }
    get isInSpace() {
        return this.change?.space !== undefined || isInSpace(this.stored);
    }
    get transformationPoint() {
        return readTransformationPoint(this.placed);
    }
    get isBaked() {
        return isBaked(this.stored);
    }
    get color() {
        const color = this.change?.color;
        return color ? transformOf(color) : readColorTransform(this.stored);
    }
    get blendMode() {
        return BLENDING.blendMode.read(this.stored);
    }
    get filters() {
        return enabledFilters(this.filtered);
    }
    get hasFilters() {
        return this.change?.filters?.some(({ enabled })=>enabled) ?? hasFilters(this.stored);
    }
    get filtered() {
        return this.change?.filters ? this.node : this.stored;
    }
    get filterKey() {
        const filters = this.filtered.child('filters')?.children ?? [];
        return filters.map((filter)=>`${filter.name} ${filter.rawAttributes().map((pair)=>pair.join('=')).join(' ')}`).join();
    }
    get colorEffect() {
        return this.change?.color ?? readColorEffect(this.stored);
    }
    get matteColor() {
        return matteColorOf(this.stored);
    }
    get members() {
        return this.kind === 'group' ? this.change?.members ?? MEMBERS.of(this.placed) : NO_ELEMENTS$1;
    }
    get text() {
        return new DocumentText(this.stored);
    }
    get fills() {
        return this.morphed?.fills ?? fillsOf(this.placed);
    }
    get strokes() {
        return this.morphed?.strokes ?? strokesOf(this.placed);
    }
    get outline() {
        return this.morphed?.outline ?? host_shown().outlineOf(this.placed);
    }
    get primitive() {
        const type = PRIMITIVES.get(this.stored.name);
        return type && new PrimitiveRecord(this.stored, type);
    }
    get content() {
        return this.morphed?.content ?? contentOf(this.node);
    }
    frameOf(timeline) {
        return shownFrame(this, timeline.node);
    }
    frameAfter(elapsed, frameCount) {
        return frameToShow(this, frameCount, elapsed);
    }
    get firstFrame() {
        return this.change?.firstFrame ?? super.firstFrame;
    }
    get videoFrame() {
        return this.change?.firstFrame ?? INSTANCE.firstFrame.read(this.stored);
    }
    get script() {
        return readScript(this.stored);
    }
    get isScripted() {
        return this.script.trim() !== '';
    }
}
const NO_ELEMENTS$1 = [];
const MEMBERS = new NodeCache((group)=>elementsIn(group.child('members')));
function elementsIn(list) {
    return list?.children.map((node)=>FilmElement.of(node)) ?? NO_ELEMENTS$1;
}
function leavesOf(element) {
    if (element.kind !== 'group') return [
        element
    ];
    const leaves = [];
    const open = [
        element
    ];
    for(let inner = open.pop(); inner; inner = open.pop()){
        if (inner.kind !== 'group') leaves.push(inner);
        else for (const member of [
            ...inner.members
        ].reverse())open.push(member);
    }
    return leaves;
}

class FilmTimeline extends recordOf(TIMELINE) {
    constructor(node){
        super(node), this.node = node;
    }
    static{
        this.of = recordPerNode(()=>FilmTimeline, (node)=>new FilmTimeline(node));
    }
    get layers() {
        return LAYERS.of(this.node);
    }
    get frameCount() {
        return frameCountOf(this.node);
    }
    get isScene() {
        return this.node.parent?.name === 'timelines';
    }
}
const LAYERS = new NodeCache((timeline)=>layersOf(timeline).map((node)=>FilmLayer.of(node)));
class FilmLayer extends recordOf(LAYER) {
    constructor(node){
        super(node), this.node = node;
    }
    static{
        this.of = recordPerNode(()=>FilmLayer, (node)=>new FilmLayer(node));
    }
    get timeline() {
        const node = this.node.parent?.parent;
        return node ? FilmTimeline.of(node) : undefined;
    }
    get keyframes() {
        return KEYFRAMES.of(this.node);
    }
    get parent() {
        const node = parentOf(this.node);
        return node && FilmLayer.of(node);
    }
    get mask() {
        const node = maskOver(this.node);
        return node && FilmLayer.of(node);
    }
    get isMask() {
        return this.layerType === 'mask';
    }
    get isCamera() {
        return this.layerType === 'camera';
    }
    keyframeAt(frame) {
        const node = frameAt(this.node, frame);
        return node && FilmKeyframe.of(node);
    }
}
const KEYFRAMES = new NodeCache((layer)=>(layer.child('frames')?.children ?? []).map((node)=>FilmKeyframe.of(node)));
class FilmKeyframe extends DocumentKeyframe {
    constructor(node){
        super(node), this.node = node;
    }
    static{
        this.of = recordPerNode(()=>FilmKeyframe, (node)=>new FilmKeyframe(node));
    }
    get layer() {
        const node = this.node.parent?.parent;
        return node ? FilmLayer.of(node) : undefined;
    }
    get start() {
        return readStart$1(this.node);
    }
    get frameCount() {
        return readDuration(this.node);
    }
    elapsedAt(frame) {
        return elapsedAt(this.node, frame);
    }
    get end() {
        return readEnd(this.node);
    }
    get next() {
        const node = nextKeyframe(this.node);
        return node && FilmKeyframe.of(node);
    }
    get elements() {
        return ELEMENTS.of(this.node);
    }
    get script() {
        return readScript(this.node);
    }
    get sound() {
        return new DocumentSound(this.node);
    }
    get hasFilters() {
        return hasFilters(this.node);
    }
    get hasMatchedShapes() {
        return this.node.child('MorphShape') !== undefined;
    }
    get isStoredWhole() {
        return [
            'motionObjectXML',
            'betweenFrameMatrixList'
        ].some((name)=>this.node.child(name) !== undefined);
    }
    get isMorphed() {
        return this.hasMatchedShapes && this.frameCount > 1 && this.next !== undefined;
    }
}
const ELEMENTS = new NodeCache((keyframe)=>elementsIn(keyframe.child('elements')));

function entryAt(list, index) {
    const entry = list[index];
    if (entry === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
    return entry;
}

class MorphedShape {
    constructor(fillStyles, strokeStyles, edges){
        this.fillStyles = fillStyles;
        this.strokeStyles = strokeStyles;
        this.outline = new (host_shown().ShapeOutline)(edges);
    }
    get fills() {
        return fillsIn(this.fillStyles);
    }
    get strokes() {
        return strokesIn(this.strokeStyles);
    }
    get content() {
        const edges = this.outline.edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments: { points, lines } })=>`${fillStyle0} ${fillStyle1} ${strokeStyle} ${lines.join('')} ${points.join(' ')}`);
        return [
            ...this.fillStyles,
            ...this.strokeStyles
        ].map(contentOf).concat(edges).join();
    }
    writeTo(shape) {
        const clones = (styles)=>styles.map((style)=>style.clone());
        const edges = this.outline.edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments })=>XmlNode.create('Edge', {
                fillStyle0: indexText(fillStyle0),
                fillStyle1: indexText(fillStyle1),
                strokeStyle: indexText(strokeStyle),
                edges: host_shown().encodeEdges(segments)
            }));
        shape.append(XmlNode.create('fills', {}, clones(this.fillStyles)));
        shape.append(XmlNode.create('strokes', {}, clones(this.strokeStyles)));
        shape.append(XmlNode.create('edges', {}, edges));
    }
}
function indexText(index) {
    return index === 0 ? null : String(index);
}

const MORPH_SEGMENT = attributes({
    startPointA: always(text()),
    startPointB: always(text()),
    strokeIndex1: integer(-1),
    strokeIndex2: integer(-1),
    fillIndex1: integer(-1),
    fillIndex2: integer(-1)
});
const MORPH_CURVES = attributes({
    controlPointA: always(text()),
    anchorPointA: always(text()),
    controlPointB: always(text()),
    anchorPointB: always(text()),
    isLine: flag()
});

const TEXT_GUTTER = 2;

const LINKAGE = attributes({
    linkageExportForAS: flag(),
    linkageExportForRS: flag(),
    linkageImportForRS: flag(),
    linkageExportInFirstFrame: flag(true),
    linkageIdentifier: text(),
    linkageClassName: text(),
    linkageBaseClass: text(),
    linkageURL: text()
});
const ITEM = {
    ...attributes({
        name: always(text()),
        itemID: text()
    }),
    ...LINKAGE
};
const FOLDER_ITEM = {
    name: ITEM.name,
    itemID: ITEM.itemID,
    ...attributes({
        isExpanded: flag()
    })
};
const MEDIUM = {
    ...ITEM,
    ...attributes({
        href: text(),
        sourceExternalFilepath: text(),
        sourceLastImported: integer(0, 0)
    })
};
const BITMAP_ITEM = {
    ...MEDIUM,
    ...attributes({
        allowSmoothing: flag(),
        useImportedJPEGData: flag(true),
        compressionType: word([
            'photo',
            'lossless'
        ]),
        originalCompressionType: word([
            'photo',
            'lossless'
        ]),
        useDeblocking: flag(),
        quality: always(integer(-1, -1, 100)),
        bitmapDataHRef: text(),
        frameLeft: number(),
        frameTop: number(),
        frameRight: always(number()),
        frameBottom: always(number()),
        isJPEG: flag()
    })
};
const SOUND_ITEM = {
    ...MEDIUM,
    ...attributes({
        soundDataHRef: text(),
        deviceSoundHRef: text(),
        format: text(),
        sampleCount: always(integer(0, 0, Infinity, [
            0,
            Infinity
        ])),
        dataLength: integer(0, 0, Infinity, [
            0,
            Infinity
        ]),
        exportFormat: integer(-1),
        exportBits: integer(-1),
        exportNative: flag()
    })
};
const VIDEO_ITEM = {
    ...MEDIUM,
    ...attributes({
        videoDataHRef: text(),
        width: number(),
        height: number()
    })
};
const FONT_ITEM = {
    ...ITEM,
    ...attributes({
        font: always(text()),
        size: always(integer(0, 0)),
        id: always(integer()),
        embedRanges: text(),
        embeddedCharacters: text(),
        embedVariantGlyphs: flag(),
        isDefineFont4: flag(),
        sourceLastImported: integer(0, 0)
    })
};
const SCALING_GRID = attributes({
    scaleGridLeft: always(number()),
    scaleGridRight: always(number()),
    scaleGridTop: always(number()),
    scaleGridBottom: always(number())
});
const SYMBOL_TYPES$1 = [
    'movie clip',
    'button',
    'graphic'
];
const SYMBOL_ITEM = {
    ...ITEM,
    ...attributes({
        sourceLibraryItemHRef: text(),
        sourceFlashFilepath: text(),
        sourceLastModified: integer(),
        sourceAutoUpdate: flag(),
        symbolType: word([
            ...SYMBOL_TYPES$1,
            'ik container',
            'puppet',
            'puppetBase'
        ]),
        symbolDescription: text(),
        lastModified: integer()
    }),
    ...SCALING_GRID
};
const ITEM_ICONS = {
    'movie clip': -1,
    button: 0,
    graphic: 1,
    'ik container': 3,
    component: 3
};
const INCLUDE = attributes({
    href: always(text()),
    itemID: text(),
    itemIcon: integer(ITEM_ICONS['movie clip']),
    loadImmediate: flag(true),
    lastModified: integer()
});
const COMPILED_CLIP_ITEM = {
    ...MEDIUM,
    ...attributes({
        displayAsComponent: always(flag()),
        rootSymbolLinkageID: text(),
        swfScmHRef: text(),
        movieRectLeft: number(),
        movieRectTop: number(),
        movieRectRight: number(),
        movieRectBottom: number(),
        playerVersion: integer(),
        actionscriptVersion: integer(),
        hashKey: text()
    })
};

class HostObject {
    get notReadable() {
        return [];
    }
    get isStale() {
        return this.stale;
    }
    constructor(){
        this.facade = undefined;
        this.callerFacade = undefined;
        this.stale = false;
    }
}

function putParent(parents, layer, parent) {
    if (parent || parents.has(layer)) parents.set(layer, parent);
}
function countedLayers(layers) {
    return layers.filter(({ ownType })=>ownType !== 'camera');
}
const cache = new WeakMap();
function parentOfLayer(layer) {
    if (LAYER.parentLayerIndex.read(layer.node) < 0 || !layer.node.file) return null;
    return knownParents(layer.timeline.layers).get(layer) ?? null;
}
function knownParents(layers) {
    let parents = cache.get(layers);
    if (!parents) cache.set(layers, parents = namedParents(layers));
    return parents;
}
function namedParents(layers) {
    const parents = new Map();
    const counted = [];
    for (const layer of layers){
        if (LAYER.parentLayerIndex.read(layer.node) >= 0) parents.set(layer, named(layer, counted));
        if (layer.ownType === 'camera') continue;
        counted.push(layer);
    }
    return parents;
}
function named(layer, above) {
    const index = LAYER.parentLayerIndex.read(layer.node);
    return layer.ownType !== 'camera' && index < above.length ? above[index] : null;
}
function readParents(timeline) {
    return new Map(knownParents(timeline.layers));
}
function writeParents(layers, parents) {
    cache.set(layers, parents);
    if (parents.size === 0) return;
    settleParents(layers, parents);
    const indices = new Map();
    let counted = 0;
    for (const layer of layers){
        const parent = parents.get(layer);
        const index = (parent && indices.get(parent)) ?? LAYER.parentLayerIndex.initial;
        LAYER.parentLayerIndex.write(layer.node, index);
        if (index < 0) parents.delete(layer);
        const type = layer.ownType;
        if (type === 'camera') continue;
        if (type !== 'normal') indices.set(layer, counted);
        counted++;
    }
}
function needsFolder(layer) {
    return layer.ownType !== 'normal';
}
function folderAround(layer, parents) {
    let parent = parents.get(layer) ?? null;
    while(parent && parent.ownType !== 'folder')parent = parents.get(parent) ?? null;
    return parent;
}
function outOfMask(layer) {
    const parent = layer.parentLayer;
    return parent && parent.ownType !== 'folder' ? outOfMask(parent) : layer;
}
function settleParents(layers, parents) {
    const open = [];
    for (const layer of layers){
        const parent = reachedParent(layer, parents, open);
        if (parent) parents.set(layer, parent);
        else parents.delete(layer);
        openBelow(layer, parent, open);
    }
}
function reachedParent(layer, parents, open) {
    let parent = parents.get(layer) ?? null;
    if (parent && needsFolder(layer)) parent = layer.ownType === 'camera' ? null : folderAround(layer, parents);
    while(parent && (parent.ownType === 'normal' || !open.includes(parent)))parent = parents.get(parent) ?? null;
    return parent;
}
function openBelow(layer, parent, open) {
    open.length = parent ? open.indexOf(parent) + 1 : 0;
    open.push(layer);
}
function isOrdered(layers, parents) {
    const open = [];
    for (const layer of layers){
        const parent = parents.get(layer) ?? null;
        if (reachedParent(layer, parents, open) !== parent) return false;
        openBelow(layer, parent, open);
    }
    return true;
}
function canSetParent(layer, parent) {
    if (parent && parent.timeline !== layer.timeline) return false;
    const { layers } = layer.timeline;
    if (parent && layers.indexOf(parent) >= layers.indexOf(layer)) return false;
    const parents = readParents(layer.timeline);
    parents.set(layer, parent);
    return isOrdered(layers, parents);
}
function setParent(layer, parent) {
    const { layers } = layer.timeline;
    const index = parent ? countedLayers(layers).indexOf(parent) : -1;
    LAYER.parentLayerIndex.write(layer.write(), index);
    cache.get(layers)?.set(layer, index < 0 ? null : parent);
}
function withDescendants(layer) {
    const { layers } = layer.timeline;
    const parents = knownParents(layers);
    const branch = new Set([
        layer
    ]);
    for (const candidate of parents.size > 0 ? layers : []){
        const parent = parents.get(candidate);
        if (parent && branch.has(parent)) branch.add(candidate);
    }
    return [
        ...branch
    ];
}

function setCurrentFrame(timeline, value) {
    const last = Math.max(0, timeline.frameCount - 1);
    const wanted = wholeNumber(value);
    const frame = Math.min(last, Math.max(0, wanted));
    if (wanted < 0 || wanted !== Math.trunc(Number(value))) {
        const wrong = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
        timeline.document.warn(`Timeline.currentFrame: ${wrong}; the playhead is at 0 now`);
    }
    if (frame === timeline.currentFrame) return;
    if (timeline === timeline.document.getTimeline()) timeline.document.selectNone();
    TIMELINE.currentFrame.write(timeline.node, frame);
}
function setCurrentLayer(timeline, value) {
    const last = timeline.layers.length - 1;
    const index = Math.min(last, Math.max(0, wholeNumber(value)));
    if (index !== Number(value)) {
        const range = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
        timeline.document.warn(`Timeline.currentLayer: ${range}; layer ${index} is the current one now`);
    }
    if (index !== timeline.currentLayer) timeline.selectedFrames.clear();
    makeCurrent(timeline, timeline.layers[index]);
}
function makeCurrent(timeline, layer) {
    const only = new Set([
        layer
    ]);
    timeline.currentMark.set(only);
    timeline.selectedMark.set(only);
}
function wholeNumber(value) {
    return typeof value === 'object' ? 0 : Math.trunc(Number(value)) || 0;
}

const LABEL_ATTRIBUTES = Object.keys(LABEL);
function writeName(frame, name) {
    if (name === '') {
        for (const attribute of LABEL_ATTRIBUTES)frame.setAttr(attribute, null);
        return;
    }
    LABEL.name.write(frame, name, lastOfSpan(frame));
    LABEL.labelType.write(frame, LABEL.labelType.read(frame), 'name');
}
function writeLabelType(frame, type) {
    if (type === 'none') {
        writeName(frame, '');
        return;
    }
    LABEL.labelType.write(frame, type, 'name');
    LABEL.bookmark.write(frame, type === 'anchor', 'labelType');
}

const SOUND_ATTRIBUTES = Object.keys(SOUND);
function soundItemOf(frame, document) {
    const item = document.itemAt(SOUND.soundName.read(frame));
    return item?.itemType === 'sound' ? item : null;
}
function attachSound(frame, path, document) {
    if (path === '') {
        for (const name of SOUND_ATTRIBUTES)frame.setAttr(name, null);
        removeChild(frame, 'SoundEnvelope');
        return;
    }
    if (document.itemAt(path)?.itemType !== 'sound') {
        throw new HostError(`Frame.soundName: the library has no sound called ${describeValue(path)}`);
    }
    if (SOUND.soundName.read(frame) === path) return;
    SOUND.soundName.write(frame, path);
    if (!frame.child('SoundEnvelope')) writeEnvelope(frame, [
        {
            mark: 0,
            leftChannel: FULL_LEVEL,
            rightChannel: FULL_LEVEL
        }
    ]);
}
function readEnvelope(frame) {
    return new DocumentSound(frame).envelope.map(({ mark44, level0, level1 })=>({
            mark: mark44,
            leftChannel: level0,
            rightChannel: level1
        }));
}
function writeEnvelope(frame, points) {
    if (!Array.isArray(points)) {
        throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describeValue(points)}`);
    }
    const nodes = points.map((point)=>{
        const given = (attribute, property)=>host_saving().checked(attribute, `Frame.setSoundEnvelope: ${property}`, point?.[property]);
        const { mark44, level0, level1 } = SOUND_POINT;
        const [mark, left] = [
            given(mark44, 'mark'),
            given(level0, 'leftChannel')
        ];
        return XmlNode.create('SoundEnvelopePoint', {
            ...written(SOUND_POINT, {
                mark44: mark
            }),
            level0: level0.format(left),
            level1: level1.format(given(level1, 'rightChannel'))
        });
    });
    removeChild(frame, 'SoundEnvelope');
    const before = frame.children.findIndex((child)=>child.name === 'tweens' || child.name === 'elements');
    const envelope = XmlNode.create('SoundEnvelope', {}, nodes);
    frame.insert(envelope, before < 0 ? frame.children.length : before);
}

function framesShown(timeline) {
    const shown = [];
    const { layers, currentFrame } = timeline;
    for (const layer of layers){
        const frame = layer.frameAt(currentFrame);
        if (frame) shown.push(frame);
    }
    return shown.reverse();
}
function selectElements(frame) {
    for (const element of frame.backToFront)if (!element.locked) element.node.setAttr('selected', 'true');
}

function freeName$1(isTaken, make) {
    for(let number = 1;; number++){
        const name = make(number);
        if (!isTaken(name)) return name;
    }
}

function propertyOf(object, name) {
    const { className } = object.constructor;
    return isProperty(className, name) ? memberOf(object, name) : undefined;
}
function isProperty(className, name) {
    if (className === null) return false;
    const { base, properties } = host_contract().classIn(host_contract().contract, className);
    return Object.hasOwn(properties, name) || isProperty(base, name);
}
function memberOf(object, name) {
    for(let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)){
        const descriptor = Object.getOwnPropertyDescriptor(at, name);
        if (!descriptor) continue;
        const { get, set } = descriptor;
        if (!get) return undefined;
        return {
            get: ()=>get.call(object),
            set: set && ((value)=>void set.call(object, value))
        };
    }
    return undefined;
}

function kept(list) {
    Object.freeze(list);
    return list;
}

class FrameSelection {
    get isEmpty() {
        return this.borders === undefined || this.borders.size === 0;
    }
    ranges(layers) {
        const ranges = [];
        const { borders } = this;
        if (!borders) return ranges;
        for (const layer of layers){
            const places = borders.get(layer);
            if (!places) continue;
            for(let i = 0; i < places.length; i += 2)ranges.push({
                layer,
                start: places[i],
                end: places[i + 1]
            });
        }
        return ranges;
    }
    clear() {
        this.borders = undefined;
    }
    add({ layer, start, end }) {
        const borders = this.borders?.get(layer) ?? [];
        const before = borders.filter((border)=>border < start);
        const after = borders.filter((border)=>border > end);
        const opens = before.length % 2 === 0 ? [
            start
        ] : [];
        const closes = after.length % 2 === 0 ? [
            end
        ] : [];
        this.set(layer, [
            ...before,
            ...opens,
            ...closes,
            ...after
        ]);
    }
    toggle({ layer, start, end }) {
        const places = new Set(this.borders?.get(layer));
        for (const border of [
            start,
            end
        ])if (!places.delete(border)) places.add(border);
        this.set(layer, [
            ...places
        ].sort((a, b)=>a - b));
    }
    set(layer, places) {
        this.borders ??= new Map();
        if (places.length > 0) this.borders.set(layer, places);
        else this.borders.delete(layer);
    }
}

const PREFIX = 'PUB_PRST_DATA';
function isPublished(owner, format, name = '') {
    return host_saving().getData(owner, `${PREFIX}${String(format)}${String(name)}`) === 1;
}
function setPublished(owner, member, { format, name = '', publish }) {
    const key = `${PREFIX}${checkText(`${member}: format`, format)}${checkText(`${member}: name`, name)}`;
    if (publish) host_saving().addData(owner, member, key, 'integer', 1);
    else host_saving().removeData(owner, key);
}

function moveBy(element, x, y) {
    if (x !== 0 || y !== 0) element.transformBy(translation(x, y));
}
function resizeTo(element, width, height) {
    const { left, top, right, bottom } = element.box;
    const scaleX = scaleTo(right - left, width);
    const scaleY = scaleTo(bottom - top, height);
    if (scaleX === 1 && scaleY === 1) return;
    const change = {
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY,
        tx: left - scaleX * left,
        ty: top - scaleY * top
    };
    element.transformBy(change);
}
function scaleTo(extent, wanted) {
    return wanted === undefined || extent === 0 ? 1 : wanted / extent;
}

class Element extends HostObject {
    static{
        this.className = 'Element';
    }
    constructor(node, owner){
        super();
        this.node = node;
        this.owner = owner;
    }
    get name() {
        return ELEMENT.name.read(this.node);
    }
    set name(value) {
        host_saving().assign(this.node, ELEMENT.name, 'Element.name', value);
    }
    get layer() {
        return this.owner.layer;
    }
    get depth() {
        return (this.node.parent?.children.indexOf(this.node) ?? 0) + 1;
    }
    get selected() {
        return this.document.isSelected(this);
    }
    set selected(value) {
        this.document.setSelected(this, Boolean(value));
    }
    get locked() {
        return ELEMENT.locked.read(this.node);
    }
    set locked(value) {
        if (value) this.document.setSelected(this, false);
        host_saving().assign(this.node, ELEMENT.locked, 'Element.locked', value);
    }
    get left() {
        return this.round(this.box.left);
    }
    get top() {
        return this.round(this.box.top);
    }
    get width() {
        return this.round(this.box.right - this.box.left);
    }
    set width(value) {
        resizeTo(this, checkNumber('Element.width', value, 0), undefined);
    }
    get height() {
        return this.round(this.box.bottom - this.box.top);
    }
    set height(value) {
        resizeTo(this, undefined, checkNumber('Element.height', value, 0));
    }
    get x() {
        return this.round(this.reference.x);
    }
    set x(value) {
        moveBy(this, this.round(checkNumber('Element.x', value)) - this.x, 0);
    }
    get y() {
        return this.round(this.reference.y);
    }
    set y(value) {
        moveBy(this, 0, this.round(checkNumber('Element.y', value)) - this.y);
    }
    get matrix() {
        return readCutMatrix(this.node);
    }
    set matrix(value) {
        this.writeMatrix(checkMatrix('Element.matrix', value));
    }
    get scaleX() {
        return host_shown().decompose(this.matrix).scaleX;
    }
    set scaleX(value) {
        this.writeParts({
            scaleX: checkNumber('Element.scaleX', value)
        });
    }
    get scaleY() {
        return host_shown().decompose(this.matrix).scaleY;
    }
    set scaleY(value) {
        this.writeParts({
            scaleY: checkNumber('Element.scaleY', value)
        });
    }
    get skewX() {
        return host_shown().decompose(this.matrix).skewX;
    }
    set skewX(value) {
        this.writeParts({
            skewX: checkNumber('Element.skewX', value)
        });
    }
    get skewY() {
        return host_shown().decompose(this.matrix).skewY;
    }
    set skewY(value) {
        this.writeParts({
            skewY: checkNumber('Element.skewY', value)
        });
    }
    get rotation() {
        return host_shown().rotationOf(host_shown().decompose(this.matrix));
    }
    set rotation(value) {
        const angle = host_shown().normalizeAngle(checkNumber('Element.rotation', value));
        const { skewX, skewY } = host_shown().decompose(this.matrix);
        this.writeParts({
            skewX: host_shown().normalizeAngle(skewX + angle - skewY),
            skewY: angle
        });
    }
    get transformX() {
        return this.round(this.pivot.x);
    }
    set transformX(value) {
        moveBy(this, this.round(checkNumber('Element.transformX', value)) - this.transformX, 0);
    }
    get transformY() {
        return this.round(this.pivot.y);
    }
    set transformY(value) {
        moveBy(this, 0, this.round(checkNumber('Element.transformY', value)) - this.transformY);
    }
    getTransformationPoint() {
        const { x, y } = this.localPivot;
        return {
            x: this.round(x),
            y: this.round(y)
        };
    }
    setTransformationPoint(transformationPoint) {
        const { x, y } = checkPoint('Element.setTransformationPoint', transformationPoint);
        this.writePivot({
            x: this.round(x),
            y: this.round(y)
        });
    }
    get transformationPoint() {
        return this.getTransformationPoint();
    }
    set transformationPoint(value) {
        const { x, y } = checkPoint('Element.transformationPoint', value);
        this.setTransformationPoint({
            x,
            y
        });
    }
    get objectSpaceBounds() {
        const box = host_shown().ContentBounds.of(this.document.film).ofContent(FilmElement.of(this.node));
        if (isEmpty(box)) return {
            left: 0,
            top: 0,
            right: 0,
            bottom: 0
        };
        return {
            left: this.round(box.left),
            top: this.round(box.top),
            right: this.round(box.right),
            bottom: this.round(box.bottom)
        };
    }
    getPersistentData(name) {
        return host_saving().getData(this.node, String(name)) ?? 0;
    }
    hasPersistentData(name) {
        return host_saving().hasData(this.node, String(name));
    }
    setPersistentData(name, type, value) {
        this.checkKeepsData('setPersistentData');
        host_saving().addData(this.node, 'Element.setPersistentData', name, type, value);
    }
    removePersistentData(name) {
        const isThere = host_saving().hasData(this.node, String(name));
        host_saving().removeData(this.node, String(name));
        return isThere;
    }
    getPublishPersistentData(name, format) {
        return isPublished(this.node, format, name);
    }
    setPublishPersistentData(name, format, publish) {
        this.checkKeepsData('setPublishPersistentData');
        setPublished(this.node, 'Element.setPublishPersistentData', {
            format,
            name,
            publish
        });
    }
    checkKeepsData(method) {
        if (this.keepsData) return;
        throw new HostError(`Element.${method}: only instances of symbols and bitmaps hold persistent data`);
    }
    get document() {
        return this.owner.document;
    }
    get box() {
        const box = this.bounds;
        if (!isEmpty(box)) return box;
        const { x, y } = this.reference;
        return {
            left: x,
            top: y,
            right: x,
            bottom: y
        };
    }
    get bounds() {
        return host_shown().ContentBounds.of(this.document.film).ofElement(FilmElement.of(this.node));
    }
    get reference() {
        const { tx, ty } = this.matrix;
        return {
            x: tx,
            y: ty
        };
    }
    get pivot() {
        return apply(readCutMatrix(this.node), this.storedPivot);
    }
    transformBy(change) {
        host_saving().transformNode(this.node, change, this.roundsToTwips);
    }
    get localPivot() {
        return this.storedPivot;
    }
    writePivot(point) {
        writeTransformationPoint(this.node, point);
    }
    get storedPivot() {
        return host_shown().ContentBounds.of(this.document.film).pivotOf(FilmElement.of(this.node));
    }
    writeMatrix(matrix) {
        const before = readCutMatrix(this.node);
        writeMatrix(this.node, storable(matrix, before, this.roundsToTwips), before);
    }
    writeParts(parts) {
        const matrix = host_shown().turned(this.matrix, parts);
        if (this.document.switches.transformsAbout === 'registrationPoint') {
            this.writeMatrix(matrix);
            return;
        }
        const { storedPivot, pivot } = this;
        const moved = apply(matrix, storedPivot);
        this.writeMatrix({
            ...matrix,
            tx: matrix.tx + pivot.x - moved.x,
            ty: matrix.ty + pivot.y - moved.y
        });
    }
    get keepsData() {
        return false;
    }
    round(value) {
        return this.roundsToTwips ? toTwips(value) + 0 : value;
    }
    get roundsToTwips() {
        return this.document.switches.roundToTwips;
    }
}

const INSTANCE_TYPES = {
    DOMSymbolInstance: 'symbol',
    DOMComponentInstance: 'symbol',
    DOMBitmapInstance: 'bitmap',
    DOMVideoInstance: 'video',
    DOMCompiledClipInstance: 'compiled clip'
};
const ITEM_TYPES = {
    DOMSymbolInstance: [
        'movie clip',
        'graphic',
        'button'
    ],
    DOMComponentInstance: [
        'component'
    ],
    DOMBitmapInstance: [
        'bitmap'
    ],
    DOMVideoInstance: [
        'video',
        'embedded video',
        'linked video'
    ],
    DOMCompiledClipInstance: [
        'compiled clip'
    ]
};
class Instance extends Element {
    static{
        this.className = 'Instance';
    }
    get elementType() {
        return 'instance';
    }
    get instanceType() {
        return lookUp(INSTANCE_TYPES, this.node.name) ?? '';
    }
    get libraryItem() {
        return this.document.itemAt(this.itemPath) ?? null;
    }
    set libraryItem(value) {
        const allowed = lookUp(ITEM_TYPES, this.node.name) ?? [];
        const item = value && this.document.itemAt(String(value.name));
        if (!item || item !== value) {
            throw new HostError(`Instance.libraryItem: expected an item of this document's library, got ${describeValue(value)}`);
        }
        if (!allowed.includes(item.itemType)) {
            throw new HostError(`Instance.libraryItem: expected an item of the same kind (${allowed.join(', ')}), got the ${item.itemType} "${item.name}"`);
        }
        this.document.checkShows('Instance.libraryItem', this.layer, item);
        this.node.setAttr('libraryItemName', item.storedName);
    }
    get itemPath() {
        return INSTANCE.libraryItemName.read(this.node);
    }
}

class BitmapInstance extends Instance {
    static{
        this.className = 'BitmapInstance';
    }
    get hPixels() {
        return this.size.width;
    }
    get vPixels() {
        return this.size.height;
    }
    get keepsData() {
        return true;
    }
    get size() {
        const item = this.libraryItem;
        return item ? host_shown().sizeOf(item.node) : {
            width: 0,
            height: 0
        };
    }
}

const { accName, description, shortcut, tabIndex, silent, forceSimple } = ACCESSIBILITY;
const SAID = [
    accName,
    description,
    shortcut,
    tabIndex,
    silent,
    forceSimple
];
function setAccessibility(node, attribute, member, value) {
    const given = host_saving().checked(attribute, member, value);
    if (attribute.read(node) === given) return;
    attribute.write(node, given);
    const isAny = SAID.some((each)=>each.read(node) !== each.initial);
    ACCESSIBILITY.hasAccessibleData.write(node, isAny);
}

class DisplayInstance extends Instance {
    static{
        this.atTimes = [
            'brightness',
            'tintColor',
            'tintPercent'
        ];
    }
    get visible() {
        return INSTANCE.isVisible.read(this.node);
    }
    set visible(value) {
        INSTANCE.isVisible.write(this.node, Boolean(value));
    }
    get blendMode() {
        return BLENDING.blendMode.read(this.node);
    }
    set blendMode(value) {
        host_saving().assign(this.node, BLENDING.blendMode, `${this.className}.blendMode`, value);
    }
    get cacheAsBitmap() {
        return INSTANCE.cacheAsBitmap.read(this.node);
    }
    set cacheAsBitmap(value) {
        INSTANCE.cacheAsBitmap.write(this.node, Boolean(value));
    }
    get filters() {
        return host_saving().readFilters(this.node);
    }
    set filters(value) {
        host_saving().writeFilters(this.node, `${this.className}.filters`, value);
    }
    get useBackgroundColor() {
        return !INSTANCE.bits32.read(this.node);
    }
    set useBackgroundColor(value) {
        INSTANCE.bits32.write(this.node, !value);
    }
    get backgroundColor() {
        return formatColor({
            rgb: matteColorOf(this.node),
            alpha: 1
        });
    }
    set backgroundColor(value) {
        const { rgb } = parseColor(`${this.className}.backgroundColor`, value);
        childOrNew(this.node, 'MatteColor').setAttr('color', rgb);
    }
    get colorMode() {
        return colorModeOf(this.node);
    }
    set colorMode(value) {
        setColorMode(this.node, checkChoice(`${this.className}.colorMode`, value, COLOR_MODES));
    }
    get brightness() {
        this.needMode('brightness', 'brightness');
        return Math.round(brightnessOf(this.node) * 100);
    }
    get tintColor() {
        this.needMode('tint', 'tintColor');
        return tintOf(this.node).color;
    }
    get tintPercent() {
        this.needMode('tint', 'tintPercent');
        return Math.round(tintOf(this.node).strength * 100);
    }
    get colorRedPercent() {
        return this.percent('red');
    }
    set colorRedPercent(value) {
        this.setPercent('red', 'colorRedPercent', value);
    }
    get colorGreenPercent() {
        return this.percent('green');
    }
    set colorGreenPercent(value) {
        this.setPercent('green', 'colorGreenPercent', value);
    }
    get colorBluePercent() {
        return this.percent('blue');
    }
    set colorBluePercent(value) {
        this.setPercent('blue', 'colorBluePercent', value);
    }
    get colorAlphaPercent() {
        return this.percent('alpha');
    }
    set colorAlphaPercent(value) {
        this.setPercent('alpha', 'colorAlphaPercent', value);
    }
    get colorRedAmount() {
        return this.amount('red');
    }
    set colorRedAmount(value) {
        this.setAmount('red', 'colorRedAmount', value);
    }
    get colorGreenAmount() {
        return this.amount('green');
    }
    set colorGreenAmount(value) {
        this.setAmount('green', 'colorGreenAmount', value);
    }
    get colorBlueAmount() {
        return this.amount('blue');
    }
    set colorBlueAmount(value) {
        this.setAmount('blue', 'colorBlueAmount', value);
    }
    get colorAlphaAmount() {
        return this.amount('alpha');
    }
    set colorAlphaAmount(value) {
        this.setAmount('alpha', 'colorAlphaAmount', value);
    }
    get accName() {
        return ACCESSIBILITY.accName.read(this.node);
    }
    set accName(value) {
        setAccessibility(this.node, ACCESSIBILITY.accName, `${this.className}.accName`, value);
    }
    get description() {
        return ACCESSIBILITY.description.read(this.node);
    }
    set description(value) {
        setAccessibility(this.node, ACCESSIBILITY.description, `${this.className}.description`, value);
    }
    get shortcut() {
        return ACCESSIBILITY.shortcut.read(this.node);
    }
    set shortcut(value) {
        setAccessibility(this.node, ACCESSIBILITY.shortcut, `${this.className}.shortcut`, value);
    }
    get tabIndex() {
        return ACCESSIBILITY.tabIndex.read(this.node);
    }
    set tabIndex(value) {
        setAccessibility(this.node, ACCESSIBILITY.tabIndex, `${this.className}.tabIndex`, value);
    }
    get silent() {
        return ACCESSIBILITY.silent.read(this.node);
    }
    set silent(value) {
        setAccessibility(this.node, ACCESSIBILITY.silent, `${this.className}.silent`, value);
    }
    get forceSimple() {
        return ACCESSIBILITY.forceSimple.read(this.node);
    }
    set forceSimple(value) {
        setAccessibility(this.node, ACCESSIBILITY.forceSimple, `${this.className}.forceSimple`, value);
    }
    get keepsData() {
        return true;
    }
    get className() {
        return this.constructor.className;
    }
    needMode(mode, member) {
        if (this.colorMode !== mode) {
            throw new HostError(`${this.className}.${member}: only with colorMode "${mode}", which is "${this.colorMode}" here`);
        }
    }
    percent(channel) {
        return Math.round(colorTransformOf(this.node)[channel].multiplier * 100);
    }
    setPercent(channel, member, value) {
        const percent = checkNumber(`${this.className}.${member}`, value, -100, 100);
        setChannel(this.node, channel, {
            multiplier: percent / 100
        });
    }
    amount(channel) {
        return Math.round(colorTransformOf(this.node)[channel].offset);
    }
    setAmount(channel, member, value) {
        setChannel(this.node, channel, {
            offset: checkNumber(`${this.className}.${member}`, value, -255, 255)
        });
    }
}

class CompiledClipInstance extends DisplayInstance {
    static{
        this.className = 'CompiledClipInstance';
    }
}

class DocumentParameter extends recordOf(PARAMETER) {
    constructor(node){
        super(node), this.node = node;
    }
}
function parametersOf(instance) {
    const text = instance.child('parametersAsXML')?.text() ?? '';
    const list = new XmlFile('parametersAsXML', `<properties>${text}</properties>`).root;
    return list.children.flatMap((property)=>property.childrenNamed('Inspectable')).map((parameter)=>new DocumentParameter(parameter));
}

class Parameter extends HostObject {
    static{
        this.className = 'Parameter';
    }
    constructor(inspectable, instance){
        super(), this.inspectable = inspectable, this.instance = instance;
    }
    get isStale() {
        return this.instance.isStale;
    }
    get name() {
        return readText(this.inspectable, 'name');
    }
    get category() {
        return readText(this.inspectable, 'category');
    }
    get valueType() {
        return readText(this.inspectable, 'type', 'Default');
    }
    get verbose() {
        return readInteger(this.inspectable, 'verbose');
    }
    get value() {
        const text = readText(this.inspectable, 'defaultValue');
        if (this.valueType === 'Number') return Number(text);
        return this.valueType === 'Boolean' ? text === 'true' : text;
    }
    get listIndex() {
        return this.valueType === 'List' ? readText(this.inspectable, 'enumeration').split(',').indexOf(String(this.value)) : -1;
    }
}

const SYMBOL_TYPES = [
    'button',
    'movie clip',
    'graphic'
];
const LOOPS = [
    'loop',
    'play once',
    'single frame',
    'loop reverse',
    'play once reverse'
];
class SymbolInstance extends DisplayInstance {
    static{
        this.className = 'SymbolInstance';
    }
    get symbolType() {
        return INSTANCE.symbolType.read(this.node);
    }
    set symbolType(value) {
        const type = checkChoice('SymbolInstance.symbolType', value, SYMBOL_TYPES);
        if (type === this.symbolType) return;
        const { symbolType, loop, firstFrame, lastFrame } = INSTANCE;
        symbolType.write(this.node, type);
        for (const { name } of [
            loop,
            firstFrame,
            lastFrame
        ])this.node.setAttr(name, null);
        if (type === 'graphic') this.node.setAttr(loop.name, loop.initial);
    }
    get firstFrame() {
        return this.isGraphic ? INSTANCE.firstFrame.read(this.node) : undefined;
    }
    set firstFrame(value) {
        if (!this.isPlayed('firstFrame')) return;
        host_saving().assign(this.node, INSTANCE.firstFrame, 'SymbolInstance.firstFrame', value);
    }
    get lastFrame() {
        return this.isGraphic ? INSTANCE.lastFrame.read(this.node) : undefined;
    }
    set lastFrame(value) {
        if (!this.isPlayed('lastFrame')) return;
        host_saving().assign(this.node, INSTANCE.lastFrame, 'SymbolInstance.lastFrame', value);
    }
    get loop() {
        return this.isGraphic ? INSTANCE.loop.read(this.node) : undefined;
    }
    set loop(value) {
        if (!this.isPlayed('loop')) return;
        this.node.setAttr(INSTANCE.loop.name, checkChoice('SymbolInstance.loop', value, LOOPS));
    }
    get buttonTracking() {
        return INSTANCE.trackAsMenu.read(this.node) ? 'menu' : 'button';
    }
    set buttonTracking(value) {
        const tracking = checkChoice('SymbolInstance.buttonTracking', value, [
            'button',
            'menu'
        ]);
        if (this.symbolType === 'button') INSTANCE.trackAsMenu.write(this.node, tracking === 'menu');
    }
    get bitmapRenderMode() {
        if (INSTANCE.exportAsBitmap.read(this.node)) return 'export';
        return this.cacheAsBitmap ? 'cache' : 'none';
    }
    set bitmapRenderMode(value) {
        const mode = checkChoice('SymbolInstance.bitmapRenderMode', value, [
            'none',
            'cache',
            'export'
        ]);
        INSTANCE.exportAsBitmap.write(this.node, mode === 'export');
        INSTANCE.cacheAsBitmap.write(this.node, mode === 'cache');
    }
    get is3D() {
        return isInSpace(this.node);
    }
    get isGraphic() {
        return this.symbolType === 'graphic';
    }
    isPlayed(member) {
        if (this.isGraphic) return true;
        const fault = `SymbolInstance.${member}: only graphics have it, and this is a ${this.symbolType}`;
        if (this.document.switches.era === 'cs6') throw new HostError(fault);
        this.document.warn(fault);
        return false;
    }
}

class ComponentInstance extends SymbolInstance {
    static{
        this.className = 'ComponentInstance';
    }
    get parameters() {
        const source = this.node.child('parametersAsXML')?.text() ?? '';
        if (source !== this.source) {
            this.source = source;
            this.parameterCache = parametersOf(this.node).map(({ node })=>new Parameter(node, this));
        }
        return this.parameterCache;
    }
    constructor(...args){
        super(...args), this.source = '', this.parameterCache = [];
    }
}

const types = new Map();
let otherType;
function registerElements(byNode, other) {
    for (const [name, type] of Object.entries(byNode))types.set(name, type);
    otherType = other;
}
function elementOf(node, owner) {
    const existing = node.view;
    if (existing) {
        existing.owner = owner;
        return existing;
    }
    const type = types.get(node.name) ?? otherType;
    if (!type) throw new Error('elementOf: no kinds of elements are registered; import model/elements, not a file in it');
    const element = new type(node, owner);
    node.view = element;
    return element;
}

const STYLES$1 = [
    'noFill',
    'solid',
    'bitmap',
    'linearGradient',
    'radialGradient'
];
function readFill(holder) {
    const node = holder?.children.at(0);
    if (!node) return {
        style: 'noFill'
    };
    const paint = readPaint(node);
    switch(paint?.tag){
        case 'SolidColor':
            return {
                style: 'solid',
                color: formatColor(paint.rgba)
            };
        case 'BitmapFill':
            {
                const { bitmapPath, bitmapIsClipped } = paint;
                return {
                    style: 'bitmap',
                    bitmapPath,
                    bitmapIsClipped,
                    matrix: readCutMatrix(node)
                };
            }
        case 'LinearGradient':
            return readGradient(node, paint, 'linearGradient');
        case 'RadialGradient':
            return {
                ...readGradient(node, paint, 'radialGradient'),
                focalPoint: Math.round(paint.focalPointRatio * 255)
            };
        default:
            return {
                style: 'noFill'
            };
    }
}
function readGradient(node, paint, style) {
    return {
        style,
        ...host_saving().entryArrays(paint.stops),
        matrix: readCutMatrix(node),
        overflow: paint.spreadMethod,
        linearRGB: paint.isMixedInLight
    };
}
function paintNode(member, value) {
    const fill = checkObject(member, value, 'a Fill object');
    const style = checkChoice(`${member}: style`, fill.style, STYLES$1);
    switch(style){
        case 'noFill':
            return undefined;
        case 'solid':
            return XmlNode.create('SolidColor', host_saving().colorAttributes(`${member}: color`, fill.color));
        case 'bitmap':
            return placed(XmlNode.create('BitmapFill', {
                bitmapPath: checkText(`${member}: bitmapPath`, fill.bitmapPath),
                bitmapIsClipped: String(Boolean(fill.bitmapIsClipped))
            }), member, fill);
        default:
            return gradientNode(style, member, fill);
    }
}
function gradientNode(style, member, fill) {
    const { spreadMethod, interpolationMethod, focalPointRatio } = PAINT_SCHEMA.RadialGradient;
    const overflow = String(fill.overflow ?? spreadMethod.initial).toLowerCase();
    const focal = style === 'radialGradient' ? checkNumber(`${member}: focalPoint`, fill.focalPoint ?? 0, -255, 255) : 0;
    const node = XmlNode.create(style === 'linearGradient' ? 'LinearGradient' : 'RadialGradient');
    spreadMethod.write(node, host_saving().checked(spreadMethod, `${member}: overflow`, overflow));
    interpolationMethod.write(node, fill.linearRGB ? 'linearRGB' : 'rgb');
    focalPointRatio.write(node, focal / 255);
    for (const entry of host_saving().entryNodes(member, fill))node.append(entry);
    return placed(node, member, fill);
}
function placed(node, member, fill) {
    if (fill.matrix !== undefined) writeMatrix(node, checkMatrix(`${member}: matrix`, fill.matrix));
    return node;
}

const STROKE_WORDS = {
    RaggedStroke: {
        pattern: [
            'solid',
            'simple',
            'random',
            'dotted',
            'random dotted',
            'triple dotted',
            'random triple dotted'
        ],
        waveHeight: [
            'flat',
            'wavy',
            'very wavy',
            'wild'
        ],
        waveLength: [
            'very short',
            'short',
            'medium',
            'long'
        ]
    },
    StippleStroke: {
        dotSize: [
            'tiny',
            'small',
            'medium',
            'large'
        ],
        variation: [
            'one size',
            'small variation',
            'varied sizes',
            'random sizes'
        ],
        density: [
            'very dense',
            'dense',
            'sparse',
            'very sparse'
        ]
    },
    HatchedStroke: {
        hatchThickness: [
            'hairline',
            'thin',
            'medium',
            'thick'
        ],
        space: [
            'very close',
            'close',
            'distant',
            'very distant'
        ],
        jiggle: [
            'none',
            'bounce',
            'loose',
            'wild'
        ],
        rotate: [
            'none',
            'slight',
            'medium',
            'free'
        ],
        curve: [
            'straight',
            'slight curve',
            'medium curve',
            'very curved'
        ],
        length: [
            'equal',
            'slight variation',
            'medium variation'
        ]
    }
};

const HAIRLINE = 0.05;
const KINDS$1 = {
    SolidStroke: {
        style: 'solid'
    },
    DashedStroke: {
        style: 'dashed',
        lengths: STROKE_LENGTHS.DashedStroke
    },
    DottedStroke: {
        style: 'dotted',
        lengths: STROKE_LENGTHS.DottedStroke
    },
    RaggedStroke: {
        style: 'ragged',
        words: STROKE_WORDS.RaggedStroke
    },
    StippleStroke: {
        style: 'stipple',
        words: STROKE_WORDS.StippleStroke
    },
    HatchedStroke: {
        style: 'hatched',
        words: STROKE_WORDS.HatchedStroke
    }
};
const LENGTHS = {
    random: 'medium variation',
    slight: 'slight variation'
};
const STYLES = [
    'noStroke',
    ...Object.values(KINDS$1).map(({ style })=>style)
];
function readStroke(holder) {
    const node = holder?.children[0];
    const kind = node && lookUp(KINDS$1, node.name);
    if (!kind) return {
        style: 'noStroke'
    };
    const shapeFill = readFill(node.child('fill'));
    const { isHairline, weight, caps, joints, miterLimit, scaleMode, pixelHinting, sharpCorners } = new DocumentStroke(node);
    const stroke = {
        style: kind.style,
        thickness: isHairline ? HAIRLINE : weight,
        color: shapeFill.style === 'solid' ? shapeFill.color : '#000000',
        capType: caps,
        joinType: joints,
        miterLimit,
        scaleType: scaleMode,
        strokeHinting: pixelHinting,
        breakAtCorners: sharpCorners,
        shapeFill
    };
    for (const [name, length] of Object.entries(kind.lengths ?? {}))stroke[name] = length.read(node);
    for (const name of Object.keys(kind.words ?? {}))stroke[name] = node.attr(name);
    return stroke;
}
function strokeNode(member, value) {
    const stroke = checkObject(member, value, 'a Stroke object');
    const style = checkChoice(`${member}: style`, stroke.style, STYLES);
    const kind = Object.entries(KINDS$1).find(([, { style: known }])=>known === style);
    if (!kind) return undefined;
    const [name, { lengths = {}, words = {} }] = kind;
    const node = XmlNode.create(name);
    const given = (attribute, property, byDefault = attribute.initial)=>host_saving().checked(attribute, `${member}: ${property}`, stroke[property] ?? byDefault);
    const thickness = given(STROKE.weight, 'thickness');
    const isThin = thickness <= HAIRLINE;
    const [caps, joints] = [
        given(STROKE.caps, 'capType'),
        given(STROKE.joints, 'joinType')
    ];
    STROKE.scaleMode.write(node, given(STROKE.scaleMode, 'scaleType', 'normal'));
    STROKE.solidStyle.write(node, isThin && style === 'solid' ? 'hairline' : 'solid');
    STROKE.weight.write(node, isThin ? STROKE.weight.initial : thickness);
    STROKE.caps.write(node, caps);
    STROKE.joints.write(node, joints);
    STROKE.miterLimit.write(node, given(STROKE.miterLimit, 'miterLimit'));
    STROKE.pixelHinting.write(node, Boolean(stroke.strokeHinting));
    STROKE.sharpCorners.write(node, Boolean(stroke.breakAtCorners));
    for (const [extra, length] of Object.entries(lengths))node.setAttr(extra, length.format(given(length, extra)));
    for (const [extra, choices] of Object.entries(words)){
        const word = extra === 'length' ? lookUp(LENGTHS, String(stroke.length)) ?? stroke.length : stroke[extra];
        if (word !== undefined) node.setAttr(extra, checkChoice(`${member}: ${extra}`, word, choices));
    }
    const paint = paintNode(`${member}: shapeFill`, paintOf(stroke));
    node.append(XmlNode.create('fill', {}, paint ? [
        paint
    ] : []));
    return node;
}
function paintOf({ shapeFill, color }) {
    const isPlain = shapeFill === undefined || shapeFill?.style === 'solid';
    return isPlain && color !== undefined ? {
        style: 'solid',
        color
    } : shapeFill ?? {
        style: 'solid',
        color: 0
    };
}

class Contour extends HostObject {
    static{
        this.className = 'Contour';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    get fill() {
        return this.graph.paints.fill(this.area === 0 ? 0 : this.graph.fillStyle(this.halves[0]));
    }
    set fill(value) {
        const { segments } = this.graph.edit('Contour.fill');
        const style = host_editing().fillStyleOf(this.graph.shape, 'Contour.fill', value);
        for (const half of this.halves)segments[half >> 1][half & 1 ? 'fillStyle0' : 'fillStyle1'] = style;
    }
    get interior() {
        return this.area > 0;
    }
    get orientation() {
        return -Math.sign(this.area) + 0;
    }
    get area() {
        return this.graph.walks.loops[this.index].area;
    }
    getHalfEdge() {
        return this.graph.halfEdge(this.halves[0]);
    }
    get halves() {
        return this.graph.walks.loops[this.index].halves;
    }
}

const CONTROLS = [
    0,
    1,
    2
];
class Edge extends HostObject {
    static{
        this.className = 'Edge';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    get id() {
        return this.index;
    }
    get isLine() {
        return this.graph.isLine(this.index) ? 1 : 0;
    }
    get cubicSegmentIndex() {
        return this.graph.cubics.indices[this.index];
    }
    get stroke() {
        return this.graph.paints.stroke(this.graph.strokeStyle(this.index));
    }
    set stroke(value) {
        const { segments } = this.graph.edit('Edge.stroke');
        segments[this.index].strokeStyle = host_editing().strokeStyleOf(this.graph.shape, 'Edge.stroke', value);
    }
    getControl(i) {
        return this.graph.point(this.index, controlIndex('Edge.getControl', i));
    }
    setControl(index, x, y) {
        const which = controlIndex('Edge.setControl', index);
        const point = {
            x: checkNumber('Edge.setControl: x', x),
            y: checkNumber('Edge.setControl: y', y)
        };
        const segment = this.graph.edit('Edge.setControl').segments[this.index];
        if (which === 1) Object.assign(segment, {
            control: point,
            isLine: false
        });
        else Object.assign(which === 0 ? segment.start : segment.end, point);
    }
    getHalfEdge(index) {
        return this.graph.halfEdge(2 * this.index + checkNumber('Edge.getHalfEdge', index, 0, 1));
    }
    splitEdge(t) {
        const at = checkNumber('Edge.splitEdge', t, 0, 1);
        const { segments } = this.graph.edit('Edge.splitEdge');
        segments.push(host_editing().splitSegment(segments[this.index], at));
    }
}
function controlIndex(member, value) {
    return Number(checkChoice(member, String(value), CONTROLS.map(String)));
}

class HalfEdge extends HostObject {
    static{
        this.className = 'HalfEdge';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    get id() {
        return this.index + 1;
    }
    getEdge() {
        return this.graph.edge(this.index >> 1);
    }
    getNext() {
        return this.graph.halfEdge(this.graph.walks.previous[this.index]);
    }
    getPrev() {
        return this.graph.halfEdge(this.graph.walks.next[this.index]);
    }
    getOppositeHalfEdge() {
        return this.graph.halfEdge(this.index ^ 1);
    }
    getVertex() {
        return this.graph.vertex(this.graph.halfEdges.origin(this.index));
    }
}

class Vertex extends HostObject {
    static{
        this.className = 'Vertex';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    get x() {
        return this.graph.vertexAt(this.index).x;
    }
    get y() {
        return this.graph.vertexAt(this.index).y;
    }
    getHalfEdge() {
        return this.graph.halfEdgeFrom(this.index);
    }
    setLocation(x, y) {
        const point = {
            x: checkNumber('Vertex.setLocation: x', x),
            y: checkNumber('Vertex.setLocation: y', y)
        };
        Object.assign(this.graph.edit('Vertex.setLocation').vertices[this.index], point);
    }
}

class Shape extends Element {
    static{
        this.className = 'Shape';
    }
    get elementType() {
        return 'shape';
    }
    get name() {
        return '';
    }
    set name(_value) {
    }
    get locked() {
        return false;
    }
    set locked(_value) {
    }
    get isGroup() {
        return this.node.name === 'DOMGroup' || this.isDrawingObject;
    }
    get isDrawingObject() {
        return SHAPE.isDrawingObject.read(this.node);
    }
    get isFloating() {
        return SHAPE.isFloating.read(this.node);
    }
    get isOvalObject() {
        return this.node.name === 'DOMOvalObject';
    }
    get isRectangleObject() {
        return this.node.name === 'DOMRectangleObject';
    }
    get members() {
        return this.everyMember.filter((member)=>!(member instanceof Shape && member.isRaw));
    }
    get everyMember() {
        return this.node.child('members')?.children.map((node)=>elementOf(node, this)) ?? [];
    }
    get contours() {
        return this.graphs.flatMap(({ contours })=>contours);
    }
    get edges() {
        return this.graphs.flatMap(({ edges })=>edges);
    }
    get vertices() {
        return this.graphs.flatMap(({ vertices })=>vertices);
    }
    get numCubicSegments() {
        return this.cubicSegments.length;
    }
    getCubicSegmentPoints(cubicSegmentIndex) {
        const segments = this.cubicSegments;
        const index = checkNumber('Shape.getCubicSegmentPoints', cubicSegmentIndex, 0, segments.length - 1);
        return [
            ...segments[Math.trunc(index)]
        ];
    }
    getCustomFill() {
        return host_editing().customFillOf(this.firstPainted);
    }
    setCustomFill(fill) {
        for (const node of this.paintedNodes)host_editing().paintFills(node, 'Shape.setCustomFill', fill);
    }
    getCustomStroke() {
        return host_editing().customStrokeOf(this.firstPainted);
    }
    setCustomStroke(stroke) {
        for (const node of this.paintedNodes)host_editing().paintStrokes(node, 'Shape.setCustomStroke', ()=>stroke);
    }
    get paintedNodes() {
        if (this.node.name !== 'DOMGroup') return [
            this.node
        ];
        return this.everyMember.flatMap((member)=>member instanceof Shape ? member.paintedNodes : []);
    }
    get firstPainted() {
        return this.paintedNodes[0] ?? this.node;
    }
    beginEdit() {
        for (const graph of this.graphs)graph.beginEdit();
    }
    endEdit() {
        for (const graph of this.graphs)graph.endEdit();
    }
    deleteEdge(index) {
        const edge = this.edges.at(checkNumber('Shape.deleteEdge', index, 0));
        const graph = edge && this.graphs.find(({ edges })=>edges.includes(edge));
        if (!graph) throw new HostError(`Shape.deleteEdge: the shape has ${this.edges.length} edges, there is none at ${index}`);
        graph.edit('Shape.deleteEdge').segments[edge.id].isDeleted = true;
    }
    get matrix() {
        if (!this.isBaked) return super.matrix;
        return {
            ...readCutMatrix(this.node),
            tx: this.x,
            ty: this.y
        };
    }
    set matrix(value) {
        super.matrix = value;
    }
    get reference() {
        const { bounds } = this;
        if (!isEmpty(bounds)) return centerOf(bounds);
        const { tx, ty } = readMatrix(this.node);
        return {
            x: tx,
            y: ty
        };
    }
    get pivot() {
        return readTransformationPoint(this.node) || !this.isBaked ? super.pivot : this.reference;
    }
    get isRaw() {
        return this.node.name === 'DOMShape' && this.isBaked;
    }
    get localPivot() {
        return this.pivot;
    }
    writePivot(point) {
        const inverse = invert(readMatrix(this.node));
        super.writePivot(inverse ? apply(inverse, point) : point);
    }
    writeMatrix(matrix) {
        if (!this.isBaked) {
            super.writeMatrix(matrix);
            return;
        }
        const before = this.matrix;
        const inverse = invert(before);
        this.transformBy(inverse ? concat(matrix, inverse) : translation(matrix.tx - before.tx, matrix.ty - before.ty));
    }
    writeParts(parts) {
        const { x, y } = this;
        super.writeParts(parts);
        this.x = x;
        this.y = y;
    }
    get isBaked() {
        return isBaked(this.node);
    }
    get graphs() {
        if (this.node.name !== 'DOMGroup') return [
            this.graph
        ];
        return this.everyMember.flatMap((member)=>member instanceof Shape && member.isRaw ? [
                member.graph
            ] : []);
    }
    get cubicSegments() {
        return this.graphs.flatMap(({ cubics })=>cubics.segments);
    }
    get graph() {
        const outline = host_shown().outlineOf(this.node);
        if (this.graphCache?.outline !== outline) this.graphCache = new (host_editing().ShapeGraph)(this.node, outline);
        return this.graphCache;
    }
}

class Oval extends Shape {
    static{
        this.className = 'Oval';
    }
    get closePath() {
        return PRIMITIVE.closePath.read(this.node);
    }
    get startAngle() {
        return PRIMITIVE.startAngle.read(this.node);
    }
    get endAngle() {
        return PRIMITIVE.endAngle.read(this.node);
    }
    get innerRadius() {
        return PRIMITIVE.innerRadius.read(this.node);
    }
}

class Rectangle extends Shape {
    static{
        this.className = 'Rectangle';
    }
    get lockFlag() {
        return PRIMITIVE.lockFlag.read(this.node);
    }
    get topLeftRadius() {
        return PRIMITIVE.topLeftRadius.read(this.node);
    }
    get topRightRadius() {
        return PRIMITIVE.topRightRadius.read(this.node);
    }
    get bottomLeftRadius() {
        return PRIMITIVE.bottomLeftRadius.read(this.node);
    }
    get bottomRightRadius() {
        return PRIMITIVE.bottomRightRadius.read(this.node);
    }
}

function textOfRuns(runs) {
    return runs.map(charactersOf).join('');
}
function setCharacters(run, characters) {
    childOrNew(run, 'characters', [
        'textAttrs'
    ]).setText(characters.replace(/\r\n|\n/g, '\r'));
}
const unwritten = new WeakMap();
function attributesNodeOf(run) {
    const existing = formatNode(run) ?? unwritten.get(run);
    if (existing) return existing;
    const made = XmlNode.create('DOMTextAttrs');
    unwritten.set(run, made);
    return made;
}
function writableAttributesOf(run) {
    const node = attributesNodeOf(run);
    if (!node.parent) childOrNew(run, 'textAttrs').append(node);
    return node;
}
function replaceText(text, characters, start, end) {
    const target = runForInsertion(text, start, end);
    let offset = 0;
    for (const run of [
        ...runNodes(text)
    ]){
        const old = charactersOf(run);
        const from = clamp(start - offset, old.length);
        const to = clamp(end - offset, old.length);
        offset += old.length;
        const changed = run === target ? old.slice(0, from) + characters + old.slice(to) : old.slice(0, from) + old.slice(to);
        if (changed !== old) setCharacters(run, changed);
        if (changed === '' && runNodes(text).length > 1 && (run !== target || characters === '')) run.remove();
    }
}
function runForInsertion(text, start, end) {
    const runs = runNodes(text);
    if (runs.length === 0) return appendRun(text);
    let offset = 0;
    for (const run of runs){
        const length = charactersOf(run).length;
        if (start < offset + length || start === end && start === offset + length) return run;
        offset += length;
    }
    return runs[runs.length - 1];
}
function appendRun(text) {
    const run = XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], ''),
        XmlNode.create('textAttrs', {}, [
            XmlNode.create('DOMTextAttrs', {
                [TEXT_ATTRS.face.name]: TEXT_ATTRS.face.initial
            })
        ])
    ]);
    childOrNew(text, 'textRuns', [
        'filters'
    ]).append(run);
    return run;
}
function runsBetween(runs, start, end) {
    let offset = 0;
    return runs.filter((run)=>{
        const from = offset;
        offset += charactersOf(run).length;
        return from < end && offset > start;
    });
}
function isolateRuns(text, start, end) {
    splitAt(text, start);
    splitAt(text, end);
    return runsBetween(runNodes(text), start, end);
}
function splitAt(text, index) {
    let offset = 0;
    const runs = runNodes(text);
    for(let i = 0; i < runs.length; i++){
        const characters = charactersOf(runs[i]);
        const at = index - offset;
        if (at > 0 && at < characters.length) {
            const rest = runs[i].clone();
            setCharacters(runs[i], characters.slice(0, at));
            setCharacters(rest, characters.slice(at));
            runs[i].parent?.insert(rest, i + 1);
            return;
        }
        offset += characters.length;
    }
}
function joinRuns(text) {
    const runs = [
        ...runNodes(text)
    ];
    for(let i = runs.length - 1; i > 0; i--){
        if (look(runs[i]) !== look(runs[i - 1])) continue;
        setCharacters(runs[i - 1], charactersOf(runs[i - 1]) + charactersOf(runs[i]));
        runs[i].remove();
    }
}
function look(run) {
    const parts = attributesNodeOf(run).attributes().map(([name, value])=>`${name}=${value}`);
    return parts.sort().join('\n');
}
function paragraphsAround(characters, start, end) {
    const from = characters.lastIndexOf('\r', start - 1) + 1;
    const mark = characters.indexOf('\r', Math.max(start, end - 1));
    return [
        start === 0 ? 0 : from,
        mark < 0 ? characters.length : mark + 1
    ];
}
function clamp(value, length) {
    return Math.min(Math.max(0, value), length);
}

const STYLED = /^(.*?)-(Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/;
function parseFace(face) {
    const [, family, style, foundry] = STYLED.exec(face) ?? [];
    if (family !== undefined) {
        return {
            family,
            isBold: style.includes('Bold'),
            isItalic: /Italic|Oblique/.test(style),
            foundry: foundry ?? ''
        };
    }
    const [, plain, mark] = /^(.*?)(MT)?$/.exec(face) ?? [];
    return {
        family: plain,
        isBold: false,
        isItalic: false,
        foundry: mark ?? ''
    };
}
function isBold(face) {
    return parseFace(face).isBold;
}
function isItalic(face) {
    return parseFace(face).isItalic;
}
function restyled(face, change) {
    const before = parseFace(face);
    const after = {
        ...before,
        ...change
    };
    if (after.isBold === before.isBold && after.isItalic === before.isItalic) return face;
    const style = (after.isBold ? 'Bold' : '') + (after.isItalic ? 'Italic' : '');
    return after.family + (style === '' ? '' : `-${style}`) + after.foundry;
}

const stored = (attribute)=>({
        read: (node)=>attribute.read(node),
        write: (node, value, member)=>{
            host_saving().assign(node, attribute, member, value);
        }
    });
const ofParagraph = (attribute)=>({
        ...stored(attribute),
        isOfParagraph: true
    });
const style = (has, part)=>({
        read: (node)=>has(TEXT_ATTRS.face.read(node)),
        write: (node, value)=>{
            writeFace(node, restyled(TEXT_ATTRS.face.read(node), {
                [part]: Boolean(value)
            }));
        }
    });
const size = {
    ...stored(TEXT_ATTRS.size),
    write: (node, value, member)=>{
        host_saving().assign(node, TEXT_ATTRS.size, member, value);
        TEXT_ATTRS.bitmapSize.write(node, TEXT_ATTRS.size.read(node) * 20);
    }
};
const fillColor = {
    read: (node)=>formatColor(new TextFormat(node).color),
    write: (node, value, member)=>{
        const { rgb, alpha } = parseColor(member, value);
        TEXT_ATTRS.fillColor.write(node, rgb);
        TEXT_ATTRS.alpha.write(node, alpha);
    }
};
const face = {
    ...stored(TEXT_ATTRS.face),
    write: (node, value, member)=>{
        writeFace(node, checkText(member, value));
    }
};
function writeFace(node, name) {
    node.setAttr(TEXT_ATTRS.face.name, name);
}
const TEXT_ATTRIBUTES = {
    aliasText: stored(TEXT_ATTRS.aliasText),
    alignment: ofParagraph(TEXT_ATTRS.alignment),
    autoKern: stored(TEXT_ATTRS.autoKern),
    bold: style(isBold, 'isBold'),
    characterPosition: stored(TEXT_ATTRS.characterPosition),
    characterSpacing: stored(TEXT_ATTRS.letterSpacing),
    face,
    fillColor,
    indent: ofParagraph(TEXT_ATTRS.indent),
    italic: style(isItalic, 'isItalic'),
    leftMargin: ofParagraph(TEXT_ATTRS.leftMargin),
    letterSpacing: stored(TEXT_ATTRS.letterSpacing),
    lineSpacing: ofParagraph(TEXT_ATTRS.lineSpacing),
    rightMargin: ofParagraph(TEXT_ATTRS.rightMargin),
    rotation: stored(TEXT_ATTRS.rotation),
    size,
    target: stored(TEXT_ATTRS.target),
    url: stored(TEXT_ATTRS.url)
};
function textAttribute(member, name) {
    const isListed = Object.prototype.hasOwnProperty.call(TEXT_ATTRIBUTES, String(name));
    if (!isListed) {
        const names = Object.keys(TEXT_ATTRIBUTES).join(', ');
        throw new HostError(`${member}: expected the name of a text attribute (${names}), got ${describeValue(name)}`);
    }
    return TEXT_ATTRIBUTES[String(name)];
}

class TextAttrs extends HostObject {
    static{
        this.className = 'TextAttrs';
    }
    constructor(node, isTLF, attach){
        super(), this.node = node, this.isTLF = isTLF, this.attach = attach;
    }
    get notReadable() {
        return this.isTLF ? [
            'lineSpacing'
        ] : [];
    }
    get aliasText() {
        return this.read('aliasText');
    }
    set aliasText(value) {
        this.write('aliasText', value);
    }
    get alignment() {
        return this.read('alignment');
    }
    set alignment(value) {
        this.write('alignment', value);
    }
    get autoKern() {
        return this.read('autoKern');
    }
    set autoKern(value) {
        this.write('autoKern', value);
    }
    get bold() {
        return this.read('bold');
    }
    set bold(value) {
        this.write('bold', value);
    }
    get characterPosition() {
        return this.read('characterPosition');
    }
    set characterPosition(value) {
        this.write('characterPosition', value);
    }
    get characterSpacing() {
        return this.read('characterSpacing');
    }
    set characterSpacing(value) {
        this.write('characterSpacing', value);
    }
    get face() {
        return this.read('face');
    }
    set face(value) {
        this.write('face', value);
    }
    get fillColor() {
        return this.read('fillColor');
    }
    set fillColor(value) {
        this.write('fillColor', value);
    }
    get indent() {
        return this.read('indent');
    }
    set indent(value) {
        this.write('indent', value);
    }
    get italic() {
        return this.read('italic');
    }
    set italic(value) {
        this.write('italic', value);
    }
    get leftMargin() {
        return this.read('leftMargin');
    }
    set leftMargin(value) {
        this.write('leftMargin', value);
    }
    get letterSpacing() {
        return this.read('letterSpacing');
    }
    set letterSpacing(value) {
        this.write('letterSpacing', value);
    }
    get lineSpacing() {
        if (this.isTLF) throw notImplemented('TextAttrs.lineSpacing of TLF text');
        return this.read('lineSpacing');
    }
    set lineSpacing(value) {
        this.write('lineSpacing', value);
    }
    get rightMargin() {
        return this.read('rightMargin');
    }
    set rightMargin(value) {
        this.write('rightMargin', value);
    }
    get rotation() {
        return this.read('rotation');
    }
    set rotation(value) {
        this.write('rotation', value);
    }
    get size() {
        return this.read('size');
    }
    set size(value) {
        this.write('size', value);
    }
    get target() {
        return this.read('target');
    }
    set target(value) {
        this.write('target', value);
    }
    get url() {
        return this.read('url');
    }
    set url(value) {
        this.write('url', value);
    }
    read(name) {
        return TEXT_ATTRIBUTES[name].read(this.node);
    }
    write(name, value) {
        if (this.isTLF) throw notImplemented(`TextAttrs.${name} of TLF text (assignment)`);
        this.attach();
        TEXT_ATTRIBUTES[name].write(this.node, value, `TextAttrs.${name}`);
    }
}

class TextRun extends HostObject {
    static{
        this.className = 'TextRun';
    }
    constructor(node, isTLF = false){
        super(), this.node = node, this.isTLF = isTLF;
    }
    get characters() {
        return charactersOf(this.node);
    }
    set characters(value) {
        if (this.isTLF) throw notImplemented('TextRun.characters of TLF text (assignment)');
        setCharacters(this.node, checkText('TextRun.characters', value));
    }
    get textAttrs() {
        const node = attributesNodeOf(this.node);
        node.view ??= new TextAttrs(node, this.isTLF, ()=>writableAttributesOf(this.node));
        return node.view;
    }
    set textAttrs(value) {
        if (this.isTLF) throw notImplemented('TextRun.textAttrs of TLF text (assignment)');
        const given = checkObject('TextRun.textAttrs', value, 'a TextAttrs object');
        const node = writableAttributesOf(this.node);
        for (const [name, attribute] of Object.entries(TEXT_ATTRIBUTES)){
            if (given[name] !== undefined) attribute.write(node, given[name], `TextRun.textAttrs: ${name}`);
        }
    }
}

const BELONGS = {
    orientation: [
        'static'
    ],
    lineType: [
        'dynamic',
        'input'
    ],
    scrollable: [
        'dynamic',
        'input'
    ],
    renderAsHTML: [
        'dynamic',
        'input'
    ],
    variableName: [
        'dynamic',
        'input'
    ],
    embedRanges: [
        'dynamic',
        'input'
    ],
    embeddedCharacters: [
        'dynamic',
        'input'
    ],
    embedVariantGlyphs: [
        'dynamic',
        'input'
    ],
    maxCharacters: [
        'input'
    ]
};
function withTextType(node, type) {
    const fresh = XmlNode.create(NODE_NAMES[type]);
    for (const [name, value] of node.attributes()){
        const isKept = lookUp(BELONGS, name)?.includes(type) ?? true;
        if (isKept) fresh.setAttr(name, value);
    }
    const { parent } = node;
    parent?.insert(fresh, parent.children.indexOf(node));
    for (const child of [
        ...node.children
    ])fresh.append(child);
    fresh.view = node.view;
    node.view = undefined;
    node.remove();
    return fresh;
}

class TextField extends Element {
    get selectable() {
        return this.isInput || TEXT_FIELD.isSelectable.read(this.node);
    }
    set selectable(value) {
        if (!this.isInput) host_saving().assign(this.node, TEXT_FIELD.isSelectable, 'Text.selectable', value);
    }
    get border() {
        return TEXT_FIELD.border.read(this.node);
    }
    set border(value) {
        host_saving().assign(this.node, TEXT_FIELD.border, 'Text.border', value);
    }
    get autoExpand() {
        return TEXT_FIELD.autoExpand.read(this.node);
    }
    set autoExpand(value) {
        host_saving().assign(this.node, TEXT_FIELD.autoExpand, 'Text.autoExpand', value);
    }
    get scrollable() {
        return TEXT_FIELD.scrollable.read(this.node);
    }
    set scrollable(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.scrollable, 'Text.scrollable', value);
    }
    get renderAsHTML() {
        return TEXT_FIELD.renderAsHTML.read(this.node);
    }
    set renderAsHTML(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.renderAsHTML, 'Text.renderAsHTML', value);
    }
    get lineType() {
        return TEXT_FIELD.lineType.read(this.node);
    }
    set lineType(value) {
        const type = host_saving().checked(TEXT_FIELD.lineType, 'Text.lineType', value);
        if (this.isStatic || type === 'password' && !this.isInput) return;
        TEXT_FIELD.lineType.write(this.node, type);
    }
    get maxCharacters() {
        return TEXT_FIELD.maxCharacters.read(this.node);
    }
    set maxCharacters(value) {
        const count = host_saving().checked(TEXT_FIELD.maxCharacters, 'Text.maxCharacters', value);
        if (this.isInput) TEXT_FIELD.maxCharacters.write(this.node, count);
    }
    get orientation() {
        return TEXT_FIELD.orientation.read(this.node);
    }
    set orientation(value) {
        const orientation = host_saving().checked(TEXT_FIELD.orientation, 'Text.orientation', value);
        if (this.isStatic) TEXT_FIELD.orientation.write(this.node, orientation);
    }
    get variableName() {
        return TEXT_FIELD.variableName.read(this.node);
    }
    set variableName(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.variableName, 'Text.variableName', value);
    }
    get fontRenderingMode() {
        return TEXT_FIELD.fontRenderingMode.read(this.node);
    }
    set fontRenderingMode(value) {
        host_saving().assign(this.node, TEXT_FIELD.fontRenderingMode, 'Text.fontRenderingMode', value);
    }
    get useDeviceFonts() {
        return this.fontRenderingMode === 'device';
    }
    set useDeviceFonts(value) {
        if (Boolean(value) !== this.useDeviceFonts) this.fontRenderingMode = value ? 'device' : 'advanced';
    }
    get antiAliasSharpness() {
        return TEXT_FIELD.antiAliasSharpness.read(this.node);
    }
    set antiAliasSharpness(value) {
        host_saving().assign(this.node, TEXT_FIELD.antiAliasSharpness, 'Text.antiAliasSharpness', value);
    }
    get antiAliasThickness() {
        return TEXT_FIELD.antiAliasThickness.read(this.node);
    }
    set antiAliasThickness(value) {
        host_saving().assign(this.node, TEXT_FIELD.antiAliasThickness, 'Text.antiAliasThickness', value);
    }
    get embeddedCharacters() {
        return TEXT_FIELD.embeddedCharacters.read(this.node);
    }
    set embeddedCharacters(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.embeddedCharacters, 'Text.embeddedCharacters', value);
    }
    get embedRanges() {
        return TEXT_FIELD.embedRanges.read(this.node);
    }
    set embedRanges(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.embedRanges, 'Text.embedRanges', value);
    }
    get embedVariantGlyphs() {
        return TEXT_FIELD.embedVariantGlyphs.read(this.node);
    }
    set embedVariantGlyphs(value) {
        if (!this.isStatic) host_saving().assign(this.node, TEXT_FIELD.embedVariantGlyphs, 'Text.embedVariantGlyphs', value);
    }
    get filters() {
        return host_saving().readFilters(this.node);
    }
    set filters(value) {
        host_saving().writeFilters(this.node, 'Text.filters', value);
    }
    get accName() {
        return ACCESSIBILITY.accName.read(this.node);
    }
    set accName(value) {
        setAccessibility(this.node, ACCESSIBILITY.accName, 'Text.accName', value);
    }
    get description() {
        return ACCESSIBILITY.description.read(this.node);
    }
    set description(value) {
        setAccessibility(this.node, ACCESSIBILITY.description, 'Text.description', value);
    }
    get shortcut() {
        return ACCESSIBILITY.shortcut.read(this.node);
    }
    set shortcut(value) {
        setAccessibility(this.node, ACCESSIBILITY.shortcut, 'Text.shortcut', value);
    }
    get silent() {
        return ACCESSIBILITY.silent.read(this.node);
    }
    set silent(value) {
        setAccessibility(this.node, ACCESSIBILITY.silent, 'Text.silent', value);
    }
    get tabIndex() {
        return ACCESSIBILITY.tabIndex.read(this.node);
    }
    set tabIndex(value) {
        setAccessibility(this.node, ACCESSIBILITY.tabIndex, 'Text.tabIndex', value);
    }
    get isStatic() {
        return textTypeOf(this.node) === 'static';
    }
    get isInput() {
        return textTypeOf(this.node) === 'input';
    }
}

class Text extends TextField {
    static{
        this.className = 'Text';
    }
    get elementType() {
        return this.isTLF ? 'tlfText' : 'text';
    }
    get textType() {
        return textTypeOf(this.node);
    }
    set textType(value) {
        const type = checkChoice('Text.textType', value, TEXT_TYPES);
        if (this.isTLF) throw notImplemented('Text.textType of TLF text');
        if (type !== this.textType) this.node = withTextType(this.node, type);
    }
    get length() {
        return this.characters.length;
    }
    get textRuns() {
        if (this.isTLF) {
            return host_editing().tlfRuns(this.node).map(({ span, run })=>span.view ??= new TextRun(run, true));
        }
        return runNodes(this.node).map((node)=>node.view ??= new TextRun(node));
    }
    getTextString(startIndex = 0, endIndex) {
        const { characters } = this;
        return characters.slice(index('Text.getTextString', startIndex), endIndex ?? characters.length);
    }
    setTextString(text, startIndex, endIndex) {
        this.refuseTLF('setTextString');
        const characters = checkText('Text.setTextString', text);
        const start = Math.min(index('Text.setTextString', startIndex ?? 0), this.length);
        const end = startIndex === undefined ? this.length : index('Text.setTextString', endIndex ?? start);
        replaceText(this.node, characters, start, Math.max(start, end));
        this.fit();
    }
    getTextAttr(attrName, startIndex, endIndex) {
        const attribute = textAttribute('Text.getTextAttr', attrName);
        if (attrName === 'lineSpacing') this.refuseTLF('getTextAttr("lineSpacing")');
        const [start, end] = this.range('Text.getTextAttr', startIndex, endIndex);
        const runs = this.isTLF ? host_editing().tlfRuns(this.node).map(({ run })=>run) : runNodes(this.node);
        const between = runsBetween(runs, start, end);
        const nodes = (between.length > 0 ? between : runs.slice(0, 1)).map(attributesNodeOf);
        const values = new Set(nodes.map((node)=>attribute.read(node)));
        return values.size === 1 ? [
            ...values
        ][0] : undefined;
    }
    setTextAttr(attrName, attrValue, startIndex, endIndex) {
        this.refuseTLF('setTextAttr');
        if (propertyOf(this, attrName)) {
            this.document.warn(`Text.setTextAttr: ${attrName} is a property of the text, not of its characters`);
            return;
        }
        const attribute = textAttribute('Text.setTextAttr', attrName);
        const member = `Text.setTextAttr: ${attrName}`;
        attribute.write(XmlNode.create('DOMTextAttrs'), attrValue, member);
        let [start, end] = this.range('Text.setTextAttr', startIndex, endIndex);
        if (attribute.isOfParagraph) [start, end] = paragraphsAround(this.characters, start, end);
        const runs = this.length === 0 ? runNodes(this.node) : isolateRuns(this.node, start, end);
        for (const run of runs)attribute.write(writableAttributesOf(run), attrValue, member);
        joinRuns(this.node);
        this.fit();
    }
    get selectionStart() {
        return this.start;
    }
    set selectionStart(value) {
        this.start = index('Text.selectionStart', value);
        this.end = Math.max(this.start, this.end);
    }
    get selectionEnd() {
        return this.end;
    }
    set selectionEnd(value) {
        this.end = index('Text.selectionEnd', value);
        this.start = Math.min(this.start, this.end);
    }
    get reference() {
        const x = TEXT_FIELD.left.read(this.node) - TEXT_GUTTER;
        const y = TEXT_FIELD.top.read(this.node) - TEXT_GUTTER;
        return apply(readMatrix(this.node), this.isTLF ? {
            x: 0,
            y: 0
        } : {
            x,
            y
        });
    }
    fit() {
        if (!this.autoExpand || this.length === 0 || TEXT_FIELD.orientation.read(this.node) !== 'horizontal') return;
        const { width, height } = this.document.sizeOfText(this.node);
        TEXT_FIELD.width.write(this.node, toTwips(width));
        TEXT_FIELD.height.write(this.node, toTwips(height));
    }
    get isTLF() {
        return this.node.name === 'DOMTLFText';
    }
    get characters() {
        return textOfRuns(this.isTLF ? host_editing().tlfRuns(this.node).map(({ run })=>run) : runNodes(this.node));
    }
    refuseTLF(member) {
        if (this.isTLF) throw notImplemented(`Text.${member} of TLF text`);
    }
    range(member, startIndex, endIndex) {
        if (startIndex === undefined) return [
            0,
            this.length
        ];
        const start = index(member, startIndex);
        return [
            start,
            endIndex === undefined ? start + 1 : index(member, endIndex)
        ];
    }
    constructor(...args){
        super(...args), this.start = 0, this.end = 0;
    }
}
function index(member, value) {
    return Math.trunc(checkNumber(`${member}: index`, value, 0));
}

class UnknownElement extends Element {
    get notReadable() {
        return [
            'elementType'
        ];
    }
    get elementType() {
        throw notImplemented(`Element.elementType of ${this.node.name}`);
    }
}

function boundsOf$1(elements) {
    const box = emptyBox();
    for (const element of elements)unite(box, element.box);
    return box;
}
function moveElements(elements, x, y) {
    transformElements(elements, translation(x, y));
}
function scaleElements(elements, scaleX, scaleY, about) {
    transformElements(elements, around({
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY,
        tx: 0,
        ty: 0
    }, about));
}
function rotateElements(elements, degrees, about) {
    transformElements(elements, around({
        ...host_shown().rotation(degrees),
        tx: 0,
        ty: 0
    }, about));
}
function skewElements(elements, skewX, skewY, about) {
    const matrix = {
        a: 1,
        b: Math.tan(skewY * Math.PI / 180),
        c: -Math.tan(skewX * Math.PI / 180),
        d: 1,
        tx: 0,
        ty: 0
    };
    transformElements(elements, around(matrix, about));
}
function transformElements(elements, change) {
    for (const element of elements)element.transformBy(change);
}

registerElements({
    DOMSymbolInstance: SymbolInstance,
    DOMComponentInstance: ComponentInstance,
    DOMCompiledClipInstance: CompiledClipInstance,
    DOMBitmapInstance: BitmapInstance,
    DOMVideoInstance: Instance,
    DOMStaticText: Text,
    DOMDynamicText: Text,
    DOMInputText: Text,
    DOMTLFText: Text,
    DOMShape: Shape,
    DOMGroup: Shape,
    DOMRectangleObject: Rectangle,
    DOMOvalObject: Oval
}, UnknownElement);
const elementClasses = [
    ...[
        Element,
        Instance,
        SymbolInstance,
        BitmapInstance,
        CompiledClipInstance,
        ComponentInstance,
        Parameter
    ],
    ...[
        Text,
        TextRun,
        TextAttrs
    ],
    ...[
        Shape,
        Oval,
        Rectangle,
        Contour,
        HalfEdge,
        Edge,
        Vertex
    ]
];

class Tween extends HostObject {
    static{
        this.className = 'Tween';
    }
    constructor(frame){
        super(), this.frame = frame;
    }
    get isStale() {
        return this.frame.isStale;
    }
    get duration() {
        return this.tweened.duration;
    }
    get startFrame() {
        return this.tweened.startFrame;
    }
    get tweenType() {
        return this.tweened.tweenType;
    }
    getGeometricTransform(frameIndex) {
        return readMatrix(this.elementAt('getGeometricTransform', frameIndex));
    }
    getColorTransform(frameIndex) {
        const color = colorTransformOf(this.elementAt('getColorTransform', frameIndex));
        const values = {};
        for (const channel of CHANNELS){
            const name = `color${channel[0].toUpperCase()}${channel.slice(1)}`;
            values[`${name}Amount`] = Math.round(color[channel].offset);
            values[`${name}Percent`] = Math.round(color[channel].multiplier * 100);
        }
        return values;
    }
    getFilters(frameIndex) {
        return host_saving().readFilters(this.elementAt('getFilters', frameIndex));
    }
    getShape(frameIndex) {
        const { tweenType } = this.tweened;
        const [node, ...others] = this.shownAt(frameIndex);
        if (tweenType !== 'shape' || !node || others.length > 0) throw notImplemented(`Tween.getShape of a ${tweenType} tween of anything but one shape`);
        if (!this.frame.node.child('MorphShape')) throw notImplemented('Tween.getShape of a shape tween whose shapes the document has not matched');
        return elementOf(node.parent ? node.clone() : node, this.frame);
    }
    elementAt(member, frameIndex) {
        const { tweenType } = this.tweened;
        const [element, ...others] = this.shownAt(frameIndex);
        if (element && others.length === 0 && tweenType !== 'shape') return element;
        throw notImplemented(`Tween.${member} of a ${tweenType} tween of anything but one element`);
    }
    shownAt(frameIndex) {
        return this.frame.shownElements(checkNumber('Tween: frame index', frameIndex, 0, this.tweened.duration));
    }
    get tweened() {
        if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
        return this.frame;
    }
}

const UNCUT = 1_073_741_823;
const NO_ELEMENTS = kept([]);
class Frame extends HostObject {
    static{
        this.className = 'Frame';
    }
    constructor(node, layer){
        super(), this.node = node, this.layer = layer, this.listed = NO_ELEMENTS;
    }
    get startFrame() {
        return readStart$1(this.node);
    }
    get duration() {
        return readDuration(this.node);
    }
    get elements() {
        const elements = this.backToFront;
        const order = this.document.switches.elementsOrder;
        return order === 'frontToBack' ? [
            ...elements
        ].reverse() : elements;
    }
    get backToFront() {
        const version = this.node.file?.version;
        if (version !== undefined && version === this.listedAt) return this.listed;
        this.listedAt = version;
        const nodes = this.elementNodes;
        if (!this.isListed(nodes)) this.listed = kept(nodes.map((node)=>elementOf(node, this)));
        return this.listed;
    }
    isListed(nodes) {
        const { listed } = this;
        if (listed.length !== nodes.length) return false;
        for(let i = 0; i < nodes.length; i++)if (nodes[i].view !== listed[i] || listed[i].owner !== this) return false;
        return true;
    }
    get elementNodes() {
        return this.node.child('elements')?.children ?? [];
    }
    shownElements(elapsed) {
        return this.document.film.shownElements(FilmKeyframe.of(this.node), elapsed).map(({ node })=>node);
    }
    get isEmpty() {
        return this.elementNodes.length === 0;
    }
    get document() {
        return this.layer.timeline.document;
    }
    get name() {
        return KEYFRAME.name.read(this.node);
    }
    set name(value) {
        writeName(this.node, checkText('Frame.name', value));
    }
    get labelType() {
        return this.name === '' ? 'none' : KEYFRAME.labelType.read(this.node);
    }
    set labelType(value) {
        const types = [
            'none',
            'name',
            'comment',
            'anchor'
        ];
        writeLabelType(this.node, checkChoice('Frame.labelType', value, types));
    }
    get actionScript() {
        return readScript(this.node);
    }
    set actionScript(value) {
        writeScript(this.node, checkText('Frame.actionScript', value));
    }
    get tweenType() {
        return KEYFRAME.tweenType.read(this.node);
    }
    set tweenType(value) {
        host_editing().setTweenType(this.node, checkChoice('Frame.tweenType', value, [
            'none',
            'motion',
            'shape'
        ]));
    }
    get tweenObj() {
        this.tween ??= new Tween(this);
        return this.tween;
    }
    get tweenEasing() {
        return host_editing().readEasing(this.node);
    }
    set tweenEasing(value) {
        host_editing().chooseSlider(this.node, host_saving().checked(KEYFRAME.acceleration, 'Frame.tweenEasing', value));
    }
    get tweenInstanceName() {
        return KEYFRAME.tweenInstanceName.read(this.node);
    }
    set tweenInstanceName(value) {
        host_saving().assign(this.node, KEYFRAME.tweenInstanceName, 'Frame.tweenInstanceName', value);
    }
    get hasCustomEase() {
        return KEYFRAME.hasCustomEase.read(this.node);
    }
    set hasCustomEase(value) {
        host_saving().assign(this.node, KEYFRAME.hasCustomEase, 'Frame.hasCustomEase', value);
    }
    get useSingleEaseCurve() {
        return KEYFRAME.useSingleEaseCurve.read(this.node);
    }
    set useSingleEaseCurve(value) {
        host_saving().assign(this.node, KEYFRAME.useSingleEaseCurve, 'Frame.useSingleEaseCurve', value);
    }
    getCustomEase(property) {
        return host_editing().readEase(this.node, property);
    }
    setCustomEase(property, easeCurve) {
        host_editing().writeEase(this.node, property, easeCurve);
    }
    get motionTweenSnap() {
        return KEYFRAME.motionTweenSnap.read(this.node);
    }
    set motionTweenSnap(value) {
        host_editing().setTweenFlag(this.node, 'motionTweenSnap', value);
    }
    get motionTweenScale() {
        return KEYFRAME.motionTweenScale.read(this.node);
    }
    set motionTweenScale(value) {
        host_editing().setTweenFlag(this.node, 'motionTweenScale', value);
    }
    get motionTweenSync() {
        return KEYFRAME.motionTweenSync.read(this.node);
    }
    set motionTweenSync(value) {
        host_editing().setTweenFlag(this.node, 'motionTweenSync', value);
    }
    get motionTweenOrientToPath() {
        return KEYFRAME.motionTweenOrientToPath.read(this.node);
    }
    set motionTweenOrientToPath(value) {
        host_editing().setTweenFlag(this.node, 'motionTweenOrientToPath', value);
    }
    get motionTweenRotate() {
        return KEYFRAME.motionTweenRotate.read(this.node);
    }
    set motionTweenRotate(value) {
        host_saving().assign(this.node, KEYFRAME.motionTweenRotate, 'Frame.motionTweenRotate', value);
    }
    get motionTweenRotateTimes() {
        return KEYFRAME.motionTweenRotateTimes.read(this.node);
    }
    set motionTweenRotateTimes(value) {
        host_saving().assign(this.node, KEYFRAME.motionTweenRotateTimes, 'Frame.motionTweenRotateTimes', value);
    }
    get shapeTweenBlend() {
        return KEYFRAME.shapeTweenBlend.read(this.node);
    }
    set shapeTweenBlend(value) {
        host_saving().assign(this.node, KEYFRAME.shapeTweenBlend, 'Frame.shapeTweenBlend', value);
    }
    convertToFrameByFrameAnimation() {
        return host_editing().bakeTween(this);
    }
    isMotionObject() {
        return KEYFRAME.isMotionObject.read(this.node);
    }
    getMotionObjectXML() {
        const content = this.node.child('motionObjectXML')?.children[0];
        return content ? XmlFile.create('motion object', content.clone()).serialize() : '';
    }
    is3DMotionObject() {
        return this.isMotionObject() && / id="(Motion_Z|Rotation_X|Rotation_Y)"/.test(this.getMotionObjectXML());
    }
    hasMotionPath() {
        return this.isMotionObject() && host_editing().hasMotionPath(this.node);
    }
    setMotionObjectXML(xmlstr, endAtCurrentLocation) {
        host_editing().setMotionXml(this, xmlstr, Boolean(endAtCurrentLocation));
    }
    setMotionObjectDuration(duration, stretchExistingKeyframes) {
        host_editing().setMotionDuration(this, duration, Boolean(stretchExistingKeyframes));
    }
    get soundName() {
        return SOUND.soundName.read(this.node);
    }
    set soundName(value) {
        attachSound(this.node, checkText('Frame.soundName', value), this.document);
    }
    get soundLibraryItem() {
        return soundItemOf(this.node, this.document);
    }
    set soundLibraryItem(value) {
        attachSound(this.node, value?.name ?? '', this.document);
    }
    get soundSync() {
        return SOUND.soundSync.read(this.node);
    }
    set soundSync(value) {
        host_saving().assign(this.node, SOUND.soundSync, 'Frame.soundSync', value);
    }
    get soundEffect() {
        return SOUND.soundEffect.read(this.node);
    }
    set soundEffect(value) {
        host_saving().assign(this.node, SOUND.soundEffect, 'Frame.soundEffect', value);
    }
    get soundLoopMode() {
        return SOUND.soundLoopMode.read(this.node);
    }
    set soundLoopMode(value) {
        host_saving().assign(this.node, SOUND.soundLoopMode, 'Frame.soundLoopMode', value);
    }
    get soundLoop() {
        return SOUND.soundLoop.read(this.node);
    }
    set soundLoop(value) {
        host_saving().assign(this.node, SOUND.soundLoop, 'Frame.soundLoop', value);
    }
    getSoundEnvelope() {
        return readEnvelope(this.node);
    }
    setSoundEnvelope(soundEnv) {
        writeEnvelope(this.node, soundEnv);
    }
    getSoundEnvelopeLimits() {
        const { inPoint44, outPoint44, soundName } = new DocumentSound(this.node);
        const whole = soundName === '' ? 0 : UNCUT;
        return {
            start: inPoint44,
            end: outPoint44 === 0 ? whole : outPoint44
        };
    }
    setSoundEnvelopeLimits(limits) {
        const given = checkObject('Frame.setSoundEnvelopeLimits', limits, 'an object with start and end');
        const { start, end } = {
            ...this.getSoundEnvelopeLimits(),
            ...given
        };
        const { inPoint44, outPoint44 } = SOUND;
        const from = host_saving().checked(inPoint44, 'Frame.setSoundEnvelopeLimits: start', start);
        const to = host_saving().checked(outPoint44, 'Frame.setSoundEnvelopeLimits: end', end);
        inPoint44.write(this.node, from);
        outPoint44.write(this.node, to === UNCUT ? 0 : to);
    }
}

class Layer extends HostObject {
    static{
        this.className = 'Layer';
    }
    constructor(node, timeline){
        super(), this.node = node, this.timeline = timeline;
    }
    get name() {
        return LAYER.name.read(this.node);
    }
    set name(value) {
        host_saving().assign(this.write(), LAYER.name, 'Layer.name', value === undefined ? 'undefined' : value);
        LAYER.autoNamed.write(this.node, false);
    }
    get layerType() {
        const own = this.ownType;
        if (own !== 'normal') return own;
        const parent = this.parentLayer?.ownType;
        if (parent === 'mask') return 'masked';
        return parent === 'guide' ? 'guided' : 'normal';
    }
    set layerType(value) {
        host_editing().changeLayerType(this, value);
    }
    get ownType() {
        return LAYER.layerType.read(this.node);
    }
    get parentLayer() {
        return parentOfLayer(this);
    }
    set parentLayer(value) {
        if (value !== null && !(value instanceof Layer)) {
            throw new HostError(`Layer.parentLayer: expected a Layer or null, got ${describeValue(value)}`);
        }
        if (canSetParent(this, value)) setParent(this, value);
    }
    get visible() {
        return LAYER.visible.read(this.node);
    }
    set visible(value) {
        host_saving().assign(this.write(), LAYER.visible, 'Layer.visible', value);
    }
    get locked() {
        return LAYER.locked.read(this.node);
    }
    set locked(value) {
        host_saving().assign(this.write(), LAYER.locked, 'Layer.locked', value);
    }
    get outline() {
        return LAYER.outline.read(this.node);
    }
    set outline(value) {
        host_saving().assign(this.write(), LAYER.outline, 'Layer.outline', value);
        host_saving().assign(this.node, LAYER.useOutlineView, 'Layer.outline', value);
    }
    get color() {
        return formatColor({
            rgb: LAYER.color.read(this.node),
            alpha: 1
        });
    }
    set color(value) {
        host_saving().assign(this.write(), LAYER.color, 'Layer.color', value);
    }
    get height() {
        return LAYER.heightMultiplier.read(this.node) * 100;
    }
    set height(value) {
        if (value !== 100 && value !== 200 && value !== 300) {
            throw new HostError(`Layer.height: expected 100, 200 or 300, got ${describeValue(value)}`);
        }
        LAYER.heightMultiplier.write(this.write(), value / 100);
    }
    get animationType() {
        return LAYER.animationType.read(this.node);
    }
    get frameCount() {
        this.count ??= endOf(this.keyframes.at(-1));
        return this.count;
    }
    get frames() {
        this.frameCache ??= kept(keyframesByIndex(this.keyframes, this.frameCount));
        return this.frameCache;
    }
    getFiltersAtFrame(frameIndex) {
        return host_saving().readFilters(host_editing().effectsAt(this, 'getFiltersAtFrame', frameIndex));
    }
    setFiltersAtFrame(frameIndex, filters) {
        const method = 'setFiltersAtFrame';
        host_saving().writeFilters(host_editing().effectsAt(this, method, frameIndex), method, filters);
    }
    getBlendModeAtFrame(frameIndex) {
        return host_editing().readBlendMode(host_editing().effectsAt(this, 'getBlendModeAtFrame', frameIndex));
    }
    setBlendModeAtFrame(frameIndex, mode) {
        const method = 'setBlendModeAtFrame';
        host_editing().writeBlendMode(host_editing().effectsAt(this, method, frameIndex), method, mode);
    }
    getColorTransformAtFrame(frameIndex) {
        return host_editing().readColorEffect(host_editing().effectsAt(this, 'getColorTransformAtFrame', frameIndex));
    }
    setColorTransformAtFrame(frameIndex, effect) {
        const method = 'setColorTransformAtFrame';
        host_editing().writeColorEffect(host_editing().effectsAt(this, method, frameIndex), method, effect);
    }
    getZDepthAtFrame(frameIndex) {
        return host_editing().readDepth(host_editing().effectsAt(this, 'getZDepthAtFrame', frameIndex));
    }
    setZDepthAtFrame(frameIndex, depth) {
        const method = 'setZDepthAtFrame';
        host_editing().writeDepth(host_editing().effectsAt(this, method, frameIndex), method, depth);
    }
    getRigParentAtFrame(frameIndex) {
        return host_editing().rigParent(this, frameIndex);
    }
    setRigParentAtFrame(layer, frameIndex) {
        host_editing().setRigParent(this, [
            layer,
            frameIndex
        ]);
    }
    getRigMatrixAtFrame(frameIndex) {
        return host_editing().rigMatrix(this, frameIndex);
    }
    get keyframes() {
        this.keyframeCache ??= this.frameNodes.map((node)=>this.frameOf(node));
        return this.keyframeCache;
    }
    frameAt(index) {
        if (index >= this.frameCount) return undefined;
        const { keyframes } = this;
        if (keyframes.length === 1) return keyframes[0];
        return lastStartingAt(keyframes, index, (frame)=>frame.startFrame) ?? keyframes[0];
    }
    get index() {
        return this.timeline.layers.indexOf(this);
    }
    framesChanged() {
        this.keyframeCache = undefined;
        this.frameCache = undefined;
        this.count = undefined;
    }
    write() {
        this.timeline.materialize();
        return this.node;
    }
    get frameNodes() {
        return this.node.child('frames')?.childrenNamed('DOMFrame') ?? [];
    }
    frameOf(node) {
        node.view ??= new Frame(node, this);
        return node.view;
    }
}
function endOf(last) {
    return last ? last.startFrame + last.duration : 0;
}

class LayerMark {
    constructor(timeline, mark){
        this.timeline = timeline;
        this.mark = mark;
    }
    has(layer) {
        return LAYER[this.mark].read(layer.node);
    }
    get layers() {
        return [
            ...this.known
        ].filter((layer)=>!layer.stale && this.has(layer));
    }
    add(layer) {
        this.known.add(layer);
        LAYER[this.mark].write(layer.node, true);
    }
    remove(layer) {
        this.known.delete(layer);
        LAYER[this.mark].write(layer.node, false);
    }
    set(layers) {
        for (const holder of [
            ...this.known
        ])if (!layers.has(holder)) this.remove(holder);
        for (const layer of layers)this.add(layer);
    }
    get known() {
        this.holders ??= new Set(this.timeline.layers.filter(({ node })=>node.attr(this.mark) !== undefined));
        return this.holders;
    }
}

function faultOfSceneName({ timelines }, scene, name) {
    if (name === '') return 'a name cannot be empty';
    const named = timelines.filter((timeline)=>timeline.name === name);
    if (named.length === 0 || named.some(({ node })=>node === scene)) return undefined;
    return `there is already a scene called "${name}"`;
}

class TimelineCore extends HostObject {
    constructor( node, document, item){
        super(), this.node = node, this.document = document, this.item = item, this.selectedFrames = new FrameSelection(), this.currentMark = new LayerMark(this, 'current'), this.selectedMark = new LayerMark(this, 'isSelected');
    }
    get name() {
        const name = TIMELINE.name.read(this.node);
        return this.item ? unescapeFileName(name) : name;
    }
    set name(value) {
        const name = checkText('Timeline.name', value);
        if (this.item) {
            this.item.name = name;
            return;
        }
        const fault = faultOfSceneName(this.document, this.node, name);
        if (fault !== undefined) throw new HostError(`Timeline.name: ${fault}`);
        TIMELINE.name.write(this.node, name);
    }
    get record() {
        return FilmTimeline.of(this.node);
    }
    get libraryItem() {
        return this.item;
    }
    get layers() {
        this.layerCache ??= kept(this.layerNodes.map((node)=>this.layerOf(node)));
        return this.layerCache;
    }
    get layerCount() {
        return this.layers.length;
    }
    get frameCount() {
        return this.layers.reduce((count, layer)=>Math.max(count, layer.frameCount), 0);
    }
    get currentFrame() {
        return TIMELINE.currentFrame.read(this.node);
    }
    set currentFrame(value) {
        setCurrentFrame(this, value);
    }
    get currentLayer() {
        const { layers } = this.currentMark;
        return layers.length > 0 ? layers.reduce((least, { index })=>Math.min(least, index), Infinity) : 0;
    }
    set currentLayer(value) {
        setCurrentLayer(this, value);
    }
    get selectedLayers() {
        const selected = new Set(this.selectedMark.layers);
        return this.layers.filter((layer)=>selected.has(layer));
    }
    getSelectedLayers() {
        const selected = new Set(this.selectedMark.layers);
        const { layers } = this;
        const indices = [];
        for(let i = layers.length - 1; i >= 0; i--)if (selected.has(layers[i])) indices.push(i);
        return indices;
    }
    get advancedLayersEnabled() {
        return TIMELINE.layerDepthEnabled.read(this.node);
    }
    set advancedLayersEnabled(value) {
        TIMELINE.layerDepthEnabled.write(this.node, Boolean(value));
    }
    layersChanged() {
        this.layerCache = undefined;
    }
    materialize() {
        const [{ node }] = this.layers;
        if (node.parent) return;
        const list = this.node.child('layers') ?? XmlNode.create('layers');
        if (!list.parent) this.node.insert(list, 0);
        list.append(node);
    }
    layerOf(node) {
        node.view ??= new Layer(node, this);
        return node.view;
    }
    get layerNodes() {
        const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
        if (nodes.length > 0) return nodes;
        const layer = host_editing().newLayer('Layer 1', 0);
        for (const mark of [
            LAYER.current,
            LAYER.isSelected
        ])mark.write(layer, true);
        return [
            layer
        ];
    }
}

class Timeline extends TimelineCore {
    static{
        this.className = 'Timeline';
    }
    get camera() {
        this.cameraView ??= new (host_scripting().Camera)(this);
        return this.cameraView;
    }
    findLayerIndex(name) {
        const indices = [];
        this.layers.forEach((layer, index)=>{
            if (layer.name === name) indices.push(index);
        });
        return indices.length > 0 ? indices : undefined;
    }
    addNewLayer(name, layerType, bAddAbove) {
        return host_editing().addNewLayer(this, name, layerType, bAddAbove);
    }
    addMotionGuide() {
        return host_editing().addMotionGuide(this);
    }
    deleteLayer(index) {
        host_editing().deleteLayer(this, index);
    }
    duplicateLayers(startLayerIndex, endLayerIndex) {
        host_editing().duplicateLayers(this, startLayerIndex, endLayerIndex);
    }
    copyLayers(startLayerIndex, endLayerIndex) {
        host_editing().copyLayers(this, startLayerIndex, endLayerIndex);
    }
    cutLayers(startLayerIndex, endLayerIndex) {
        host_editing().cutLayers(this, startLayerIndex, endLayerIndex);
    }
    pasteLayers(layerIndex) {
        return host_editing().pasteLayers(this, layerIndex);
    }
    mergeLayers(startLayerNum, endLayerNum) {
        return host_editing().mergeLayers(this, startLayerNum, endLayerNum);
    }
    reorderLayer(layerToMove, layerToPutItBy, bAddBefore) {
        host_editing().reorderLayer(this, layerToMove, layerToPutItBy, bAddBefore);
    }
    expandFolder(bExpand, bRecurseNestedParents, index) {
        host_editing().expandLayerFolder(this, bExpand, bRecurseNestedParents, index);
    }
    showLayerMasking(layer) {
        host_editing().showLayerMasking(this, layer);
    }
    setSelectedLayers(index, bReplaceCurrentSelection) {
        host_editing().setSelectedLayers(this, index, bReplaceCurrentSelection);
    }
    getLayerProperty(property) {
        return host_editing().layerProperty(this, String(property));
    }
    setLayerProperty(property, value, layersToChange) {
        host_editing().setLayerProperty(this, String(property), value, layersToChange);
    }
    insertFrames(numFrames, bAllLayers, frameNumIndex) {
        host_editing().insertFrames(this, numFrames, bAllLayers, frameNumIndex);
    }
    removeFrames(startFrameIndex, endFrameIndex) {
        host_editing().removeFrames(this, startFrameIndex, endFrameIndex);
    }
    insertKeyframe(frameNumIndex) {
        host_editing().insertKeyframe(this, 'insertKeyframe', frameNumIndex, false);
    }
    insertBlankKeyframe(frameNumIndex) {
        host_editing().insertKeyframe(this, 'insertBlankKeyframe', frameNumIndex, true);
    }
    convertToKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().convertToKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    convertToBlankKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().convertToBlankKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    clearFrames(startFrameIndex, endFrameIndex) {
        host_editing().clearFrames(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    clearKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().clearKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    reverseFrames(startFrameIndex, endFrameIndex) {
        host_editing().reverseFrames(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    copyFrames(startFrameIndex, endFrameIndex) {
        host_editing().copyFrames(this, startFrameIndex, endFrameIndex);
    }
    cutFrames(startFrameIndex, endFrameIndex) {
        host_editing().cutFrames(this, startFrameIndex, endFrameIndex);
    }
    pasteFrames(startFrameIndex, endFrameIndex) {
        host_editing().pasteFrames(this, startFrameIndex, endFrameIndex);
    }
    copyMotion() {
        host_editing().copyMotion(this);
    }
    pasteMotion() {
        host_editing().pasteMotion(this);
    }
    createMotionTween(startFrameIndex, endFrameIndex) {
        host_editing().createMotionTween(this, startFrameIndex, endFrameIndex);
    }
    createMotionObject(startFrame, endFrame) {
        host_editing().createMotionObject(this, startFrame, endFrame);
    }
    removeMotionObject(startFrame, endFrame) {
        host_editing().removeMotionObject(this, startFrame, endFrame);
    }
    getFrameProperty(property, startFrameIndex, endFrameIndex) {
        return host_editing().frameProperty(this, String(property), startFrameIndex, endFrameIndex);
    }
    setFrameProperty(property, value, startFrameIndex, endFrameIndex) {
        host_editing().setFrameProperty(this, String(property), value, startFrameIndex, endFrameIndex);
    }
    getSelectedFrames() {
        return host_editing().getSelectedFrames(this);
    }
    setSelectedFrames(startOrList, endOrReplace, bReplaceCurrentSelection) {
        host_editing().setSelectedFrames(this, [
            startOrList,
            endOrReplace,
            bReplaceCurrentSelection
        ]);
    }
    selectAllFrames() {
        host_editing().selectAllFrames(this);
    }
    getGuidelines() {
        return TIMELINE.guides.read(this.node);
    }
    setGuidelines(xmlString) {
        return setGuidelines(this, String(xmlString));
    }
    getBounds(frame, includeHiddenLayers) {
        return boundsOf(this, frame, includeHiddenLayers ?? this.document.film.publishesHiddenLayers);
    }
    startPlayback() {
        return;
    }
    stopPlayback() {
        return;
    }
}
function boundsOf(timeline, frame, includeHidden) {
    const index = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1)) - 1;
    const bounds = host_shown().ContentBounds.of(timeline.document.film, 'published');
    const box = bounds.ofFrame(timeline.node, index, {
        hidden: includeHidden,
        guides: true
    });
    return isEmpty(box) ? 0 : roundBox(box);
}
function setGuidelines(timeline, xml) {
    if (xml !== '' && !isGuidelines(xml)) return false;
    TIMELINE.guides.write(timeline.node, xml);
    return true;
}
function isGuidelines(xml) {
    try {
        return new XmlFile('setGuidelines', xml).root.name === 'guidelines';
    } catch  {
        return false;
    }
}

const VIEW_STATE = new Set([
    ...[
        'selected',
        'isSelected',
        'current',
        'currentFrame',
        'open',
        'currentTimeline'
    ]
]);

class EditTime {
    constructor(clock){
        this.clock = clock;
        this.isPaused = false;
    }
    noteChange(node, attribute) {
        const isOfTimeline = node.parent !== null && !(node.name === 'DOMTimeline' && attribute === 'name');
        if (!isOfTimeline || this.isPaused) return;
        if (attribute === undefined || !VIEW_STATE.has(attribute)) this.editedAt = this.clock.now();
    }
    pause(change) {
        const before = this.isPaused;
        this.isPaused = true;
        change();
        this.isPaused = before;
    }
    read(stored) {
        if (this.editedAt) {
            const seconds = Math.floor(this.editedAt.getTime() / 1000);
            this.seconds = Math.max(seconds, (this.seconds ?? stored) + 1);
            this.editedAt = undefined;
        }
        return this.seconds;
    }
}

function leafOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function folderOf$1(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function joinPath(folder, leaf) {
    return folder === '' ? leaf : `${folder}/${leaf}`;
}
function isInside(path, folder) {
    return path.startsWith(`${folder}/`);
}
function foldersAbove(path) {
    const folders = [];
    for(let folder = folderOf$1(path); folder !== ''; folder = folderOf$1(folder))folders.unshift(folder);
    return folders;
}
function hrefOf(path) {
    return `${escapeFileName(path)}.xml`;
}
function pathOfHref(href) {
    const name = href.replace(/\.xml$/i, '');
    return name.replace(/&#(\d{2,3});?/g, (_, code)=>String.fromCharCode(Number(code)));
}

class Item extends HostObject {
    static{
        this.className = 'Item';
    }
    constructor(library){
        super(), this.library = library;
    }
    attr(name) {
        return this.node.attr(name);
    }
    setAttr(name, value) {
        this.node.setAttr(name, value);
    }
    get name() {
        return unescapeFileName(this.storedName);
    }
    set name(value) {
        this.library.rename(this, checkText('Item.name', value).replace(/\//g, '-'));
    }
    get storedName() {
        return ITEM.name.read(this);
    }
    get itemID() {
        return ITEM.itemID.read(this) || ITEM.itemID.read(this.entry);
    }
    get linkageExportForAS() {
        return LINKAGE.linkageExportForAS.read(this);
    }
    set linkageExportForAS(value) {
        this.setExport('linkageExportForAS', value);
    }
    get linkageExportForRS() {
        return LINKAGE.linkageExportForRS.read(this);
    }
    set linkageExportForRS(value) {
        this.setExport('linkageExportForRS', value);
    }
    get linkageImportForRS() {
        return LINKAGE.linkageImportForRS.read(this);
    }
    set linkageImportForRS(value) {
        if (value && this.isExported) {
            throw new HostError('Item.linkageImportForRS: set linkageExportForAS and linkageExportForRS to false first');
        }
        LINKAGE.linkageImportForRS.write(this, Boolean(value));
    }
    get linkageExportInFirstFrame() {
        return this.isExported ? LINKAGE.linkageExportInFirstFrame.read(this) : undefined;
    }
    set linkageExportInFirstFrame(value) {
        if (this.isExported) LINKAGE.linkageExportInFirstFrame.write(this, Boolean(value));
    }
    get linkageIdentifier() {
        return LINKAGE.linkageIdentifier.read(this);
    }
    set linkageIdentifier(value) {
        host_saving().assign(this, LINKAGE.linkageIdentifier, 'Item.linkageIdentifier', value);
    }
    get linkageClassName() {
        return this.hasClass ? LINKAGE.linkageClassName.read(this) : undefined;
    }
    set linkageClassName(value) {
        host_saving().assign(this, LINKAGE.linkageClassName, 'Item.linkageClassName', value);
    }
    get linkageBaseClass() {
        if (!this.hasClass) return undefined;
        const name = LINKAGE.linkageBaseClass.read(this);
        return name === defaultBaseClass(this.itemType) ? '' : name;
    }
    set linkageBaseClass(value) {
        const name = checkText('Item.linkageBaseClass', value);
        LINKAGE.linkageBaseClass.write(this, name === defaultBaseClass(this.itemType) ? '' : name);
    }
    get linkageURL() {
        return LINKAGE.linkageURL.read(this);
    }
    set linkageURL(value) {
        host_saving().assign(this, LINKAGE.linkageURL, 'Item.linkageURL', value);
    }
    addData(name, type, data) {
        host_saving().addData(this.node, 'Item.addData', name, type, data);
    }
    getData(name) {
        return host_saving().getData(this.node, String(name));
    }
    hasData(name) {
        return host_saving().hasData(this.node, String(name));
    }
    removeData(name) {
        host_saving().removeData(this.node, String(name));
    }
    getPublishData(name, format) {
        return isPublished(this.node, format, name);
    }
    setPublishData(name, format, publish) {
        setPublished(this.node, 'Item.setPublishData', {
            format,
            name,
            publish
        });
    }
    get hasClass() {
        return this.isExported && !this.linkageImportForRS;
    }
    get isExported() {
        return this.linkageExportForAS || this.linkageExportForRS;
    }
    setExport(member, value) {
        if (value && this.linkageImportForRS) {
            throw new HostError(`Item.${member}: set linkageImportForRS to false first`);
        }
        LINKAGE[member].write(this, Boolean(value));
        if (value && this.linkageIdentifier === '') LINKAGE.linkageIdentifier.write(this, leafOf(this.name));
        if (!this.isExported) LINKAGE.linkageExportInFirstFrame.write(this, true);
    }
}
const DEFAULT_BASE_CLASSES = {
    'movie clip': 'flash.display.MovieClip',
    button: 'flash.display.SimpleButton',
    graphic: 'flash.display.MovieClip',
    bitmap: 'flash.display.BitmapData',
    sound: 'flash.media.Sound',
    font: 'flash.text.Font'
};
function defaultBaseClass(itemType) {
    return DEFAULT_BASE_CLASSES[itemType];
}

class ListedItem extends Item {
    constructor(node, library){
        super(library), this.node = node;
    }
    get entry() {
        return this.node;
    }
}

class MediaItem extends ListedItem {
    get lastModifiedDate() {
        return hexSeconds(MEDIUM.sourceLastImported.read(this.node));
    }
    get sourceFilePath() {
        const path = MEDIUM.sourceExternalFilepath.read(this.node);
        return path === '' ? '' : this.library.document.uriOf(path);
    }
    get sourceFileExists() {
        return this.sourceTime !== undefined;
    }
    get fileLastModifiedDate() {
        return hexSeconds(this.sourceFileExists ? MEDIUM.sourceLastImported.read(this.node) : 0);
    }
    get sourceFileIsCurrent() {
        return this.sourceTime === MEDIUM.sourceLastImported.read(this.node);
    }
    get sourceTime() {
        const { sourceFilePath } = this;
        return sourceFilePath === '' ? undefined : this.library.document.modifiedAt(sourceFilePath);
    }
}
function hexSeconds(seconds) {
    if (seconds < 0) throw new HostError(`A time before 1970: ${seconds}`);
    return seconds.toString(16).padStart(8, '0');
}
function checkFileUri(method, fileURI) {
    if (typeof fileURI !== 'string') throw new HostError(`${method}: expected a file:/// URI, got ${String(fileURI)}`);
}

const SIDES = [
    'left',
    'top',
    'right',
    'bottom'
];
const { scaleGridLeft, scaleGridTop, scaleGridRight, scaleGridBottom } = SCALING_GRID;
const GUIDES$1 = [
    scaleGridLeft,
    scaleGridTop,
    scaleGridRight,
    scaleGridBottom
];
function firstGrid({ node, document }) {
    const box = host_shown().ContentBounds.of(document.film).ofFrame(node, 0);
    if (isEmpty(box)) return {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0
    };
    const across = (box.right - box.left) / 4;
    const down = (box.bottom - box.top) / 4;
    const { left, top, right, bottom } = box;
    return roundBox({
        left: left + across,
        top: top + down,
        right: right - across,
        bottom: bottom - down
    });
}
function removeGrid(symbol) {
    for (const { name } of GUIDES$1)symbol.setAttr(name, null);
}
function writeGrid(symbol, value) {
    if (typeof value !== 'object' || value === null) {
        throw new HostError(`SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describeValue(value)}`);
    }
    const grid = value;
    const sides = SIDES.map((side)=>checkNumber(`SymbolItem.scalingGridRect.${side}`, grid[side]));
    GUIDES$1.forEach((guide, i)=>{
        guide.write(symbol, sides[i]);
    });
}

const GUIDES = Object.values(SCALING_GRID);
function scalingGridOf(symbol) {
    if (GUIDES.every(({ name })=>symbol.attr(name) === undefined)) return undefined;
    return {
        left: SCALING_GRID.scaleGridLeft.read(symbol),
        top: SCALING_GRID.scaleGridTop.read(symbol),
        right: SCALING_GRID.scaleGridRight.read(symbol),
        bottom: SCALING_GRID.scaleGridBottom.read(symbol)
    };
}

class SymbolItem extends Item {
    static{
        this.className = 'SymbolItem';
    }
    constructor( entry, file, hasContent, library){
        super(library), this.entry = entry, this.file = file, this.hasContent = hasContent;
        this.editTime = new EditTime(library.document);
        file.watcher = this.editTime;
    }
    get node() {
        return this.file.root;
    }
    get filePath() {
        return `LIBRARY/${INCLUDE.href.read(this.entry)}`;
    }
    attr(name) {
        return this.file.isParsed ? this.file.root.attr(name) : this.unparsedHead.attributes[name];
    }
    get unparsedHead() {
        this.head ??= this.file.head();
        return this.head;
    }
    get itemType() {
        return this.isComponent ? 'component' : this.symbolType;
    }
    get isComponent() {
        return (this.file.isParsed ? this.node : this.unparsedHead).name === 'DOMComponentItem';
    }
    get symbolType() {
        return SYMBOL_ITEM.symbolType.read(this);
    }
    set symbolType(value) {
        const type = checkChoice('SymbolItem.symbolType', value, SYMBOL_TYPES$1);
        SYMBOL_ITEM.symbolType.write(this.node, type);
        INCLUDE.itemIcon.write(this.entry, ITEM_ICONS[type]);
    }
    get timeline() {
        const list = this.node.child('timeline');
        const node = list?.child('DOMTimeline') ?? XmlNode.create('DOMTimeline', {
            name: leafOf(this.name)
        });
        if (!node.parent) {
            this.editTime.pause(()=>{
                if (list) list.append(node);
                else this.node.append(XmlNode.create('timeline', {}, [
                    node
                ]));
            });
        }
        node.view ??= new Timeline(node, this.library.document, this);
        return node.view;
    }
    exportToPNGSequence(outputURI, startFrameNum, endFrameNum, matrix) {
        const frames = {
            outputURI,
            startFrameNum,
            endFrameNum,
            matrix
        };
        this.library.document.exportItemFrames(this, frames, 'SymbolItem.exportToPNGSequence');
    }
    get lastModifiedDate() {
        const stored = SYMBOL_ITEM.lastModified.read(this);
        return hexSeconds(this.editTime.read(stored) ?? stored);
    }
    writeEditTime() {
        const seconds = this.editTime.read(SYMBOL_ITEM.lastModified.read(this));
        if (seconds === undefined) return;
        for (const node of [
            this.node,
            this.entry
        ])SYMBOL_ITEM.lastModified.write(node, seconds);
    }
    get scalingGrid() {
        return scalingGridOf(this) !== undefined;
    }
    set scalingGrid(value) {
        if (!value) removeGrid(this);
        else if (!this.scalingGrid) writeGrid(this, firstGrid(this.timeline));
    }
    get scalingGridRect() {
        return scalingGridOf(this) ?? {
            left: 0,
            top: 0,
            right: 0,
            bottom: 0
        };
    }
    set scalingGridRect(value) {
        writeGrid(this, value);
    }
    get sourceAutoUpdate() {
        return SYMBOL_ITEM.sourceAutoUpdate.read(this);
    }
    set sourceAutoUpdate(value) {
        host_saving().assign(this, SYMBOL_ITEM.sourceAutoUpdate, 'SymbolItem.sourceAutoUpdate', value);
    }
    get sourceFilePath() {
        const path = SYMBOL_ITEM.sourceFlashFilepath.read(this);
        return path === '' ? '' : this.library.document.uriOf(path);
    }
    set sourceFilePath(value) {
        host_saving().assign(this, SYMBOL_ITEM.sourceFlashFilepath, 'SymbolItem.sourceFilePath', value);
    }
    get sourceLibraryName() {
        return SYMBOL_ITEM.sourceLibraryItemHRef.read(this);
    }
    set sourceLibraryName(value) {
        host_saving().assign(this, SYMBOL_ITEM.sourceLibraryItemHRef, 'SymbolItem.sourceLibraryName', value);
    }
    exportToLibrary(frameNumber, bitmapName) {
        const method = 'SymbolItem.exportToLibrary';
        this.library.document.exportToLibrary(this, frameNumber, bitmapName, method);
    }
    exportSWF(outputURI) {
        if (typeof outputURI !== 'string') throw invalidArgument('exportSWF', 1);
        this.library.document.exportSymbol(this.name, outputURI, 'swf');
    }
    exportSWC(outputURI) {
        if (typeof outputURI !== 'string') throw invalidArgument('exportSWC', 1);
        this.library.document.exportSymbol(this.name, outputURI, 'swc');
    }
}

const WORDS = {
    EACCES: 'permission denied',
    EEXIST: 'file already exists',
    EXDEV: 'on another disk',
    EINVAL: 'neither a file nor a folder',
    EISDIR: 'is a folder',
    ELOOP: 'too many symbolic links',
    ENOENT: 'no such file or folder',
    ENOTDIR: 'not a folder',
    ENOTEMPTY: 'folder not empty',
    EPERM: 'not a file'
};
function systemError(code, path, words = WORDS[code]) {
    return Object.assign(new Error(`${code}: ${words}, ${path}`), {
        code,
        syscall: 'disk',
        path
    });
}

const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*([.:]|$)/i;
const NAMESPACE = /^[\\/]{2}[.][\\/]/;
function isDeviceName(name) {
    return DEVICE.test(name);
}
function isDevicePath({ isWindows }, path) {
    return isWindows && (NAMESPACE.test(path) || path.split(/[\\/]/).some(isDeviceName));
}

const MAX_LINKS = 40;
function resolveLinks(platform, file, followed = 0) {
    const { disk, paths } = platform;
    const absolute = paths.resolve(file);
    try {
        return disk.realPath(absolute);
    } catch  {
        const parent = paths.dirname(absolute);
        if (parent === absolute) return absolute;
        const resolved = paths.join(resolveLinks(platform, parent, followed), paths.basename(absolute));
        if (!isLink(platform, resolved)) return resolved;
        if (followed === MAX_LINKS) throw new Error(`${file}: too many symbolic links`);
        return resolveLinks(platform, paths.resolve(paths.dirname(resolved), disk.readLink(resolved)), followed + 1);
    }
}
function isLink({ disk }, path) {
    try {
        return disk.linkStat(path)?.isLink === true;
    } catch  {
        return false;
    }
}

const OWN_STREAM = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;
const START = /^([A-Za-z]:|[\\/]{2}[^\\/]+[\\/]+[^\\/]+)?/;
const OTHER = /[. ]$|:/;
function isOwnStream(file) {
    return OWN_STREAM.test(file);
}
function pathToWrite(platform, file) {
    const absolute = platform.paths.resolve(file);
    refuseOtherName(platform, absolute);
    if (isOwnStream(absolute)) return absolute;
    const resolved = resolveLinks(platform, absolute);
    refuseOtherName(platform, resolved);
    return resolved;
}
function entryToWrite(platform, file) {
    const { paths } = platform;
    const absolute = paths.resolve(file);
    const folder = paths.dirname(absolute);
    if (folder === absolute) return pathToWrite(platform, absolute);
    return inFolder(platform, pathToWrite(platform, folder), paths.basename(absolute));
}
function inFolder(platform, folder, name) {
    const { paths } = platform;
    const isName = name !== '' && name !== '.' && name !== '..' && !name.includes('/');
    if (!isName || name.includes(paths.sep)) throw new Error(`${folder}: ${JSON.stringify(name)} is not the name of an entry`);
    const entry = paths.join(folder, name);
    refuseOtherName(platform, entry);
    return entry;
}
function folderOf({ paths }, file) {
    return paths.dirname(file);
}
function pathBelow(platform, folder, name) {
    const { disk, paths } = platform;
    let current = folder;
    for (const part of paths.normalize(name).split(paths.sep)){
        if (part === '.' || part === '') continue;
        current = inFolder(platform, current, part);
        if (disk.linkStat(current)?.isLink === true) throw new Error(`${current} is a link, and nothing is written through links: remove it, or write elsewhere`);
    }
    return current;
}
function makeTemporaryFolder(platform, folder, start) {
    const made = platform.disk.makeTemporaryFolder(inFolder(platform, folder, start));
    return inFolder(platform, folder, platform.paths.basename(made));
}
function refuseOtherName({ isWindows }, path) {
    if (!isWindows) return;
    if (isDevicePath({
        isWindows
    }, path)) throw new Error(`${path}: the name of a device on Windows`);
    const part = path.replace(START, '').split(/[\\/]/).find((name)=>OTHER.test(name));
    if (part !== undefined) throw new Error(`${path}: Windows reads ${JSON.stringify(part)} as a different name; choose another one`);
}

const TEMPORARY = '[.][0-9a-f]{8}-[0-9a-f]{4}[.]tmp';
const OF_LOCK = '(?:[.][0-9a-f]+)*';
const BESIDE = new RegExp(`^[.](.+)(?:${TEMPORARY}|[.]lock${OF_LOCK})$`);
const MAX_LENGTH$1 = 200;
const KEPT = 180;
const ENDING = /[.]\w{1,8}$/;
function temporaryBeside(platform, file) {
    const word = crypto.randomUUID().slice(0, 13);
    return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.${word}.tmp`);
}
function isTemporaryOf(platform, file, name) {
    const start = besideName(platform, file);
    return name.startsWith(start) && new RegExp(`^${TEMPORARY}$`).test(name.slice(start.length));
}
function lockBeside(platform, file) {
    return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.lock`);
}
function isOfLock(lock, name) {
    return name.startsWith(lock) && new RegExp(`^${OF_LOCK}$`).test(name.slice(lock.length));
}
function nameOfFile(beside) {
    return BESIDE.exec(beside)?.[1];
}
function besideName({ paths, compression }, file) {
    const name = paths.basename(file);
    const bytes = new TextEncoder().encode(name);
    if (bytes.length <= MAX_LENGTH$1) return `.${name}`;
    const start = new TextDecoder().decode(bytes.subarray(0, KEPT)).replace(/\uFFFD+$/, '');
    return `.${start}~${compression.crc32(bytes).toString(16)}${ENDING.exec(name)?.[0] ?? ''}`;
}

function removeAtEnd({ processes }, remains) {
    return (remains.length > 0 ? processes.removeAtEnd?.(remains) : undefined) ?? (()=>undefined);
}
function missingFolders(platform, folder) {
    const missing = [];
    let at = folder;
    for(let above = folderOf(platform, at); above !== at && !platform.disk.exists(at);){
        missing.push(at);
        at = above;
        above = folderOf(platform, at);
    }
    return missing;
}
function asEmpty(folders) {
    return folders.map((path)=>({
            path,
            isEmpty: true
        }));
}
function removeEmpty(disk, folders) {
    try {
        for (const folder of folders)disk.removeFolder(folder);
    } catch  {
        return;
    }
}
function discard(disk, path) {
    try {
        disk.removeAll(path);
    } catch  {
        return;
    }
}

const CLOSED_FOLDER = new Set([
    'EACCES',
    'EPERM',
    'EROFS'
]);
const FIXED_FILE = new Set([
    'EBUSY',
    'EXDEV'
]);
function writeFile(platform, file, content, { makesFolders = false } = {}) {
    const { disk } = platform;
    const there = disk.linkStat(file);
    const old = there?.isFile ? there : undefined;
    if (isOwnStream(file) || there && !there.isFile && !there.isLink) return disk.write(file, content);
    if (old !== undefined && !disk.isWritable(file)) throw systemError('EACCES', file, 'permission denied, the file is write-protected');
    const folder = folderOf(platform, file);
    const made = makesFolders && there === undefined ? missingFolders(platform, folder) : [];
    const temporary = temporaryBeside(platform, file);
    const giveUp = removeAtEnd(platform, [
        {
            path: temporary
        },
        ...asEmpty(made)
    ]);
    let refusals = CLOSED_FOLDER;
    try {
        if (made.length > 0) disk.makeFolder(folder);
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        disk.create(temporary, [
            bytes
        ], {
            isSynced: false,
            like: old
        });
        refusals = FIXED_FILE;
        disk.rename(temporary, file);
    } catch (error) {
        if (disk.linkStat(temporary) !== undefined) discard(disk, temporary);
        removeEmpty(disk, made);
        if (old === undefined || !refusals.has(error.code)) throw error;
        disk.write(file, content);
    } finally{
        giveUp();
    }
}

class FilmCache extends VersionCache {
    constructor(make){
        super(({ files })=>files.stamp, make);
    }
}

function staticTextsOf({ node, listedItems }) {
    return [
        node,
        ...listedItems.map((item)=>item.node)
    ].flatMap((root)=>[
            ...staticTextsIn(root)
        ]);
}

const PIECE = 0x6000;
function dataUri(type, bytes) {
    return `data:${type};base64,${toBase64(bytes)}`;
}
function toBase64(bytes) {
    let text = '';
    for(let at = 0; at < bytes.length; at += PIECE){
        text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
    }
    return text;
}

function joinBytes(parts) {
    const joined = new Uint8Array(parts.reduce((sum, { length })=>sum + length, 0));
    let at = 0;
    for (const part of parts){
        joined.set(part, at);
        at += part.length;
    }
    return joined;
}

function dashesIn({ edges }, strokes) {
    let count = 0;
    for (const edge of edges){
        const dashes = strokes.get(edge.strokeStyle)?.dashes;
        if (!dashes) continue;
        const length = host_planar().planarEdges([
            edge
        ]).reduce((sum, { curve })=>sum + host_planar().lengthOf(curve), 0);
        count += length / (dashes[0] + dashes[1]);
    }
    return count;
}

const GRADIENT_RADIUS = 819.2;

const NO_VIDEO = 'is drawn by the commands render, export and page, where ffmpeg is available';

function sourceOf$1(node) {
    return node.source.slice(node.start, node.end);
}

let table;
function makeTable() {
    return Int32Array.from({
        length: 256
    }, (_, index)=>{
        let value = index;
        for(let bit = 0; bit < 8; bit++)value = value & 1 ? value >>> 1 ^ 0xedb88320 : value >>> 1;
        return value;
    });
}
function crc32(bytes) {
    const entries = table ??= makeTable();
    let crc = -1;
    let at = 0;
    while(at < bytes.length)crc = (entries[(crc ^ (bytes[at++] ?? 0)) & 255] ?? 0) ^ crc >>> 8;
    return ~crc >>> 0;
}

function cutCells(sequence, nameOf) {
    const { pixelView: view, frames } = sequence;
    const whole = sequence.boxOf();
    const cut = frames.map((frame)=>{
        const pixels = sequence.pixels(frame, 1);
        const painted = host_drawing().paintedBox(pixels.rgba, pixels.width, pixels.height);
        return {
            frame,
            pixels,
            isPainted: painted !== undefined,
            part: partOf(sequence.boxOf(frame), painted, view)
        };
    });
    const seen = withinPixels(whole, {
        ...view,
        x: 0,
        y: 0
    }, view);
    const cell = cut.reduce((box, { isPainted, part })=>isPainted ? box : host_drawing().uniteBoxes(box, part) ?? box, seen);
    const pivot = isEmpty(whole) ? {
        x: 0,
        y: 0
    } : {
        x: hundredths(-whole.left),
        y: hundredths(-whole.top)
    };
    return cut.map(({ frame, pixels, part: own }, index)=>{
        const shown = own ?? {
            ...cell,
            width: 1,
            height: 1
        };
        const part = {
            ...shown,
            x: shown.x - cell.x,
            y: shown.y - cell.y
        };
        return {
            ...moved(pixels, seen, cell),
            name: nameOf(frame),
            part,
            pivot,
            isFirst: index === 0
        };
    });
}
function partOf(box, painted, view) {
    if (painted) return withinPixels(box, painted, view);
    if (isEmpty(box)) return undefined;
    const [left, top] = [
        next(box.left - view.x),
        next(box.top - view.y)
    ];
    const [right, bottom] = [
        next(box.right - view.x),
        next(box.bottom - view.y)
    ];
    return {
        x: left,
        y: top,
        width: Math.max(1, right - left),
        height: Math.max(1, bottom - top)
    };
}
function moved(pixels, seen, { x, y, width, height }) {
    const part = host_drawing().cropPixels(pixels, seen);
    if (width === seen.width && height === seen.height) return part;
    const cell = {
        width,
        height,
        rgba: new Uint8Array(width * height * 4)
    };
    host_drawing().pastePixels(cell, part, seen.x - x, seen.y - y);
    return cell;
}
function withinPixels(box, pixels, corner) {
    if (isEmpty(box)) return pixels;
    const [x, width] = cut(pixels.x, pixels.width, box.left - corner.x, box.right - corner.x);
    const [y, height] = cut(pixels.y, pixels.height, box.top - corner.y, box.bottom - corner.y);
    return {
        x,
        y,
        width,
        height
    };
}
function cut(start, length, low, high) {
    const last = start + length - 1;
    const from = Math.min(last, Math.max(start, next(low)));
    return [
        from,
        Math.max(1, Math.min(start + length, next(high)) - from)
    ];
}
const NEAR = 1e-6;
function next(value) {
    return Math.ceil(value - NEAR);
}
function hundredths(value) {
    return Math.round(value * 100) / 100;
}

function hostSheet(frames, settings, encode) {
    const { layout, trim, stack, text } = settings;
    const pictures = new (host_drawing().PictureSet)(stack);
    const sprites = frames.map((frame)=>({
            ...spriteOf(frame, trim, pictures),
            isFirst: frame.isFirst
        }));
    const { width, height, places } = frames.length === 0 ? {
        width: 1,
        height: 1,
        places: []
    } : host_making().placeOnSheet(pictures.pictures, settings);
    const sheet = {
        width,
        height,
        rgba: new Uint8Array(width * height * 4)
    };
    places.forEach(({ x, y, isRotated }, number)=>{
        const picture = pictures.pictures[number];
        if (!picture) return;
        host_drawing().pastePixels(sheet, isRotated ? host_drawing().rotatePixels(picture) : picture, x, y);
    });
    const { ending, write } = host_making().layoutNamed(layout);
    const placed = sprites.flatMap((sprite)=>{
        const cell = places[sprite.picture];
        return cell ? [
            {
                ...sprite,
                sheet: 0,
                ...cell
            }
        ] : [];
    });
    const data = write({
        ...text,
        width,
        height,
        sprites: placed
    });
    const file = ending === 'json' ? jsonFile(data, text.isWide) : data;
    return {
        width,
        height,
        png: encode(sheet),
        data,
        file,
        ending
    };
}
function jsonFile(json, isWide) {
    const text = `\uFEFF${json}`;
    if (!isWide) return text;
    return Uint8Array.from({
        length: 2 * text.length
    }, (_, at)=>text.charCodeAt(at >> 1) >> 8 * (at & 1) & 255);
}
function spriteOf({ name, part, pivot, ...pixels }, trim, pictures) {
    const { width, height, rgba } = pixels;
    const shown = trim ? part : {
        x: 0,
        y: 0,
        width,
        height
    };
    return {
        name,
        picture: pictures.add(trim ? host_drawing().cropPixels({
            width,
            height,
            rgba
        }, shown) : {
            width,
            height,
            rgba
        }),
        source: {
            width,
            height
        },
        part: shown,
        pivot,
        duration: 0
    };
}

class HostExports {
    constructor(host, files){
        this.host = host;
        this.files = files;
    }
    bitmapOf(document, elements, view) {
        return host_drawing().bitmapOf(document.film, elements.map(({ node })=>FilmElement.of(node)), view, (message)=>document.warn(message));
    }
    lettersOf(text) {
        return host_drawing().lettersOf(text, this.faces);
    }
    sizeOfText(text) {
        const lines = host_drawing().readLines(text, this.faces);
        const widthOf = (line)=>host_drawing().lineLength(line) + host_drawing().formatOf(line).before + host_drawing().formatOf(line).after;
        const width = lines.reduce((most, line)=>Math.max(most, widthOf(line)), -Infinity);
        const height = lines.reduce((sum, line)=>sum + host_drawing().linePitch(line), 0);
        const last = lines.at(-1);
        return {
            width,
            height: height - (last ? host_drawing().formatOf(last).leading : 0)
        };
    }
    pictureOf(document, path, kind) {
        return host_drawing().fileOfBitmap(document.film, path, kind);
    }
    hasAlpha(document, path) {
        return host_drawing().hasAlpha(document.film, path);
    }
    bitmapFrom(file) {
        return host_drawing().bitmapFrom(file, this.host.platform, this.host.limits.maxPixels);
    }
    png(request) {
        const [picture] = this.pngs(request);
        if (!picture) throw new HostError('document.publish: the document has no frame');
        return picture;
    }
    pngs(request) {
        const sequence = this.sequence(request);
        const { scale = 1, colors } = request.settings ?? {};
        const { compression } = this.host.platform;
        const pictures = sequence.frames.map((frame)=>colors === undefined ? sequence.png(frame, scale) : host_drawing().encodeSmallPng(host_making().withFewColors(sequence.pixels(frame, scale), colors), compression));
        sequence.tellUndrawn();
        return pictures;
    }
    gif(request) {
        const { scale = 1, ...options } = request.settings ?? {};
        const sequence = this.sequence(request);
        const work = host_making().encodeGif(host_making().drawnFrames(sequence, scale), request.document.frameRate, options);
        const picture = host_drawing().finish(work);
        sequence.tellUndrawn();
        return picture;
    }
    published(document, kind) {
        const settings = pictureSettings(document, kind);
        const [timeline] = document.timelines;
        if (!timeline) throw new HostError('document.publish: the document has no scene');
        const { labels, frameCount } = host_drawing().sceneSubject(document.film, timeline, document.name);
        const at = (label, otherwise)=>labels.find(({ name })=>name === label)?.from ?? otherwise;
        const [from, to] = kind === 'gif' && settings.isAnimated ? [
            at('#First', 0),
            at('#Last', frameCount - 1)
        ] : [
            at('#Static', 0),
            at('#Static', 0)
        ];
        const request = {
            document,
            timeline,
            from,
            to: Math.max(from, to),
            settings
        };
        if (kind === 'gif') return this.gif(request);
        if (kind === 'png') return this.png(request);
        const sequence = this.sequence(request);
        const pixels = sequence.pixels(from, settings.scale);
        sequence.tellUndrawn();
        return host_drawing().encodeJpeg(pixels, settings.quality);
    }
    svgs(request) {
        const sequence = this.sequence(request);
        const pictures = sequence.frames.map((frame)=>sequence.svg(frame));
        sequence.tellUndrawn();
        return pictures;
    }
    cut(document, item, name, range) {
        const isSymbol = item instanceof SymbolItem;
        const subject = isSymbol ? host_drawing().symbolSubject(document.film, item, name) : host_drawing().bitmapSubject(document.film, item, name);
        const [from, to] = range ?? [
            0,
            subject.frameCount - 1
        ];
        const sequence = new (host_drawing().Sequence)(subject, span(from, to), this.context(document), undefined);
        const cells = cutCells(sequence, (frame)=>isSymbol ? name + String(frame).padStart(4, '0') : name);
        sequence.tellUndrawn();
        return cells;
    }
    sheet(frames, settings) {
        return withoutOverflow(()=>hostSheet(frames, settings, (pixels)=>host_drawing().encodePng(pixels, this.host.platform.compression)));
    }
    atlas(document, item, settings) {
        const { resolution, optimized, rotate, border, padding, width, height } = settings;
        const sheet = {
            rotate,
            border,
            padding,
            maxSize: width,
            maxHeight: height
        };
        const options = {
            optimized,
            sheet: {
                ...sheet,
                trim: true,
                extrude: 0,
                powerOfTwo: false
            },
            pictures: host_defaults.DEFAULTS.pictures
        };
        const subject = host_drawing().symbolSubject(document.film, item);
        return withoutOverflow(()=>new Map([
                ...host_making().atlasFiles(subject, '', resolution, options, this.context(document))
            ].map(({ path, content })=>[
                    path,
                    content
                ])));
    }
    write(uri, content, method) {
        writeFile(this.host.platform, this.files.toWrite(uri, method), content, {
            makesFolders: true
        });
    }
    get faces() {
        this.readFaces ??= new (host_drawing().Faces)(host_drawing().readFontFolders(this.host.platform, this.host.fonts ?? []));
        return this.readFaces;
    }
    sequence({ document, timeline, from, to, matrix, settings }) {
        const item = timeline.libraryItem;
        const subject = item instanceof SymbolItem ? transformed(host_drawing().symbolSubject(document.film, item), matrix) : host_drawing().sceneSubject(document.film, timeline, document.name);
        const ground = settings ? groundOf(document, settings) : subject.ground;
        const context = {
            ...this.context(document),
            isSmooth: settings?.isSmooth
        };
        return new (host_drawing().Sequence)(subject, span(from, to), context, ground);
    }
    context(document) {
        const { platform, limits, fonts = [] } = this.host;
        return {
            film: document.film,
            rasterizer: platform.rasterizer,
            fontFolders: fonts,
            maxPixels: limits.maxPixels ?? host_defaults.DEFAULT_LIMITS.maxPixels,
            stopwatch: new (host_drawing().Stopwatch)(()=>0),
            leftOut: ({ path }, left)=>{
                for (const [what] of left)document.warn(`${path}: not drawn: ${what}`);
            }
        };
    }
}
function groundOf(document, { isTransparent }) {
    return isTransparent ? undefined : stageGround(document) ?? '#FFFFFF';
}
function transformed(subject, matrix) {
    if (!matrix || isIdentity(matrix)) return subject;
    const { draw, region, parts } = subject;
    return {
        ...subject,
        draw: (frame, drawing, without)=>host_drawing().wrapRuns(draw(frame, drawing, without), (markup)=>host_drawing().group({
                    transform: host_drawing().transform(matrix)
                }, markup)),
        region: (frame, drawing)=>transformBox(region(frame, drawing), matrix),
        parts: parts && ((frame, drawing, only)=>parts(frame, drawing, only).map((part)=>({
                    ...part,
                    box: transformBox(part.box, matrix)
                })))
    };
}
function withoutOverflow(action) {
    try {
        return action();
    } catch (error) {
        if (error instanceof host_making().SheetOverflow) return undefined;
        throw error;
    }
}
function span(from, to) {
    return Array.from({
        length: Math.max(0, to - from + 1)
    }, (_, index)=>from + index);
}

const strict = new TextDecoder('utf-8', {
    fatal: true,
    ignoreBOM: true
});
const BYTES_PER_CHARACTER = 3;
function decodeEntry(label, size, read, limits) {
    const text = size > limits.maxTextLength * BYTES_PER_CHARACTER ? null : decodeUtf8(label, read());
    if (text === null || text.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(label, `is a text of ${size} bytes; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    return text;
}
function decodeUtf8(label, bytes) {
    try {
        return strict.decode(bytes);
    } catch  {
        const first = (bytes[0] ?? 0) << 8 | (bytes[1] ?? 0);
        const isUtf16 = first === 0xfffe || first === 0xfeff;
        throw new host_errors.DocumentError(label, isUtf16 ? 'is UTF-16; the texts of a document are UTF-8' : 'is not valid UTF-8');
    }
}

class MemoryContainer {
    constructor(documentName, files = {}){
        this.kind = 'fla';
        this.path = '';
        this.documentName = documentName;
        this.files = new Map(Object.entries(files).map(([name, content])=>[
                name,
                typeof content === 'string' ? new TextEncoder().encode(content) : content
            ]));
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const file = this.file(name);
        return file instanceof Uint8Array ? file : file.read();
    }
    bytesStart(name) {
        return this.bytes(name);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), host_defaults.DEFAULT_LIMITS);
    }
    size(name) {
        const file = this.file(name);
        return file instanceof Uint8Array ? file.length : file.size;
    }
    label(name) {
        return `${this.documentName}, ${name}`;
    }
    isChangedOnDisk() {
        return false;
    }
    file(name) {
        const file = this.files.get(name);
        if (file === undefined) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return file;
    }
}

function emptyClipboard() {
    return {
        elements: undefined,
        text: undefined,
        frames: {
            ranges: [],
            source: undefined
        },
        motion: undefined,
        layers: {
            layers: [],
            source: undefined
        }
    };
}

function explainFault(path, what, error) {
    if (error instanceof host_errors.DocumentError) return error;
    return new host_errors.DocumentError(path, `${what}: ${host_errors.faultReason(error)}`);
}

function hasSameBytes(a, b) {
    if (a.length !== b.length) return false;
    const [words, others] = [
        wordsOf(a),
        wordsOf(b)
    ];
    for(let i = 0; i < words.length; i++)if (words[i] !== others[i]) return false;
    for(let i = words.length * BYTES; i < a.length; i++)if (a[i] !== b[i]) return false;
    return true;
}
const BYTES = Int32Array.BYTES_PER_ELEMENT;
function wordsOf(bytes) {
    const { buffer, byteOffset, length } = bytes.byteOffset % BYTES === 0 ? bytes : new Uint8Array(bytes);
    return new Int32Array(buffer, byteOffset, Math.floor(length / BYTES));
}

function isSameContent(container, name, content) {
    if (container.isHeld?.(name)) return false;
    if (!container.has(name) || container.size(name) !== content.length) return false;
    return hasSameBytes(container.bytes(name), content);
}
const PROXY_CONTENT = new TextEncoder().encode('PROXY-CS5');
const MIMETYPE = 'mimetype';
const MIMETYPE_CONTENT = new TextEncoder().encode('application/vnd.adobe.xfl');
function isMarker(name) {
    return name === MIMETYPE || /^[^/]+\.xfl$/i.test(name);
}

const IGNORED = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;
const GIT = /^(\.git|git~\d+)[. ]*(:.*)?$/i;
function isGitName(name) {
    return GIT.test(name.replace(IGNORED, ''));
}

function withSeparator(folder, separator) {
    return folder.endsWith(separator) ? folder : folder + separator;
}
function isBelow$1({ sep }, folder, path) {
    return path === folder || path.startsWith(withSeparator(folder, sep));
}

const MAX_LENGTH = 60;
function quoteShort(text, longest = MAX_LENGTH) {
    if (text.length <= longest) return JSON.stringify(text);
    return `${JSON.stringify(`${text.slice(0, longest)}…`)} (${text.length} characters)`;
}

function normalizeName(name) {
    if (!/\\|^\.|\/[./]/.test(name)) return name;
    const slashed = name.replaceAll('\\', '/');
    const parts = slashed.split('/').filter((part, index)=>part !== '.' && (part !== '' || index === 0));
    return parts.join('/') + (slashed.endsWith('/') ? '/' : '');
}
function nameFault(name, written = name) {
    if (name === '') return 'an entry has no name';
    if (name.includes('\0')) return `the name of the entry ${JSON.stringify(written)} contains a zero byte`;
    if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || /(?:^|\/)\.\.(?:\/|$)/.test(name)) {
        return `the entry ${JSON.stringify(written)} points outside the document`;
    }
    return null;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_SIZE = 46;
const MAX_COMMENT = 65_535;
const UTF8_NAME = 0x800;
const utf8 = new TextDecoder('utf-8', {
    fatal: true,
    ignoreBOM: true
});
const latin1 = new TextDecoder('latin1');
function readZipDirectory(path, zip, limits) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = findEnd(path, view);
    const count = view.getUint16(end + 10, true);
    const start = view.getUint32(end + 16, true);
    if (count === 0xffff || start === 0xffffffff) throw new host_errors.DocumentError(path, 'is a ZIP64 archive, and an FLA never is');
    if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
        throw new host_errors.DocumentError(path, 'is one part of a zip archive in several parts');
    }
    if (count > limits.maxEntries) throw tooMuch(path, `contains ${count} entries`, 'maxEntries', limits.maxEntries);
    const records = [];
    let at = start;
    for(let index = 0; index < count; index++){
        if (at + RECORD_SIZE > end || view.getUint32(at, true) !== RECORD_SIGNATURE) {
            throw host_errors.damaged(path, `damaged zip: entry ${index + 1} of ${count} is not in the directory`);
        }
        const record = readRecord(path, zip, view, at);
        records.push(record);
        at = record.end;
    }
    checkRecords(path, records, zip.length, limits);
    return records;
}
function readComment(path, zip) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const start = findEnd(path, view) + END_SIZE;
    return zip.subarray(start, start + view.getUint16(start - 2, true));
}
function findEnd(path, view) {
    const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
    for(let at = view.byteLength - END_SIZE; at >= lowest; at--){
        if (view.getUint32(at, true) === END_SIGNATURE && at + END_SIZE + view.getUint16(at + 20, true) <= view.byteLength) {
            return at;
        }
    }
    throw host_errors.damaged(path, 'truncated zip: the directory at its end is missing');
}
function readRecord(path, zip, view, at) {
    const nameLength = view.getUint16(at + 28, true);
    const length = RECORD_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + length > zip.length) throw host_errors.damaged(path, 'damaged zip: the directory goes beyond the file');
    const flags = view.getUint16(at + 8, true);
    const name = decodeName(zip.subarray(at + RECORD_SIZE, at + RECORD_SIZE + nameLength), flags);
    const normal = normalizeName(name);
    const fault = nameFault(normal, name);
    if (fault !== null) throw new host_errors.DocumentError(path, fault);
    return {
        name: normal,
        isFolder: normal.endsWith('/'),
        flags,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
        start: at,
        end: at + length
    };
}
function decodeName(bytes, flags) {
    try {
        return utf8.decode(bytes);
    } catch  {
        return flags & UTF8_NAME ? new TextDecoder().decode(bytes) : latin1.decode(bytes);
    }
}
function checkRecords(path, records, fileSize, limits) {
    const seen = new Set();
    let packed = 0;
    let unpacked = 0;
    for (const { name, packedSize, size } of records){
        if (seen.has(name)) throw new host_errors.DocumentError(path, `the entry ${JSON.stringify(name)} occurs twice`);
        seen.add(name);
        packed += packedSize;
        unpacked += size;
        if (host_defaults.isBomb(size, packedSize, limits)) {
            const what = `the entry ${JSON.stringify(name)} claims to expand from ${packedSize} to ${size} bytes`;
            throw tooMuch(path, what, 'maxRatio', limits.maxRatio);
        }
    }
    host_defaults.checkTotal(path, unpacked, fileSize, limits);
    if (packed > fileSize) throw host_errors.damaged(path, 'damaged zip: its entries are larger than the file');
}
function tooMuch(path, what, limit, value) {
    return new host_errors.DocumentError(path, `${what}; the limit ${limit} is ${value}`);
}

class OutputTooLarge extends Error {
    constructor(...args){
        super(...args), this.name = 'OutputTooLarge';
    }
}

const SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
function localExtra(zip, { offset }) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true);
    return zip.subarray(start, start + view.getUint16(offset + 28, true));
}
function dataStart(label, zip, record) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const { offset, packedSize } = record;
    if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== SIGNATURE) {
        throw host_errors.damaged(label, 'damaged zip: the entry is not where the directory says');
    }
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > zip.length) throw host_errors.damaged(label, 'truncated zip: the entry goes beyond the file');
    return start;
}

const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
function unpack(compression, label, zip, record) {
    const packed = packedData(label, zip, record);
    const bytes = record.method === STORED ? packed : inflate(compression, label, packed, record.size);
    if (bytes.length !== record.size || compression.crc32(bytes) !== record.crc) throw mismatch(label);
    return bytes;
}
function unpackStart(compression, label, zip, record, length) {
    const packed = packedData(label, zip, record);
    if (record.method === STORED) return packed;
    try {
        return compression.inflateRawStart(packed, length);
    } catch (error) {
        throw host_errors.damaged(label, `damaged zip: ${error.message}`);
    }
}
function packedData(label, zip, record) {
    if (record.flags & ENCRYPTED) throw new host_errors.DocumentError(label, 'is encrypted');
    const start = dataStart(label, zip, record);
    const { method } = record;
    if (method !== STORED && method !== DEFLATED) throw new host_errors.DocumentError(label, `is compressed by method ${method}; only stored and deflated entries are supported`);
    return zip.subarray(start, start + record.packedSize);
}
function inflate(compression, label, packed, size) {
    try {
        return compression.inflateRaw(packed, size);
    } catch (error) {
        if (error instanceof OutputTooLarge) throw mismatch(label);
        throw host_errors.damaged(label, `damaged zip: ${error.message}`);
    }
}
function mismatch(label) {
    return host_errors.damaged(label, 'damaged zip: the checksum of the entry does not match its content');
}

class ZipContainer {
    constructor(platform, file, zip, limits){
        this.platform = platform;
        this.kind = 'fla';
        this.files = new Map();
        this.path = file;
        this.documentName = platform.paths.basename(file);
        this.zip = zip;
        this.limits = limits;
        this.records = readZipDirectory(file, zip, limits);
        this.comment = readComment(file, zip);
        for (const record of this.records)if (!record.isFolder) this.files.set(record.name, record);
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        return unpack(this.platform.compression, this.label(name), this.zip, this.record(name));
    }
    bytesStart(name, length) {
        return unpackStart(this.platform.compression, this.label(name), this.zip, this.record(name), length);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), this.limits);
    }
    size(name) {
        return this.record(name).size;
    }
    label(name) {
        return `${this.path}, ${name}`;
    }
    isChangedOnDisk() {
        const { disk } = this.platform;
        try {
            const stat = disk.stat(this.path);
            if (stat === undefined) return false;
            return stat.size !== this.zip.length || !hasSameBytes(disk.read(this.path), this.zip);
        } catch (error) {
            throw explainFault(this.path, 'cannot be read', error);
        }
    }
    record(name) {
        const record = this.files.get(name);
        if (record === undefined) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return record;
    }
}

const PROXY = [
    ...PROXY_CONTENT
];
const MAIN = 'DOMDocument.xml';
function openContainer(platform, file, limits = {}) {
    const bounds = {
        ...host_defaults.DEFAULT_LIMITS,
        ...limits
    };
    const absolute = platform.paths.resolve(file);
    const stat = statOf(platform, absolute);
    const container = stat.isFolder ? new (host_folder().FolderContainer)(platform, absolute, bounds) : openFile(platform, absolute, stat.size, bounds);
    if (!container.has(MAIN)) {
        throw new host_errors.DocumentError(container.path, `contains no ${MAIN}: it is not a document of Animate`);
    }
    return container;
}
function statOf(platform, file) {
    if (isDevicePath(platform, file)) throw new host_errors.DocumentError(file, 'is the name of a device on Windows');
    const { disk } = platform;
    const stat = tryTo('cannot be opened', file, ()=>disk.stat(file));
    if (stat === undefined) throw new host_errors.DocumentError(file, `cannot be opened: ${explainNone(file)}`);
    if (stat.isFolder || stat.isFile) return stat;
    throw new host_errors.DocumentError(file, 'is neither a file nor a folder');
}
function explainNone(file) {
    return file.includes('\uFFFD') ? 'no such file or folder; if its name is not UTF-8, rename it' : 'no such file or folder';
}
function openFile(platform, file, size, limits) {
    const { disk, paths } = platform;
    const magic = tryTo('cannot be read', file, ()=>disk.readStart(file, PROXY.length));
    const isBinary = host_errors.isCompoundFile(magic);
    if (isBinary || host_errors.isZip(magic)) {
        if (size > limits.maxTotalSize) {
            throw new host_errors.DocumentError(file, `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`);
        }
        const bytes = tryTo('cannot be read', file, ()=>disk.read(file));
        return new (isBinary ? host_binary().BinaryContainer : ZipContainer)(platform, file, bytes, limits);
    }
    if (host_errors.startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
        return new (host_folder().FolderContainer)(platform, paths.dirname(file), limits, paths.basename(file));
    }
    if (paths.basename(file) === MAIN) return new (host_folder().FolderContainer)(platform, paths.dirname(file), limits);
    throw new host_errors.DocumentError(file, explainMagic(magic));
}
function tryTo(fault, file, access) {
    try {
        return access();
    } catch (error) {
        throw explainFault(file, fault, error);
    }
}
function explainMagic(bytes) {
    if (bytes.length === 0) return 'is empty';
    return 'is neither an FLA nor an XFL document';
}

function openFiles(host, path) {
    const container = openContainer(host.platform, path, host.limits);
    container.listen?.(({ text, isLost })=>{
        if (isLost && host.oldFiles.strict) throw new host_errors.DocumentError(path, text.replace(`${container.path}, `, ''));
        host.warn(text);
    });
    return container;
}

const NAMESPACES = {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    xmlns: 'http://ns.adobe.com/xfl/2008/'
};
const XFL_VERSION = DOCUMENT.xflVersion.format(DOCUMENT.xflVersion.initial);

function newDocument(attributes = {}) {
    const label = 'DOMDocument.xml';
    const own = {
        currentTimeline: '1',
        xflVersion: XFL_VERSION,
        nextSceneIdentifier: '2'
    };
    const root = XmlNode.create('DOMDocument', {
        ...NAMESPACES,
        ...own,
        ...attributes
    }, [
        XmlNode.create('timelines', {}, [
            host_editing().newTimeline('Scene 1')
        ])
    ]);
    return {
        [label]: XmlFile.create(label, root).serialize()
    };
}

const DRIVE = /^\/?([A-Za-z])[|:](?=\/|$)/;
function uriToPath(uri, { isWindows, paths }) {
    const match = /^file:\/\/\/?/i.exec(uri);
    if (!match) return undefined;
    const decoded = `/${uri.slice(match[0].length).replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)}`;
    return paths.normalize(isWindows ? decoded.replace(DRIVE, '$1:') : decoded);
}
function pathToUri(file, { isWindows }) {
    const absolute = file.replace(/\\/g, isWindows ? '/' : '\\');
    const escaped = encodeURI(absolute).replace(/[?#]/g, encodeURIComponent);
    return `file:///${escaped.replace(/^\//, '').replace(/^([A-Za-z]):/, '$1|')}`;
}
function decodeEscapes(escapes) {
    try {
        return decodeURIComponent(escapes);
    } catch  {
        return escapes;
    }
}

function sceneNodes(root) {
    return root.childrenNamed('timelines').flatMap((list)=>list.childrenNamed('DOMTimeline'));
}
function gatherScenes(root) {
    const [list = XmlNode.create('timelines'), ...others] = root.childrenNamed('timelines');
    if (!list.parent) root.append(list);
    for (const other of others){
        for (const scene of [
            ...other.children
        ])list.append(scene);
        other.remove();
    }
    return list;
}

class BitmapItem extends MediaItem {
    static{
        this.className = 'BitmapItem';
    }
    get itemType() {
        return 'bitmap';
    }
    get hPixels() {
        return this.extent(BITMAP_ITEM.frameLeft, BITMAP_ITEM.frameRight);
    }
    get vPixels() {
        return this.extent(BITMAP_ITEM.frameTop, BITMAP_ITEM.frameBottom);
    }
    get allowSmoothing() {
        return BITMAP_ITEM.allowSmoothing.read(this.node);
    }
    set allowSmoothing(value) {
        host_saving().assign(this.node, BITMAP_ITEM.allowSmoothing, 'BitmapItem.allowSmoothing', value);
    }
    get compressionType() {
        return BITMAP_ITEM.compressionType.read(this.node);
    }
    set compressionType(value) {
        host_saving().assign(this.node, BITMAP_ITEM.compressionType, 'BitmapItem.compressionType', value);
    }
    get originalCompressionType() {
        return BITMAP_ITEM.originalCompressionType.read(this.node);
    }
    get quality() {
        return BITMAP_ITEM.quality.read(this.node);
    }
    set quality(value) {
        host_saving().assign(this.node, BITMAP_ITEM.quality, 'BitmapItem.quality', value);
    }
    get hasValidAlphaLayer() {
        return this.library.document.hasAlpha(this.name);
    }
    get useImportedJPEGQuality() {
        return BITMAP_ITEM.useImportedJPEGData.read(this.node);
    }
    set useImportedJPEGQuality(value) {
        host_saving().assign(this.node, BITMAP_ITEM.useImportedJPEGData, 'BitmapItem.useImportedJPEGQuality', value);
    }
    get useDeblocking() {
        return BITMAP_ITEM.useDeblocking.read(this.node);
    }
    set useDeblocking(value) {
        host_saving().assign(this.node, BITMAP_ITEM.useDeblocking, 'BitmapItem.useDeblocking', value);
    }
    exportToFile(fileURI, quality = 80) {
        const method = 'BitmapItem.exportToFile';
        checkFileUri(method, fileURI);
        checkNumber(`${method}: quality`, quality, 1, 100);
        const kind = /\.(png|jpe?g)$/i.exec(fileURI)?.[1].toLowerCase();
        if (!kind) return false;
        const { document } = this.library;
        const bytes = document.pictureOf(this.name, kind === 'png' ? 'png' : 'jpg');
        if (bytes) return document.writeFile(fileURI, method, bytes);
        if (kind !== 'png' && document.pictureOf(this.name, 'png')) throw notImplemented('BitmapItem.exportToFile of a lossless picture as JPG');
        return false;
    }
    extent(from, to) {
        return Math.max(0, (to.read(this.node) - from.read(this.node)) / TWIPS_PER_PIXEL);
    }
}

class CompiledClipItem extends ListedItem {
    get itemType() {
        return 'compiled clip';
    }
}

class FolderItem extends ListedItem {
    static{
        this.className = 'FolderItem';
    }
    get itemType() {
        return 'folder';
    }
    get isExpanded() {
        return FOLDER_ITEM.isExpanded.read(this.node);
    }
    set isExpanded(value) {
        host_saving().assign(this.node, FOLDER_ITEM.isExpanded, 'FolderItem.isExpanded', value);
    }
}

class FontItem extends ListedItem {
    static{
        this.className = 'FontItem';
    }
    get itemType() {
        return 'font';
    }
    get font() {
        return FONT_ITEM.font.read(this.node);
    }
    set font(value) {
        host_saving().assign(this.node, FONT_ITEM.font, 'FontItem.font', value);
    }
    get bold() {
        return /-.*bold/i.test(this.font);
    }
    set bold(value) {
        this.font = restyled(this.font, {
            isBold: Boolean(value)
        });
    }
    get italic() {
        return /-.*(italic|oblique)/i.test(this.font);
    }
    set italic(value) {
        this.font = restyled(this.font, {
            isItalic: Boolean(value)
        });
    }
    get size() {
        return FONT_ITEM.size.read(this.node);
    }
    set size(value) {
        host_saving().assign(this.node, FONT_ITEM.size, 'FontItem.size', value);
    }
    get bitmap() {
        return this.size > 0;
    }
    get embedVariantGlyphs() {
        return FONT_ITEM.embedVariantGlyphs.read(this.node);
    }
    get embedRanges() {
        return FONT_ITEM.embedRanges.read(this.node);
    }
    set embedRanges(value) {
        host_saving().assign(this.node, FONT_ITEM.embedRanges, 'FontItem.embedRanges', value);
    }
    get embeddedCharacters() {
        return FONT_ITEM.embeddedCharacters.read(this.node);
    }
    set embeddedCharacters(value) {
        host_saving().assign(this.node, FONT_ITEM.embeddedCharacters, 'FontItem.embeddedCharacters', value);
    }
    get isDefineFont4Symbol() {
        return FONT_ITEM.isDefineFont4.read(this.node);
    }
    set isDefineFont4Symbol(value) {
        host_saving().assign(this.node, FONT_ITEM.isDefineFont4, 'FontItem.isDefineFont4Symbol', value);
    }
}

const KILOBITS = [
    0,
    32,
    40,
    48,
    56,
    64,
    80,
    96,
    112,
    128,
    160,
    192,
    224,
    256,
    320
];
const LATER_KILOBITS = [
    0,
    8,
    16,
    24,
    32,
    40,
    48,
    56,
    64,
    80,
    96,
    112,
    128,
    144,
    160
];
const RATES = [
    44100,
    48000,
    32000
];
const LAYER_3 = 1;
const RESERVED = 1;
const MONO = 3;
function mp3FrameAt(data, at) {
    if (at + 4 > data.length || !beginsMp3(data, at)) return undefined;
    const head = new DataView(data.buffer, data.byteOffset + at, 4).getUint32(0);
    const version = head >> 19 & 3;
    const isFirst = version === 3;
    const kilobits = (isFirst ? KILOBITS : LATER_KILOBITS)[head >> 12 & 15];
    const highest = RATES[head >> 10 & 3];
    if (version === RESERVED || (head >> 17 & 3) !== LAYER_3 || !kilobits || !highest) return undefined;
    const rate = highest >> (isFirst ? 0 : version === 2 ? 1 : 2);
    const samples = isFirst ? 1152 : 576;
    const bytes = Math.floor(samples / 8 * kilobits * 1000 / rate) + (head >> 9 & 1);
    return {
        rate,
        channels: (head >> 6 & 3) === MONO ? 1 : 2,
        samples,
        bytes
    };
}
function beginsMp3(data, at = 0) {
    return data[at] === 0xff && (data[at + 1] ?? 0) >= 0xe0;
}
function framesOfOneForm(data) {
    let first;
    const frames = [];
    for(let at = 0; at < data.length;){
        const frame = mp3FrameAt(data, at);
        if (!frame || at + frame.bytes > data.length || !isAlike(frame, first)) {
            at++;
            continue;
        }
        first ??= frame;
        frames.push(data.subarray(at, at + frame.bytes));
        at += frame.bytes;
    }
    return joinBytes(frames);
}
function isAlike(first, second) {
    if (!second) return true;
    return first.rate === second.rate && first.channels === second.channels && first.samples === second.samples;
}

const MONO_BELOW = 20;
class SoundItem extends MediaItem {
    static{
        this.className = 'SoundItem';
    }
    get itemType() {
        return 'sound';
    }
    get originalCompressionType() {
        const source = SOUND_ITEM.sourceExternalFilepath.read(this.node) || SOUND_ITEM.href.read(this.node);
        return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
    }
    get compressionType() {
        return this.settings.compressionType;
    }
    set compressionType(value) {
        this.change({
            compressionType: checkChoice('SoundItem.compressionType', value, host_editing().COMPRESSIONS)
        });
    }
    get bitRate() {
        const { compressionType, bitRate } = this.settings;
        return compressionType === 'MP3' ? bitRate : undefined;
    }
    set bitRate(value) {
        this.change({
            bitRate: checkChoice('SoundItem.bitRate', value, host_editing().BIT_RATES)
        });
    }
    get bits() {
        return this.settings.bits;
    }
    set bits(value) {
        this.change({
            bits: checkChoice('SoundItem.bits', value, host_editing().BITS)
        });
    }
    get convertStereoToMono() {
        return this.settings.convertStereoToMono || parseInt(this.bitRate ?? '', 10) < MONO_BELOW;
    }
    set convertStereoToMono(value) {
        this.change({
            convertStereoToMono: Boolean(value)
        });
    }
    get quality() {
        return this.settings.quality;
    }
    set quality(value) {
        this.change({
            quality: checkChoice('SoundItem.quality', value, host_editing().QUALITIES)
        });
    }
    get sampleRate() {
        return this.settings.sampleRate;
    }
    set sampleRate(value) {
        this.change({
            sampleRate: checkChoice('SoundItem.sampleRate', value, host_editing().SAMPLE_RATES)
        });
    }
    get useImportedMP3Quality() {
        return SOUND_ITEM.exportNative.read(this.node);
    }
    set useImportedMP3Quality(value) {
        host_saving().assign(this.node, SOUND_ITEM.exportNative, 'SoundItem.useImportedMP3Quality', value);
    }
    exportToFile(fileURI) {
        const method = 'SoundItem.exportToFile';
        checkFileUri(method, fileURI);
        const isMp3 = this.originalCompressionType === 'MP3';
        if (isMp3 !== /\.mp3$/i.test(fileURI) || !isMp3 && !/\.wav$/i.test(fileURI)) return false;
        const bytes = this.importedFile ?? this.fileOfData(isMp3);
        return bytes !== undefined && this.library.document.writeFile(fileURI, method, bytes);
    }
    get importedFile() {
        const { files } = this.library.document;
        const href = SOUND_ITEM.href.read(this.node);
        const entry = `LIBRARY/${href}`;
        return href !== '' && files.has(entry) ? files.bytes(entry) : undefined;
    }
    fileOfData(isMp3) {
        const { document } = this.library;
        const sound = host_media().storedSoundOf(this, document.files);
        if (!sound) return undefined;
        const { head, stored } = sound;
        if (isMp3) return stored.kind === 'mp3' ? stored.data : undefined;
        if (stored.kind === 'pcm') return host_media().encodeWav(stored);
        const samples = host_media().decodeSound(stored, head, document.mp3);
        return samples && host_media().wavOfSamples(samples);
    }
    get settings() {
        return host_editing().readSoundExport(this.node);
    }
    change(settings) {
        host_editing().writeSoundExport(this.node, {
            ...this.settings,
            ...settings
        });
    }
}

class VideoItem extends MediaItem {
    static{
        this.className = 'VideoItem';
    }
    get itemType() {
        return 'video';
    }
    get videoType() {
        return VIDEO_ITEM.videoDataHRef.read(this.node) === '' ? 'video' : 'embedded video';
    }
    get width() {
        return VIDEO_ITEM.width.read(this.node);
    }
    get height() {
        return VIDEO_ITEM.height.read(this.node);
    }
}

const SECTIONS = [
    'folders',
    'media',
    'fonts',
    'symbols'
];
const CLASSES = {
    DOMFolderItem: FolderItem,
    DOMBitmapItem: BitmapItem,
    DOMSoundItem: SoundItem,
    DOMVideoItem: VideoItem,
    DOMCompiledClipItem: CompiledClipItem,
    DOMFontItem: FontItem
};
function readLibrary(library) {
    const items = [];
    for (const section of SECTIONS){
        for (const entry of library.document.node.child(section)?.children ?? []){
            const item = itemOf(entry, library);
            if (item) items.push(item);
        }
    }
    return items;
}
function itemOf(entry, library) {
    if (entry.view) return entry.view;
    const item = entry.name === 'Include' ? symbolOf(entry, library) : listedItemOf(entry, library);
    entry.view = item;
    return item;
}
function listedItemOf(entry, library) {
    const type = lookUp(CLASSES, entry.name);
    return type && new type(entry, library);
}
function symbolOf(entry, library) {
    const { document } = library;
    const href = INCLUDE.href.read(entry);
    const path = `LIBRARY/${href}`;
    const file = document.files.xml(path);
    if (file) return new SymbolItem(entry, file, true, library);
    const name = pathOfHref(href);
    document.warn(`${document.name}: ${path} is missing; the item "${name}" has no content`);
    return new SymbolItem(entry, host_editing().missingSymbol(document.files.container.label(path), name), false, library);
}

function addEntry(library, section, entry) {
    const root = library.document.node;
    let list = root.child(section);
    if (!list) {
        list = XmlNode.create(section);
        root.insert(list, sectionIndex(root, section));
    }
    list.append(entry);
    const item = itemOf(entry, library);
    if (!item) throw new Error(`<${entry.name}> is not an entry of an item`);
    library.itemAdded(item);
    return item;
}
function sectionIndex(root, section) {
    const before = SECTIONS.slice(0, SECTIONS.indexOf(section));
    let position = 0;
    root.children.forEach((child, index)=>{
        if (before.includes(child.name)) position = index + 1;
    });
    return position;
}
let counter = 0;
function newItemID(document) {
    const hex = (value)=>value.toString(16).padStart(8, '0');
    return `${hex(secondsNow(document))}-${hex(++counter)}`;
}
function secondsNow(document) {
    return Math.floor(document.now().getTime() / 1000);
}

const DATA_ATTRIBUTES = [
    BITMAP_ITEM.bitmapDataHRef,
    SOUND_ITEM.soundDataHRef,
    VIDEO_ITEM.videoDataHRef
];
function filesOfMedia(item) {
    const data = DATA_ATTRIBUTES.flatMap((attribute)=>pathOf('bin', attribute.read(item)));
    return [
        ...data,
        ...pathOf('LIBRARY', MEDIUM.href.read(item))
    ];
}
function mediaFiles(root) {
    const files = new Set();
    for (const item of root.child('media')?.children ?? []){
        for (const file of filesOfMedia(item))files.add(file);
        const source = MEDIUM.sourceExternalFilepath.read(item).replace(/\\/g, '/').replace(/^\.\//, '');
        if (source.startsWith('LIBRARY/')) files.add(source);
    }
    return files;
}
function pathOf(folder, href) {
    return href !== '' ? [
        `${folder}/${href}`
    ] : [];
}

function namingAttribute(node) {
    if (node.name.endsWith('Instance')) return 'libraryItemName';
    if (node.name === 'DOMFrame') return 'soundName';
    return node.name === 'BitmapFill' ? 'bitmapPath' : undefined;
}
const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
class References {
    constructor(library){
        this.library = library;
        this.scans = new Map();
        this.users = new Map();
    }
    usedPaths() {
        this.refresh();
        return new Set(this.users.keys());
    }
    isNamed(path) {
        this.refresh();
        return this.users.has(path);
    }
    contains(item, path) {
        this.listFiles();
        const seen = new Set();
        const waiting = [
            item
        ];
        while(waiting.length > 0){
            const symbol = waiting.pop();
            if (!(symbol instanceof SymbolItem) || seen.has(symbol)) continue;
            seen.add(symbol);
            for (const name of this.namesIn(symbol.file)){
                if (name === path) return true;
                waiting.push(this.library.find(name));
            }
        }
        return false;
    }
    rename(before, stored) {
        this.put(before, stored, keepingEditTime);
    }
    redirect(before, stored) {
        this.put(before, stored, (_, change)=>change());
    }
    put(before, stored, changing) {
        const after = unescapeFileName(stored);
        for (const { node, attribute } of this.copied(before))node.setAttr(attribute, stored);
        for (const scan of this.usersOf(before)){
            const references = placesOf(scan);
            const moved = references.get(before) ?? [];
            changing(scan.file, ()=>{
                for (const { node, attribute } of moved)node.setAttr(attribute, stored);
            });
            references.delete(before);
            const others = references.get(after);
            if (others) for (const reference of moved)others.push(reference);
            else references.set(after, moved);
            this.forget(scan, before);
            this.note(scan, after);
            scan.version = scan.file.version;
        }
    }
    remove(path) {
        removeAll(this.copied(path));
        for (const scan of this.usersOf(path)){
            const references = placesOf(scan);
            removeAll(references.get(path) ?? []);
            references.delete(path);
            this.forget(scan, path);
            scan.version = scan.file.version;
        }
    }
    keeping(files, change) {
        this.refresh();
        change();
        for (const file of files){
            const scan = file && this.scans.get(file);
            if (scan) scan.version = file.version;
        }
    }
    copied(path) {
        return this.library.document.copies.flatMap((copy)=>findPlaces(copy).get(path) ?? []);
    }
    usersOf(path) {
        this.refresh();
        return [
            ...this.users.get(path) ?? []
        ];
    }
    refresh() {
        this.listFiles();
        for (const scan of this.scans.values())if (scan.version !== scan.file.version) this.rescan(scan);
    }
    namesIn(file) {
        const scan = this.scans.get(file);
        if (!scan) return [];
        if (scan.version !== file.version) this.rescan(scan);
        return scan.names;
    }
    listFiles() {
        const { entries } = this.library;
        if (this.scanned === entries) return;
        this.list();
        this.scanned = entries;
    }
    list() {
        const scans = this.scans;
        this.scans = new Map();
        for (const file of this.files()){
            const scan = scans.get(file) ?? {
                file,
                version: -1,
                names: new Set(),
                places: undefined
            };
            this.scans.set(file, scan);
        }
        for (const scan of scans.values()){
            if (!this.scans.has(scan.file)) for (const name of scan.names)this.forget(scan, name);
        }
    }
    files() {
        const main = this.library.document.node.file;
        const files = main ? [
            main
        ] : [];
        for (const item of this.library.entries){
            if (item instanceof SymbolItem && item.hasContent) files.push(item.file);
        }
        return files;
    }
    rescan(scan) {
        const { file } = scan;
        for (const name of scan.names)this.forget(scan, name);
        scan.places = undefined;
        const names = file.isParsed ? placesOf(scan).keys() : namesInText(file);
        for (const name of names)this.note(scan, name);
        scan.version = file.version;
    }
    note(scan, name) {
        scan.names.add(name);
        const users = this.users.get(name);
        if (users) users.add(scan);
        else this.users.set(name, new Set([
            scan
        ]));
    }
    forget(scan, name) {
        scan.names.delete(name);
        const users = this.users.get(name);
        users?.delete(scan);
        if (users?.size === 0) this.users.delete(name);
    }
}
function removeAll(references) {
    for (const { node, attribute } of [
        ...references
    ].reverse()){
        if (attribute === 'libraryItemName') node.remove();
        else node.setAttr(attribute, null);
    }
}
function keepingEditTime(file, change) {
    const { watcher } = file;
    file.watcher = undefined;
    change();
    file.watcher = watcher;
}
function placesOf(scan) {
    scan.places ??= findPlaces(scan.file.root);
    return scan.places;
}
function namesInText(file) {
    const names = new Set();
    for (const match of file.source.matchAll(IN_TEXT)){
        const raw = match[1] ?? match[2];
        if (raw.includes('&')) return new Set(findPlaces(file.root).keys());
        names.add(raw);
    }
    return names;
}
function namedPaths(node) {
    return findPlaces(node).keys();
}
function countNamedPaths(node) {
    return new Map([
        ...findPlaces(node)
    ].map(([path, references])=>[
            path,
            references.length
        ]));
}
function findPlaces(root) {
    const byPath = new Map();
    for (const node of root.subtree()){
        const attribute = namingAttribute(node);
        const stored = attribute && node.attr(attribute);
        if (attribute && stored !== undefined) {
            const path = unescapeFileName(stored);
            const references = byPath.get(path);
            if (references) references.push({
                node,
                attribute
            });
            else byPath.set(path, [
                {
                    node,
                    attribute
                }
            ]);
        }
    }
    return byPath;
}

class LibraryCore extends HostObject {
    constructor(document){
        super(), this.document = document, this.references = new References(this), this.selected = new Set(), this.sharesPaths = false;
    }
    get items() {
        this.listed ??= kept(sortItems(this.entries, this.document.switches.libraryOrder));
        return this.listed;
    }
    get entries() {
        this.fileOrder ??= readLibrary(this);
        return this.fileOrder;
    }
    find(path) {
        return this.paths.get(path) ?? this.paths.get(unescapeFileName(path));
    }
    get paths() {
        if (!this.byPath) {
            this.byPath = indexByPath(this.entries);
            this.sharesPaths = this.byPath.size < this.entries.length;
        }
        return this.byPath;
    }
    freePath(path) {
        return this.find(path) ? this.firstFree((number)=>`${path} ${number}`) : path;
    }
    firstFree(make) {
        return freeName$1((path)=>this.find(path) !== undefined, make);
    }
    getSelectedItems() {
        return this.items.filter((item)=>this.selected.has(item));
    }
    select(items) {
        this.selected.clear();
        for (const item of items)this.selected.add(item);
    }
    addToSelection(item) {
        this.selected.add(item);
    }
    deselect(items) {
        for (const item of items)this.selected.delete(item);
    }
    target(namePath) {
        if (namePath !== undefined) return this.find(String(namePath));
        return this.selected.size === 1 ? [
            ...this.selected
        ][0] : undefined;
    }
    get knownItems() {
        return this.fileOrder ?? [];
    }
    itemAdded(item) {
        const { byPath } = this;
        this.entriesChanged();
        if (byPath?.has(item.name)) this.byPath = undefined;
        else byPath?.set(item.name, item);
    }
    itemsLeave(items) {
        if (this.sharesPaths) this.byPath = undefined;
        for (const item of items)this.byPath?.delete(item.name);
    }
    entriesChanged() {
        changes.count++;
        this.fileOrder = undefined;
        this.listed = undefined;
    }
    pathChanged(item, before) {
        changes.count++;
        if (this.document.switches.libraryOrder === 'name') this.listed = undefined;
        if (this.byPath?.get(before) === item) this.byPath.delete(before);
        this.byPath?.set(item.name, item);
    }
}
function indexByPath(items) {
    const byPath = new Map();
    for (const item of items){
        const path = item.name;
        const existing = byPath.get(path);
        if (!existing || existing.itemType === 'folder') byPath.set(path, item);
    }
    return byPath;
}
function sortItems(items, order) {
    if (order === 'created') return sortBy(items, (item)=>item.itemID);
    if (order === 'name') return sortBy(items, (item)=>item.name.toLowerCase());
    return [
        ...items
    ];
}
function sortBy(items, keyOf) {
    const keyed = items.map((item)=>({
            item,
            key: keyOf(item)
        }));
    keyed.sort((a, b)=>a.key < b.key ? -1 : Number(a.key > b.key));
    return keyed.map(({ item })=>item);
}

class Library extends LibraryCore {
    static{
        this.className = 'Library';
    }
    get unusedItems() {
        return unusedItems(this);
    }
    itemExists(namePath) {
        return this.find(String(namePath)) !== undefined;
    }
    findItemIndex(namePath) {
        const item = this.find(String(namePath));
        const { findItemIndex, findItemIndexMiss } = this.document.switches;
        if (!item) return findItemIndexMiss;
        const index = this.items.indexOf(item);
        return findItemIndex === 'string' ? String(index) : index;
    }
    getItemType(namePath) {
        return this.target(namePath)?.itemType;
    }
    getItemProperty(property) {
        return itemProperty(this, property);
    }
    setItemProperty(property, value) {
        setItemProperty(this, property, value);
    }
    selectAll(bSelectAll = true) {
        this.select(bSelectAll ? this.items : []);
    }
    selectNone() {
        this.select([]);
    }
    selectItem(namePath, bReplaceCurrentSelection = true, bSelect = true) {
        const item = this.find(String(namePath));
        if (!item) return false;
        if (!bSelect) this.deselect([
            item
        ]);
        else if (bReplaceCurrentSelection) this.select([
            item
        ]);
        else this.addToSelection(item);
        return true;
    }
    expandFolder(bExpand, bRecurseNestedParents = false, namePath) {
        return expandItemFolder(this, Boolean(bExpand), Boolean(bRecurseNestedParents), namePath);
    }
    addNewItem(type, namePath) {
        return host_editing().addNewItem(this, type, namePath);
    }
    newFolder(folderPath) {
        return host_editing().addFolder(this, folderPath);
    }
    deleteItem(namePath) {
        return host_editing().deleteItems(this, this.targets(namePath));
    }
    duplicateItem(namePath) {
        return host_editing().duplicateItem(this, this.target(namePath));
    }
    moveToFolder(folderPath, itemToMove, bReplace = false) {
        if (folderPath === undefined) return false;
        return host_editing().moveToFolder(this, String(folderPath), this.targets(itemToMove), Boolean(bReplace));
    }
    renameItem(name) {
        const item = this.target();
        return item !== undefined && host_editing().tryRename(this, item, String(name));
    }
    addItemToDocument(position, namePath) {
        const item = this.target(namePath);
        if (!item || !this.document.placeItem(item, position)) return false;
        this.selectNone();
        return true;
    }
    editItem(namePath) {
        return this.document.editItem(this.target(namePath));
    }
    updateItem(namePath) {
        const updated = this.targets(namePath).map((item)=>this.document.updateItem(item));
        return updated.length > 0 && !updated.includes(false);
    }
    rename(item, leaf) {
        host_editing().renameItem(this, item, leaf);
    }
    targets(namePath) {
        if (namePath === undefined) return this.getSelectedItems();
        const item = this.find(String(namePath));
        return item ? [
            item
        ] : [];
    }
}
function unusedItems(library) {
    const used = library.references.usedPaths();
    return library.items.filter((item)=>COUNTED.has(item.itemType) && !used.has(item.name) && !item.linkageExportForAS && !item.linkageExportForRS);
}
const COUNTED = new Set([
    'movie clip',
    'graphic',
    'button',
    'component',
    'compiled clip',
    'bitmap',
    'sound',
    'video'
]);
function itemProperty(library, property) {
    const item = library.target();
    const value = item && propertyOf(item, String(property))?.get();
    return value === undefined ? undefined : String(value);
}
function setItemProperty(library, property, value) {
    const name = String(property);
    const items = library.getSelectedItems().filter((item)=>item.itemType !== 'folder');
    const setters = items.flatMap((item)=>propertyOf(item, name)?.set ?? []);
    if (items.length > 0 && setters.length === 0) {
        library.document.warn(`setItemProperty: no selected item has a property "${name}" that can be set`);
    }
    for (const set of setters)set(value);
}
function expandItemFolder(library, expand, recurse, namePath) {
    const chosen = namePath === undefined ? library.getSelectedItems() : [
        library.find(String(namePath))
    ];
    const folders = chosen.filter((item)=>item instanceof FolderItem);
    for (const folder of folders){
        folder.isExpanded = expand;
        if (!recurse) continue;
        for (const item of library.items){
            if (item instanceof FolderItem && isInside(item.name, folder.name)) item.isExpanded = expand;
        }
    }
    return folders.length > 0;
}

class EditContext {
    constructor(document){
        this.document = document;
        this.levels = [];
    }
    get timeline() {
        return this.levels.at(-1)?.item.timeline;
    }
    get viewMatrix() {
        return {
            ...this.levels.at(-1)?.view ?? IDENTITY$1
        };
    }
    editItem(item) {
        if (item instanceof SymbolItem) {
            this.leaveAll();
            this.levels.push({
                item,
                view: IDENTITY$1
            });
            return true;
        }
        if (!item) this.document.currentTimeline = 0;
        return false;
    }
    enter(mode) {
        if (mode !== undefined) checkChoice('enterEditMode', mode, [
            'inPlace',
            'newWindow'
        ]);
        const selection = this.document.selectedElements;
        const [element] = selection;
        const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
        if (selection.length === 1 && element.node.name === 'DOMGroup') {
            throw notImplemented('Document.enterEditMode of a group');
        }
        if (!(item instanceof SymbolItem)) {
            throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
        }
        const view = mode === 'inPlace' ? concat(this.viewMatrix, element.matrix) : IDENTITY$1;
        this.document.selectNone();
        this.levels.push({
            item,
            view,
            instance: element
        });
    }
    exit() {
        if (this.levels.length === 0) return;
        this.document.selectNone();
        const instance = this.levels.pop()?.instance;
        if (instance && !instance.stale) this.document.setSelected(instance, true);
    }
    leaveAll() {
        this.document.selectNone();
        this.levels.length = 0;
    }
    leave(items) {
        const first = this.levels.findIndex(({ item })=>items.includes(item));
        if (first >= 0) this.levels.length = first;
    }
}

function stagePerspective(document) {
    const { width } = stageSize(document);
    const stored = DOCUMENT.viewAngle3D.read(document);
    const angle = stored > 0 && stored < 180 ? stored : DOCUMENT.viewAngle3D.initial;
    return {
        focalLength: width / 2 / Math.tan(angle * Math.PI / 360),
        center: {
            x: DOCUMENT.vanishingPoint3DX.read(document),
            y: DOCUMENT.vanishingPoint3DY.read(document)
        }
    };
}

class FilmDocument extends recordOf(DOCUMENT) {
    constructor(node){
        super(node), this.node = node;
    }
    static{
        this.of = recordPerNode(()=>FilmDocument, (node)=>new FilmDocument(node));
    }
    data(name) {
        return host_saving().getData(this.node, name);
    }
    get scripts() {
        return (this.node.child('scripts')?.children ?? []).flatMap((list)=>{
            const language = GLOBAL_SCRIPTS.language.read(list);
            return list.children.map((script)=>({
                    list: list.name,
                    tag: script.name,
                    language,
                    text: script.text().trim(),
                    source: sourceOf(script)
                }));
        });
    }
}
function sourceOf(script) {
    const written = GLOBAL_SCRIPT.src.read(script).trim();
    if (written === '') return undefined;
    const type = GLOBAL_SCRIPT.type.read(script) || (ADDRESS.test(written) ? 'url' : 'local');
    return {
        kind: type === 'url' ? 'address' : 'file',
        written
    };
}
const ADDRESS = /^(?:https?:)?\/\//i;

const STAGES = new NodeCache(stageSize);
class DocumentFilm {
    itemAt(path) {
        return this.item(path)?.node;
    }
    sceneTimeline({ node }) {
        return FilmTimeline.of(node);
    }
    itemTimeline(item) {
        const node = timelineOf$1(item.node);
        return node && FilmTimeline.of(node);
    }
    timelineOf(path) {
        const item = this.item(path);
        return item && this.itemTimeline(item);
    }
    symbolOf({ path }) {
        return this.timelineOf(path);
    }
    get properties() {
        return FilmDocument.of(this.node);
    }
    get stage() {
        return STAGES.of(this.node);
    }
    get perspective() {
        return stagePerspective(this.node);
    }
    get frameRate() {
        return this.properties.frameRate;
    }
    get publishesHiddenLayers() {
        return this.publishing.includesHiddenLayers;
    }
    get isCanvas() {
        return isCanvasDocument(this);
    }
    shownElements(keyframe, elapsed) {
        return host_shown().ContentBounds.of(this).shownElements(keyframe, elapsed);
    }
    boundsOf(element, matrix, isPlayed = false) {
        const bounds = host_shown().ContentBounds.of(this, isPlayed ? 'played' : 'painted');
        return matrix ? bounds.ofMoved(element, matrix) : bounds.ofElement(element);
    }
    pivotOf(element) {
        return host_shown().ContentBounds.of(this).pivotOf(element);
    }
}

class HostFilm extends DocumentFilm {
    constructor(document){
        super(), this.document = document;
    }
    get name() {
        return this.document.name;
    }
    get location() {
        return this.document.location;
    }
    get node() {
        return this.document.node;
    }
    get files() {
        return this.document.files;
    }
    get publishing() {
        return this.document.publishing;
    }
    get scenes() {
        return this.document.timelines;
    }
    get items() {
        return this.document.library.entries;
    }
    get listedItems() {
        return this.document.library.items;
    }
    item(path) {
        return this.document.itemAt(path);
    }
    get platform() {
        return this.document.host.platform;
    }
    get limits() {
        return this.document.host.limits;
    }
    get fonts() {
        return this.document.host.fonts;
    }
}

const DIGITS = 4;
function withEnding(uri, ending, method) {
    if (typeof uri !== 'string') throw new HostError(`${method}: expected a file:/// URI, got ${describeValue(uri)}`);
    return uri.toLowerCase().endsWith(ending) ? uri : uri + ending;
}
function numberedUri(uri, number) {
    return uri.replace(/(\.\w+)?$/, (ending)=>String(number).padStart(DIGITS, '0') + ending);
}

const DEFAULT_PROFILE = 'Default';
const words = (text)=>text.split(' ');
const PLAYERS = '32,0,0,0;30,0,0,0;26,0,0,0;25,0,0,0;23,0,0,0;21,0,0,0;20,0,0,0;19,0,0,0;18,0,0,0;17,0,0,0;16,0,0,0;' + '14,0,0,0;13,0,0,0;12,0,0,0;11,9,0,0;11,8,0,0;11,7,0,0;11,6,0,0;11,5,0,0;11,4,0,0;11,3,0,0;11,2,0,0;' + '11,1,0,0;10,3,0,0;10,2,153,0;10,1,52,0;9,0,124,0;8,0,24,0;7,0,14,0;6,0,79,0;5,0,58,0;4,0,32,0;' + '3,0,8,0;2,0,1,12;1,0,0,1;';
const GROUPS = {
    PublishFormatProperties: [
        ...words('defaultNames=1 flash=1 projectorWin=0 projectorMac=0 html=1 gif=0 jpeg=0 png=0 swc=0 oam=0'),
        ...words('flashDefaultName=1 projectorWinDefaultName=1 projectorMacDefaultName=1 htmlDefaultName=1'),
        ...words('gifDefaultName=1 jpegDefaultName=1 pngDefaultName=1 swcDefaultName=1 oamDefaultName=1'),
        ...[
            'flashFileName={name}.swf',
            'projectorWinFileName={name}.exe',
            'projectorMacFileName={name}.app'
        ],
        ...[
            'htmlFileName={name}.html',
            'gifFileName={name}.gif',
            'jpegFileName={name}.jpg'
        ],
        ...[
            'pngFileName={name}.png',
            'swcFileName={name}.swc',
            'oamFileName={name}.oam'
        ]
    ],
    PublishHtmlProperties: [
        ...[
            'VersionDetectionIfAvailable=0',
            `VersionInfo=${PLAYERS}`
        ],
        ...words('UsingDefaultContentFilename=1 UsingDefaultAlternateFilename=1'),
        ...[
            'ContentFilename={name}_content.html',
            'AlternateFilename={name}_alternate.html'
        ],
        ...words('UsingOwnAlternateFile=0 OwnAlternateFilename Width={width} Height={height} Align=0 Units=0'),
        ...words('Loop=1 StartPaused=0 Scale=0 HorizontalAlignment=1 VerticalAlignment=1 Quality=4'),
        ...words('DeblockingFilter=0 WindowMode=0 DisplayMenu=1 DeviceFont=0'),
        ...[
            'TemplateFileName=$(AppConfig)/HTML/Default.html',
            'showTagWarnMsg=1'
        ]
    ],
    PublishFlashProperties: [
        ...words('TopDown FireFox Report=0 Protect=0 OptimizeForAE=0 OmitTraceActions=0 Quality=80'),
        ...words('DeblockingFilter=0 StreamFormat=3 StreamCompress=17 EventFormat=3 EventCompress=17'),
        ...words('OverrideSounds=0 Version=43 ExternalPlayer=FlashPlayer32.0 ActionScriptVersion=3'),
        ...words('PackageExportFrame=1 PackagePaths AS3PackagePaths=.'),
        ...words('AS3ConfigConst=CONFIG::FLASH_AUTHORING="true"; DebuggingPermitted=0 DebuggingPassword'),
        ...words('CompressMovie=1 CompressionType=0 InvisibleLayer=1 DeviceSound=0 StreamUse8kSampleRate=0'),
        ...words('EventUse8kSampleRate=0 UseNetwork=0 DocumentClass AS3Strict=2 AS3Coach=4'),
        ...words('AS3AutoDeclare=4096 AS3Dialect=AS3 AS3ExportFrame=1 AS3Optimize=1 ExportSwc=0'),
        ...words('ScriptStuckDelay=15 IncludeXMP=1 HardwareAcceleration=0 AS3Flags=4102'),
        ...words('DefaultLibraryLinkage=rsl RSLPreloaderMethod=wrap'),
        ...[
            'RSLPreloaderSWF=$(AppConfig)/ActionScript 3.0/rsls/loader_animation.swf',
            'LibraryPath'
        ],
        ...words('LibraryVersions EnableTelemetry=0 TelemetryPassword')
    ],
    PublishJpegProperties: words('Width={width} Height={height} Progressive=0 DPI=4718592 Size=0 Quality=80 MatchMovieDim=1'),
    PublishGifProperties: words('Width={width} Height={height} Animated=0 MatchMovieDim=1 Loop=1 LoopCount Smooth=1 MaxColors=255'),
    PublishPNGProperties: [
        ...words('Width={width} Height={height} MatchMovieDim=1 Smooth=1'),
        ...[
            'BitDepth=24-bit with Alpha',
            'MaxColors=255'
        ]
    ],
    PublishOamProperties: words('Width={width} Height={height} CurrentFramePNG=1 CustomPNG=0 PNGFilePath Transparency=0')
};
const PUBLISHERS = [
    {
        id: '3E6AA359-3A3C-4827-B709-9977BDDDACCB',
        name: 'SWF Archive',
        properties: words('default=true filename={name}.zip')
    },
    {
        id: 'BBC1F406-65F2-4219-9304-FA48C7549E44',
        name: 'SVG Image',
        properties: words('copy=true default=true embed=false filename={name}.svg imagesPath=images includeHiddenLayers=true optimizeForCH=false version=0.1')
    },
    {
        id: 'BBC1F806-66F2-4339-9306-FA48C7549E59',
        name: 'Mac Projector',
        properties: words('default=true filename={name}.app')
    },
    {
        id: 'BBC2F906-78F3-4239-9305-FA48C8549E59',
        name: 'Win Projector',
        properties: words('default=true filename={name}.exe')
    }
];
const LISTS = {
    LibraryPath: [
        '  <library-path-entry>',
        '    <swc-path>$(AppConfig)/ActionScript 3.0/libs</swc-path>',
        '    <linkage>merge</linkage>',
        '  </library-path-entry>'
    ],
    LibraryVersions: []
};
function defaultProfile(owner) {
    const groups = Object.entries(GROUPS).flatMap(([group, settings])=>[
            `  <${group} enabled="true">`,
            ...settings.flatMap((setting)=>linesOf(setting, owner)),
            ...group === 'PublishFormatProperties' ? PUBLISHERS.map(({ id })=>`    <publishFormat id="${id}">0</publishFormat>`) : [],
            `  </${group}>`
        ]);
    const publishers = PUBLISHERS.flatMap(({ id, name, properties })=>[
            `  <PublishProperties id="${id}" name="${name}" otf="true" enabled="true">`,
            ...properties.map((property)=>{
                const [title, value] = parts(property, owner);
                return `    <Property name="${title}">${value}</Property>`;
            }),
            '  </PublishProperties>'
        ]);
    const open = `<flash_profile version="1.0" name="${DEFAULT_PROFILE}" current="true">`;
    return new XmlFile('profile', [
        open,
        ...groups,
        ...publishers,
        '</flash_profile>'
    ].join('\n')).root.clone();
}
function linesOf(setting, owner) {
    const [name, value] = parts(setting, owner);
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (!list) return [
        `    <${name}>${value}</${name}>`
    ];
    return [
        `    <${name}>`,
        ...list.map((line)=>`    ${line}`),
        `    </${name}>`
    ];
}
function parts(setting, { name, width, height }) {
    const [title] = setting.split('=', 1);
    const values = {
        name: name.replace(/\.(fla|xfl)$/i, ''),
        width: String(width),
        height: String(height)
    };
    const value = setting.slice(title.length + 1).replace(/\{(\w+)\}/g, (_, key)=>values[key]);
    return [
        title,
        escapeText(value).replace(/"/g, '&quot;')
    ];
}

const PATH = 'PublishSettings.xml';
const CANVAS = 'C6B9CB0C-C6DC-4FBC-9805-93E9EB37A444';
function libraryEntry(path, linkage) {
    return XmlNode.create('library-path-entry', {}, [
        XmlNode.create('swc-path', {}, [], path),
        XmlNode.create('linkage', {}, [], linkage)
    ]);
}
class PublishSettings {
    constructor(files, owner){
        this.files = files;
        this.owner = owner;
        this.hidden = new NodeCache(()=>this.read('InvisibleLayer', '1') !== '0' && this.readCanvas('includeHiddenLayers') !== 'false');
    }
    get currentOrDefault() {
        return this.current ?? defaultProfile(this.owner());
    }
    get profiles() {
        return this.file?.root.children.filter(({ name })=>/^(flash_)?profile$/.test(name)) ?? [];
    }
    get names() {
        const names = this.profiles.map((profile)=>PUBLISH_PROFILE.name.read(profile));
        return names.length > 0 ? names : [
            DEFAULT_PROFILE
        ];
    }
    get current() {
        const { profiles } = this;
        return profiles.find((profile)=>PUBLISH_PROFILE.current.read(profile)) ?? profiles[0];
    }
    get currentName() {
        const { current } = this;
        return current && PUBLISH_PROFILE.name.read(current) || DEFAULT_PROFILE;
    }
    use(name) {
        const { profiles } = this;
        const chosen = profiles.find((profile)=>PUBLISH_PROFILE.name.read(profile) === name);
        if (!chosen) return profiles.length === 0 && name === DEFAULT_PROFILE;
        for (const profile of profiles)PUBLISH_PROFILE.current.write(profile, profile === chosen);
        return true;
    }
    read(name, fallback) {
        return this.current?.child('PublishFlashProperties')?.child(name)?.text() ?? fallback;
    }
    get libraryPaths() {
        const list = this.current?.child('PublishFlashProperties')?.child('LibraryPath');
        const entries = list?.childrenNamed('library-path-entry') ?? [];
        const merged = entries.filter((entry)=>entry.child('linkage')?.text() === 'merge');
        return merged.map((entry)=>entry.child('swc-path')?.text() ?? '').filter((path)=>path !== '');
    }
    readFormat(name, fallback) {
        return this.current?.child('PublishFormatProperties')?.child(name)?.text() ?? fallback;
    }
    readCanvas(name) {
        const properties = this.current?.childrenNamed('PublishProperties');
        return properties?.find((list)=>list.attr('id') === CANVAS)?.childrenNamed('Property').find((property)=>property.attr('name') === name)?.text();
    }
    write(name, value) {
        childOrNew(this.flashProperties(), name).setText(value);
    }
    get includesHiddenLayers() {
        const { file } = this;
        return !file || this.hidden.of(file.root);
    }
    flashProperties() {
        const file = this.file ?? this.files.create(PATH, XmlNode.create('flash_profiles'));
        let profile = this.current;
        if (!profile) {
            profile = this.currentOrDefault;
            file.root.append(profile);
        }
        return childOrNew(profile, 'PublishFlashProperties');
    }
    get file() {
        return this.files.xml(PATH);
    }
}

class FeatureMatrix extends HostObject {
    static{
        this.className = 'FeatureMatrix';
    }
}

class ToolStyle {
    swap() {
        const { fill, stroke } = this;
        const color = stroke.color ?? '#000000';
        this.stroke = {
            ...stroke,
            ...fill.style === 'solid' ? {
                color: fill.color,
                shapeFill: fill
            } : {}
        };
        this.fill = {
            style: 'solid',
            color
        };
    }
    constructor(){
        this.fill = {
            style: 'solid',
            color: '#0066CC'
        };
        this.stroke = {
            style: 'solid',
            thickness: STROKE.weight.initial,
            color: '#000000',
            capType: STROKE.caps.initial,
            joinType: STROKE.joints.initial,
            miterLimit: STROKE.miterLimit.initial,
            scaleType: 'normal',
            strokeHinting: false,
            breakAtCorners: false,
            shapeFill: {
                style: 'solid',
                color: '#000000'
            }
        };
    }
}

const NEW_SESSION = {
    alignsToStage: false,
    livePreview: true,
    zoomFactor: 1,
    pasteboardColorCheck: false,
    animatedViewRect: true,
    legacyLineSpacing: false,
    mergeForSelection: false,
    stageScaleAnchor: 'TopLeft',
    scaleContentWithStage: false
};
class DocumentCore extends HostObject {
    constructor(files, host, location, untitledName){
        super(), this.host = host, this.location = location, this.untitledName = untitledName, this.film = new HostFilm(this), this.tools = new ToolStyle(), this.session = {
            ...NEW_SESSION
        }, this.features = new FeatureMatrix(), this.leftOut = {
            files: 0,
            bytes: 0
        };
        this.content = this.read(files);
        this.itsId = host.nextId();
    }
    load(files) {
        this.content = this.read(files);
    }
    get files() {
        return this.content.files;
    }
    get node() {
        return this.content.node;
    }
    get savedMedia() {
        return this.content.savedMedia;
    }
    noteSaved(leftOut) {
        this.leftOut = leftOut;
        this.content.savedMedia = mediaFiles(this.node);
    }
    get publishing() {
        return this.content.publishing;
    }
    get editing() {
        return this.content.editing;
    }
    get mp3() {
        return this.host.platform.mp3;
    }
    get library() {
        return this.content.library;
    }
    get id() {
        return this.itsId;
    }
    get name() {
        return this.location === undefined ? this.untitledName : this.host.platform.paths.basename(this.location);
    }
    get path() {
        return this.location;
    }
    get pathURI() {
        return this.location === undefined ? undefined : pathToUri(this.location, this.host.platform);
    }
    itemAt(itemPath) {
        return this.library.find(itemPath);
    }
    get timelines() {
        const nodes = sceneNodes(this.node);
        if (nodes.length === 0) nodes.push(this.firstScene());
        return nodes.map((node)=>this.sceneOf(node));
    }
    get currentTimeline() {
        const last = this.timelines.length - 1;
        return Math.min(Math.max(0, DOCUMENT.currentTimeline.read(this.node) - 1), last);
    }
    set currentTimeline(index) {
        const position = Number(index);
        if (!Number.isInteger(position) || position < 0 || position >= this.timelines.length) return;
        this.editing.leaveAll();
        DOCUMENT.currentTimeline.write(this.node, position + 1);
    }
    getTimeline() {
        return this.editing.timeline ?? this.timelines[this.currentTimeline];
    }
    get switches() {
        return this.host.switches;
    }
    get clipboard() {
        return this.host.clipboard;
    }
    now() {
        return this.host.platform.clock.now();
    }
    warn(message) {
        this.host.warn(message);
    }
    traceWarning(message) {
        this.host.trace(message);
    }
    writeFile(uri, method, bytes) {
        const file = this.host.uriToWrite(uri, method);
        const { disk, paths } = this.host.platform;
        if (this.switches.era === 'cs6' && !disk.exists(paths.dirname(file))) throw new HostError(`${method}: there is no folder "${paths.dirname(file)}"`);
        try {
            writeFile(this.host.platform, file, bytes);
            return true;
        } catch  {
            return false;
        }
    }
    sizeOfText(text) {
        return this.host.pictures.sizeOfText(new DocumentText(text));
    }
    pictureOf(path, kind) {
        return this.host.pictures.pictureOf(this, path, kind);
    }
    hasAlpha(path) {
        return this.host.pictures.hasAlpha(this, path);
    }
    modifiedAt(uri) {
        try {
            const stat = this.host.platform.disk.stat(this.host.resolveUri(uri, 'sourceFileExists'));
            return stat?.isFile ? Math.floor(stat.modifiedMs / 1000) : undefined;
        } catch  {
            return undefined;
        }
    }
    exportItemFrames(item, frames, method) {
        host_editing().exportItemFrames(this, item, frames, method);
    }
    exportToLibrary(item, frameNumber, bitmapName, method) {
        host_editing().exportToLibrary(this, item, frameNumber, bitmapName, method);
    }
    editItem(item) {
        return this.editing.editItem(item);
    }
    leaveItems(items) {
        this.editing.leave(items);
    }
    get copies() {
        return host_editing().copiesOf(this);
    }
    uriOf(file) {
        const slashed = file.replace(/\\/g, '/');
        if (slashed.startsWith('file:')) return slashed;
        const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
        const folder = this.location === undefined ? '' : this.host.platform.paths.dirname(this.location);
        const absolute = isAbsolute || folder === '' ? slashed : this.host.platform.paths.join(folder, slashed);
        return pathToUri(absolute, this.host.platform);
    }
    read(files) {
        const { container } = files;
        const main = files.xml('DOMDocument.xml');
        if (!main) throw new host_errors.DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
        const node = main.root;
        if (node.name !== 'DOMDocument') {
            throw new host_errors.DocumentError(main.path, `the root is <${node.name}>, not <DOMDocument>`);
        }
        return {
            files,
            node,
            library: new Library(this),
            publishing: new PublishSettings(files, ()=>({
                    name: this.name,
                    ...stageSize(node)
                })),
            editing: new EditContext(this),
            savedMedia: mediaFiles(node)
        };
    }
    sceneOf(node) {
        node.view ??= new Timeline(node, this, null);
        return node.view;
    }
    firstScene() {
        const scene = XmlNode.create('DOMTimeline', {
            name: 'Scene 1'
        });
        gatherScenes(this.node).append(scene);
        return scene;
    }
}

function refuseArgument(document, method, position, why) {
    document.warn(`${method}: ${why}`);
    throw invalidArgument(method, position);
}

class DocumentArranging extends DocumentCore {
    moveSelectionBy(distanceToMove) {
        host_editing().moveSelection(this, distanceToMove);
    }
    scaleSelection(xScale, yScale, whichCorner) {
        host_editing().scaleSelection(this, xScale, yScale, whichCorner);
    }
    rotateSelection(angle, rotationPoint) {
        host_editing().rotateSelection(this, angle, rotationPoint);
    }
    skewSelection(xSkew, ySkew, whichEdge) {
        host_editing().skewSelection(this, xSkew, ySkew, whichEdge);
    }
    transformSelection(a, b, c, d) {
        host_editing().applyMatrix(this, [
            a,
            b,
            c,
            d
        ]);
    }
    resetTransformation() {
        host_editing().resetSelection(this);
    }
    getTransformationPoint() {
        return host_editing().readSelectionPivot(this);
    }
    setTransformationPoint(transformationPoint) {
        host_editing().writeSelectionPivot(this, transformationPoint);
    }
    getAlignToDocument() {
        return this.session.alignsToStage;
    }
    setAlignToDocument(bToStage) {
        this.session.alignsToStage = Boolean(bToStage);
    }
    align(alignmode, bUseDocumentBounds) {
        host_editing().alignSelection(this, alignmode, bUseDocumentBounds);
    }
    distribute(distributemode, bUseDocumentBounds) {
        host_editing().distributeSelection(this, distributemode, bUseDocumentBounds);
    }
    match(bWidth, bHeight, bUseDocumentBounds) {
        host_editing().matchSelection(this, bWidth, bHeight, bUseDocumentBounds);
    }
    space(direction, bUseDocumentBounds) {
        host_editing().spaceSelection(this, direction, bUseDocumentBounds);
    }
    arrange(arrangeMode) {
        host_editing().arrangeSelection(this, arrangeMode);
    }
}

class DocumentDrawing extends DocumentCore {
    addItem(position, item) {
        if (!(item instanceof Item)) throw new HostError(`addItem: expected an item, got ${describeValue(item)}`);
        return host_editing().addItem(this, position, item);
    }
    placeItem(item, position) {
        return host_editing().placeByCenter(this, 'addItemToDocument', item, position);
    }
    wrapElements(elements, path) {
        host_editing().wrapElements(this, elements, {
            type: 'graphic',
            path,
            corner: 'center'
        });
    }
    updateItem(item) {
        return host_editing().updateItem(this, item);
    }
    settleRaw(list) {
        host_editing().settleRaw(list);
    }
    checkShows(method, layer, item) {
        host_editing().checkShows(this, method, layer.timeline.libraryItem, item);
    }
    bringItems(method, target, nodes, source) {
        host_editing().bringItems(this, method, target, nodes, source);
    }
    addNewRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        host_editing().drawRectangle(this, boundingRectangle, roundness, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        host_editing().drawOval(this, boundingRectangle, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewPrimitiveRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        const without = {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        };
        host_editing().drawPrimitiveRectangle(this, boundingRectangle, roundness, without);
    }
    addNewPrimitiveOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        host_editing().drawPrimitiveOval(this, boundingRectangle, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewLine(startPoint, endpoint) {
        host_editing().drawLine(this, startPoint, endpoint);
    }
    addNewText(boundingRectangle, text) {
        host_editing().addTextField(this, boundingRectangle, text);
    }
    importFile(fileURI, importToLibrary, _showDialog, _showImporterUI) {
        host_editing().importFile(this, fileURI, importToLibrary);
    }
    setRectangleObjectProperty(propertyName, value) {
        host_editing().setRectangleProperty(this, String(propertyName), value);
    }
    setOvalObjectProperty(propertyName, value) {
        host_editing().setOvalProperty(this, String(propertyName), value);
    }
    resetRectangleObject() {
        host_editing().resetRectangles(this);
    }
    resetOvalObject() {
        host_editing().resetOvals(this);
    }
    group() {
        host_editing().groupSelection(this);
    }
    unGroup() {
        host_editing().ungroupSelection(this);
    }
    breakApart() {
        host_editing().breakApartSelection(this);
    }
    union() {
        host_editing().uniteSelection(this);
    }
    intersect() {
        host_editing().intersectSelection(this);
    }
    punch() {
        host_editing().punchSelection(this);
    }
    crop() {
        host_editing().cropSelection(this);
    }
    convertLinesToFills() {
        host_editing().convertLinesToFills(this);
    }
    convertSelectionToBitmap() {
        return host_editing().convertSelectionToBitmap(this);
    }
    convertToSymbol(type, name, registrationPoint) {
        return host_editing().convertToSymbol(this, type, name, registrationPoint);
    }
    swapElement(name) {
        host_editing().swapSelection(this, String(name));
    }
    distributeToLayers() {
        host_editing().distributeToLayers(this);
    }
    canDistributeToKeyframes() {
        return this.selectedElements.length > 0;
    }
    distributeToKeyframes() {
        host_editing().distributeToKeyframes(this);
    }
}

class DocumentEditing extends DocumentCore {
    enterEditMode(editMode) {
        this.editing.enter(editMode);
    }
    exitEditMode() {
        this.editing.exit();
    }
    canEditSymbol() {
        return true;
    }
    get viewMatrix() {
        return this.editing.viewMatrix;
    }
}

class DocumentExporting extends DocumentCore {
    exportPNG(fileURI, _bCurrentPNGSettings, bCurrentFrame) {
        const isBeside = isOn(bCurrentFrame, false) && this.pathURI !== undefined;
        const uri = fileURI || (isBeside ? this.pathURI?.replace(/\.\w+$/, '.png') : this.host.askForFile('Export Movie'));
        if (!uri) return false;
        const settings = pictureSettings(this, 'png');
        this.writeFrames(uri, '.png', isOn(bCurrentFrame, false), 'Document.exportPNG', (request)=>this.host.pictures.pngs({
                ...request,
                settings
            }));
        return true;
    }
    exportGIF(fileURI, _bCurrentSettings, bCurrentFrame) {
        const uri = fileURI || this.host.askForFile('Export GIF');
        if (!uri) return false;
        const target = withEnding(uri, '.gif', 'Document.exportGIF');
        const settings = pictureSettings(this, 'gif');
        const picture = this.host.pictures.gif({
            ...this.openFrames(isOn(bCurrentFrame, false)),
            settings
        });
        this.host.pictures.write(target, picture, 'Document.exportGIF');
        return true;
    }
    exportSVG(fileURI, _currentSettings, currentFrame) {
        this.writeFrames(fileURI, '.svg', isOn(currentFrame, false), 'Document.exportSVG', (request)=>this.host.pictures.svgs(request));
        return true;
    }
    exportInstanceToPNGSequence(outputURI, startFrameNum, endFrameNum, matrix) {
        const item = this.selectedSymbol('exportInstanceToPNGSequence');
        const frames = {
            outputURI,
            startFrameNum,
            endFrameNum,
            matrix
        };
        this.exportItemFrames(item, frames, 'Document.exportInstanceToPNGSequence');
    }
    exportInstanceToLibrary(frameNumber, bitmapName) {
        const method = 'Document.exportInstanceToLibrary';
        const item = this.selectedSymbol('exportInstanceToLibrary');
        this.exportToLibrary(item, frameNumber, bitmapName, method);
    }
    selectedSymbol(method) {
        const [selected, ...others] = this.selectedElements;
        const path = selected?.node.attr('libraryItemName');
        const item = path === undefined ? undefined : this.itemAt(path);
        if (item instanceof SymbolItem && others.length === 0) return item;
        throw new HostError(`Document.${method}: expected one selected instance of a symbol`);
    }
    writeFrames(uri, ending, isOne, method, draw) {
        const target = withEnding(uri, ending, method);
        const frames = this.openFrames(isOne);
        draw(frames).forEach((picture, index)=>{
            this.host.pictures.write(isOne ? target : numberedUri(target, frames.from + index + 1), picture, method);
        });
    }
    openFrames(isOne) {
        const timeline = this.getTimeline();
        const { currentFrame, frameCount } = timeline;
        const [from, to] = isOne ? [
            currentFrame,
            currentFrame
        ] : [
            0,
            frameCount - 1
        ];
        return {
            document: this,
            timeline,
            from,
            to
        };
    }
}

const SHORT = 4096;
class EntrySource {
    constructor(path, entries, findPlaces){
        this.path = path;
        this.entries = entries;
        this.findPlaces = findPlaces;
    }
    read() {
        return this.whole ?? this.entries.text(this.path);
    }
    readStart(length) {
        this.whole ??= this.readShort();
        return this.whole ?? this.entries.textStart(this.path, length);
    }
    readShort() {
        if (this.entries.size(this.path) > SHORT) return undefined;
        try {
            return this.entries.text(this.path);
        } catch  {
            return undefined;
        }
    }
}

class DocumentFiles {
    constructor(container, reading){
        this.container = container;
        this.parsed = new Map();
        this.written = new Map();
        this.removed = new Set();
        this.version = 0;
        this.elements = new Map();
        this.allElements = 0;
        this.limits = {
            ...host_defaults.DEFAULT_LIMITS,
            ...reading.limits
        };
        this.findPlaces = reading.platform.findPlaces ?? findOffsets;
    }
    xml(path) {
        const cached = this.parsed.get(path);
        if (cached || !this.has(path)) return cached;
        const source = new EntrySource(path, this, (text, maxDepth)=>this.findCounted(path, text, maxDepth));
        const file = new XmlFile(this.container.label(path), source, this.limits);
        this.parsed.set(path, file);
        return file;
    }
    findCounted(path, text, maxDepth) {
        const offsets = this.findPlaces(text, maxDepth);
        const count = offsets.length / WIDTH;
        this.allElements += count - (this.elements.get(path) ?? 0);
        this.elements.set(path, count);
        if (this.allElements > host_errors.MAX_ELEMENTS) throw new MalformedXml(TOO_MANY_ELEMENTS);
        return offsets;
    }
    has(path) {
        if (this.written.has(path) || this.parsed.has(path)) return true;
        return !this.removed.has(path) && this.container.has(path);
    }
    text(path) {
        const written = this.written.get(path);
        if (written === undefined) return this.container.text(path);
        return typeof written === 'string' ? written : new TextDecoder().decode(written);
    }
    textStart(path, length) {
        if (this.written.has(path)) return this.text(path);
        const decoder = new TextDecoder('utf-8', {
            fatal: true,
            ignoreBOM: true
        });
        try {
            return decoder.decode(this.container.bytesStart(path, length), {
                stream: true
            });
        } catch  {
            return undefined;
        }
    }
    bytes(path) {
        const written = this.written.get(path);
        if (written === undefined) return this.container.bytes(path);
        return typeof written === 'string' ? new TextEncoder().encode(written) : written;
    }
    write(path, content) {
        this.version++;
        this.parsed.delete(path);
        this.written.set(path, content);
    }
    create(path, root) {
        const file = XmlFile.create(this.container.label(path), root);
        this.version++;
        this.written.delete(path);
        this.parsed.set(path, file);
        return file;
    }
    move(from, to) {
        const file = this.xml(from);
        if (from === to || !file) return;
        void file.source;
        this.remove(from);
        file.path = this.container.label(to);
        this.parsed.set(to, file);
    }
    remove(path) {
        this.version++;
        this.parsed.delete(path);
        this.written.delete(path);
        if (this.container.has(path)) this.removed.add(path);
    }
    get stamp() {
        let sum = 0;
        for (const file of this.parsed.values())sum += file.version;
        return `${this.version} ${sum}`;
    }
    size(path) {
        return this.written.has(path) ? this.bytes(path).length : this.container.size(path);
    }
    get writtenPaths() {
        return [
            ...this.written.keys()
        ];
    }
    get openFiles() {
        return this.parsed.values();
    }
    get isChanged() {
        if (this.removed.size > 0 || this.written.size > 0) return true;
        return [
            ...this.parsed
        ].some(([path, file])=>this.isToWrite(path, file));
    }
    get isEdited() {
        if (this.removed.size > 0 || this.written.size > 0) return true;
        return [
            ...this.parsed
        ].some(([path, file])=>file.isChangedBeside(VIEW_STATE) || !this.container.has(path));
    }
    rebase(container) {
        this.version++;
        this.container = container;
        this.written.clear();
        this.removed.clear();
        for (const file of this.parsed.values())file.markSaved();
    }
    changes() {
        const changes = new Map();
        for (const path of this.removed)changes.set(path, null);
        for (const [path, content] of this.written)changes.set(path, content);
        for (const [path, file] of this.parsed){
            if (this.isToWrite(path, file)) changes.set(path, file.serialize());
        }
        return changes;
    }
    isToWrite(path, file) {
        return file.isChanged || !this.container.has(path);
    }
}

function foldedName(name) {
    return name.normalize('NFC').toLowerCase();
}

function locationOf(container, paths) {
    if (container.path === '') return undefined;
    return container.kind === 'fla' ? container.path : paths.join(container.path, container.documentName);
}

class DocumentSaving extends DocumentCore {
    save(bOkToSaveAs = true) {
        return host_editing().save(this, Boolean(bOkToSaveAs));
    }
    saveAsCopy(URI, selectionOnly = false) {
        return host_editing().saveCopy(this, URI, selectionOnly);
    }
    close(bPromptToSaveChanges = true) {
        close(this, Boolean(bPromptToSaveChanges));
    }
    canRevert() {
        return canRevert(this);
    }
    revert() {
        return revert(this);
    }
    saveAt(file, options = {}) {
        return host_editing().saveAt(this, file, options);
    }
}
function canRevert(document) {
    return document.location !== undefined && document.files.isChanged;
}
function revert(document) {
    if (!canRevert(document) || document.location === undefined) return false;
    const { host, location } = document;
    const files = new DocumentFiles(openFiles(host, location), host);
    markStale(document);
    document.stale = false;
    document.load(files);
    return true;
}
function close(document, prompts) {
    if (prompts && document.files.isEdited && document.host.askToSave(document)) {
        if (document.location === undefined) document.host.saveAs(document);
        else host_editing().save(document, true);
    }
    document.host.forget(document);
    markStale(document);
}
function markStale(document) {
    document.stale = true;
    document.library.stale = true;
    for (const item of document.library.knownItems)item.stale = true;
    for (const file of document.files.openFiles)file.markStale();
}

function mixParts(core, parts) {
    class Mixed extends core {
    }
    for (const { prototype } of parts){
        for (const name of Object.getOwnPropertyNames(prototype)){
            if (name === 'constructor') continue;
            if (Object.hasOwn(Mixed.prototype, name)) throw new Error(`two parts have a member "${name}"`);
            const member = Object.getOwnPropertyDescriptor(prototype, name);
            Object.defineProperty(Mixed.prototype, name, member);
        }
    }
    return Mixed;
}

function formatOf(document) {
    return isCanvasDocument(document) ? 'canvas' : 'swf';
}

class DocumentMovies extends DocumentCore {
    publish() {
        this.publishAs('Document.publish');
    }
    publishAs(by) {
        const { publishing, platform } = this.host;
        const hasFilm = formatOf(this) === 'canvas' || this.publishing.readFormat('flash', '1') !== '0';
        const format = hasFilm ? formatOf(this) : undefined;
        const pictures = picturesOf(this);
        const file = format === 'canvas' ? canvasPath(this) : hasFilm ? swfPath(this) : pictures.at(0)?.file;
        const folder = this.location === undefined ? undefined : platform.paths.dirname(file ?? this.location);
        const target = file === undefined ? {} : {
            target: pathToUri(file, platform)
        };
        publishing.publish(this, {
            ...{
                publication: this.publication(by, target),
                format,
                folder,
                pictures
            },
            library: isMade(this, 'swc') ? filePath(this, 'swc', '.swc') : undefined,
            unmade: unmadeFormats(this)
        });
    }
    exportSWF(fileURI = '', _bCurrentSettings = false) {
        if (typeof fileURI !== 'string') throw invalidArgument('exportSWF', 1);
        const isAsked = fileURI === '' && this.host.publishing.canNote;
        const target = isAsked ? this.host.askForFile('Export Movie') : fileURI;
        if (target === null) return;
        const publication = this.publication('Document.exportSWF', {
            target
        });
        this.host.publishing.publish(this, {
            publication,
            format: 'swf',
            folder: undefined,
            target
        });
    }
    exportSymbol(item, target, format) {
        const by = `SymbolItem.export${format.toUpperCase()}`;
        const publication = this.publication(by, {
            target,
            item
        });
        this.host.publishing.publish(this, {
            publication,
            format,
            folder: undefined,
            target
        });
    }
    exportVideo(fileURI) {
        if (typeof fileURI !== 'string') throw invalidArgument('exportVideo', 1);
        this.notePublication('Document.exportVideo', {
            target: fileURI
        });
    }
    exportMedia(fileURI, format, preset) {
        if (typeof fileURI !== 'string') throw invalidArgument('exportMedia', 1);
        if (typeof format !== 'string') throw invalidArgument('exportMedia', 2);
        if (typeof preset !== 'string') throw invalidArgument('exportMedia', 3);
        this.notePublication('Document.exportMedia', {
            target: fileURI
        });
    }
    testMovie(_abortIfErrorsExist = false) {
        this.notePublication('Document.testMovie', {
            target: this.swfUri
        });
    }
    testScene() {
        this.notePublication('Document.testScene');
    }
    debugMovie(_abortIfErrorsExist = false) {
        this.notePublication('Document.debugMovie', {
            target: this.swfUri
        });
    }
    canTestMovie() {
        return this.host.publishing.canNote;
    }
    canTestScene() {
        return this.host.publishing.canNote;
    }
    getSWFPathFromProfile() {
        return swfPath(this);
    }
    notePublication(by, what = {}) {
        this.host.publishing.note(this.publication(by, what));
    }
    publication(by, what) {
        return {
            by,
            document: this.name,
            profile: this.publishing.currentName,
            ...what
        };
    }
    get swfUri() {
        return pathToUri(swfPath(this), this.host.platform);
    }
}
function swfPath(document) {
    return filePath(document, 'flash', '.swf');
}
function filePath(document, format, ending) {
    const { host, location, name, publishing } = document;
    const own = `${host_defaults.bareName(name)}${ending}`;
    const isNamed = publishing.readFormat(`${format}DefaultName`, '1') === '0';
    const file = isNamed ? publishing.readFormat(`${format}FileName`, own).replace(/\\/g, '/') : own;
    const { paths } = host.platform;
    return location === undefined ? file : paths.resolve(paths.dirname(location), file);
}
const PICTURES = [
    [
        'gif',
        '.gif'
    ],
    [
        'jpeg',
        '.jpg'
    ],
    [
        'png',
        '.png'
    ]
];
function picturesOf(document) {
    return PICTURES.filter(([kind])=>isMade(document, kind)).map(([kind, ending])=>({
            kind,
            file: filePath(document, kind, ending)
        }));
}
function isMade({ publishing }, format) {
    return publishing.readFormat(format, '0') === '1' || format === 'swc' && publishing.read('ExportSwc', '0') !== '0';
}
const UNMADE = {
    projectorWin: 'Windows projector',
    projectorMac: 'Mac projector',
    oam: 'OAM package',
    qt: 'QuickTime',
    rnwk: 'RealPlayer'
};
function unmadeFormats(document) {
    return Object.entries(UNMADE).flatMap(([format, name])=>isMade(document, format) ? [
            name
        ] : []);
}
function canvasPath(document) {
    const { host, location, name, publishing } = document;
    const own = `${host_defaults.bareName(name)}.js`;
    const isNamed = publishing.readCanvas('default') === 'false';
    const named = isNamed ? publishing.readCanvas('filename')?.replace(/\\/g, '/') : undefined;
    const { paths } = host.platform;
    return location === undefined ? named ?? own : paths.resolve(paths.dirname(location), named ?? own);
}

function entriesOf(settings, linkage) {
    const profile = settings.currentOrDefault;
    const list = profile.child('PublishFlashProperties')?.child('LibraryPath');
    const entries = list?.childrenNamed('library-path-entry') ?? [];
    return entries.filter((entry)=>entry.child('linkage')?.text() === 'external' === (linkage === 'external'));
}
function readLibraryPath(settings, linkage) {
    return entriesOf(settings, linkage).map((entry)=>entry.child('swc-path')?.text() ?? '').join(';');
}
function writeLibraryPath(settings, linkage, value) {
    const list = childOrNew(settings.flashProperties(), 'LibraryPath');
    const wanted = value.split(';').filter((path)=>path !== '');
    const entries = new Map(entriesOf(settings, linkage).map((entry)=>[
            entry.child('swc-path')?.text(),
            entry
        ]));
    for (const entry of entries.values())entry.remove();
    for (const path of wanted)list.append(entries.get(path) ?? libraryEntry(path, linkage));
}

const SWF_VERSIONS = {
    '10': 10,
    '10.2': 11,
    '10.3': 12,
    '11': 13,
    '11.1': 14,
    '11.2': 15,
    '11.3': 16,
    '11.4': 17,
    '11.5': 18,
    '11.6': 19,
    '11.7': 20,
    '11.8': 21,
    '11.9': 22
};
function readPlayerVersion(settings) {
    return settings.read('ExternalPlayer', 'FlashPlayer32.0') || settings.read('Version', '43');
}
function writePlayerVersion(settings, version) {
    if (/^[1-9]$/.test(version)) {
        settings.write('ExternalPlayer', '');
        settings.write('Version', version);
        return true;
    }
    const match = /^FlashPlayer(\d+(?:\.\d+)?)$/.exec(version);
    if (!match && !/^(FlashLite\d*|AdobeAIR\d+_\d+|android\d+_\d+|PF\d+_\d+)$/.test(version)) return false;
    settings.write('ExternalPlayer', version);
    if (match) settings.write('Version', String(swfVersion(match[1])));
    return true;
}
function swfVersion(player) {
    return lookUp(SWF_VERSIONS, player.replace(/\.0$/, '')) ?? Math.floor(Number(player)) + 11;
}

function freeName(settings) {
    const taken = new Set(settings.names);
    for(let number = 1;; number++)if (!taken.has(`Profile ${number}`)) return `Profile ${number}`;
}
function titleOf(method, settings, name) {
    return name === undefined || name === null ? freeName(settings) : checkText(`Document.${method}`, name);
}
function addProfile(settings, name) {
    const title = titleOf('addNewPublishProfile', settings, name);
    if (settings.names.includes(title)) return -1;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent) return -1;
    const copy = current.clone();
    PUBLISH_PROFILE.name.write(copy, title);
    current.parent.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
function deleteProfile(settings) {
    const { current, profiles } = settings;
    if (current && profiles.length > 1) {
        const index = profiles.indexOf(current);
        current.remove();
        const next = settings.profiles[Math.min(index, profiles.length - 2)];
        settings.use(PUBLISH_PROFILE.name.read(next));
    }
    const used = settings.current;
    return used ? settings.profiles.indexOf(used) : 0;
}
function renameProfile(settings, name) {
    const title = titleOf('renamePublishProfile', settings, name);
    if (settings.names.includes(title)) return false;
    settings.flashProperties();
    if (settings.current) PUBLISH_PROFILE.name.write(settings.current, title);
    return true;
}
function exportProfile(settings, name) {
    const { current, profiles } = settings;
    const existing = current ? profiles : [
        settings.currentOrDefault
    ];
    const profile = name === undefined ? current ?? existing[0] : existing.find((other)=>PUBLISH_PROFILE.name.read(other) === name);
    if (!profile) throw new HostError(`exportPublishProfileString: there is no profile "${name ?? DEFAULT_PROFILE}"`);
    const root = profile.clone();
    root.setAttr(PUBLISH_PROFILE.current.name, null);
    return `${XmlFile.create('profile', root).serialize()}\n`;
}
function importProfile(settings, xml) {
    const profile = readProfile(xml);
    if (!profile) return false;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent) return false;
    const list = current.parent;
    const index = list.children.indexOf(current);
    const copy = profile.clone();
    PUBLISH_PROFILE.name.write(copy, settings.currentName);
    PUBLISH_PROFILE.current.write(copy, true);
    current.remove();
    list.insert(copy, index);
    return true;
}
function addImportedProfile(settings, xml, name) {
    const profile = readProfile(xml);
    if (!profile) return -1;
    settings.flashProperties();
    const copy = profile.clone();
    const title = name === '' || settings.names.includes(name) ? freeName(settings) : name;
    PUBLISH_PROFILE.name.write(copy, title);
    settings.current?.parent?.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
function readProfile(xml) {
    try {
        const { root } = new XmlFile('importPublishProfileString', xml);
        return /profile$/.test(root.name) ? root : root.children.find(({ name })=>/profile$/.test(name));
    } catch  {
        return undefined;
    }
}

const ON = {
    AS3Strict: '2',
    AS3Coach: '4',
    AS3AutoDeclare: '4096'
};
class DocumentPublishing extends DocumentCore {
    get docClass() {
        return this.publishing.read('DocumentClass', '');
    }
    set docClass(value) {
        this.publishing.write('DocumentClass', checkText('Document.docClass', value));
    }
    get asVersion() {
        return Number(this.publishing.read('ActionScriptVersion', '3'));
    }
    set asVersion(value) {
        this.writeWhole('ActionScriptVersion', checkNumber('Document.asVersion', value, 1, 3));
    }
    get exportSWC() {
        return this.publishing.read('ExportSwc', '0') !== '0';
    }
    set exportSWC(value) {
        this.publishing.write('ExportSwc', value ? '1' : '0');
    }
    get as3StrictMode() {
        return this.readSwitch('AS3Strict');
    }
    set as3StrictMode(value) {
        this.writeSwitch('AS3Strict', value);
    }
    get as3WarningsMode() {
        return this.readSwitch('AS3Coach');
    }
    set as3WarningsMode(value) {
        this.writeSwitch('AS3Coach', value);
    }
    get as3AutoDeclare() {
        return this.readSwitch('AS3AutoDeclare');
    }
    set as3AutoDeclare(value) {
        this.writeSwitch('AS3AutoDeclare', value);
    }
    get as3Dialect() {
        return this.publishing.read('AS3Dialect', 'AS3');
    }
    set as3Dialect(value) {
        if (value !== 'AS3' && value !== 'ES') {
            throw new HostError(`Document.as3Dialect: expected "AS3" or "ES", got ${describeValue(value)}`);
        }
        this.publishing.write('AS3Dialect', value);
    }
    get as3ExportFrame() {
        return Number(this.publishing.read('AS3ExportFrame', '1'));
    }
    set as3ExportFrame(value) {
        this.writeWhole('AS3ExportFrame', checkNumber('Document.as3ExportFrame', value, 1));
    }
    get sourcePath() {
        return this.publishing.read('AS3PackagePaths', '.');
    }
    set sourcePath(value) {
        this.publishing.write('AS3PackagePaths', checkText('Document.sourcePath', value));
    }
    get libraryPath() {
        return readLibraryPath(this.publishing, 'merge');
    }
    set libraryPath(value) {
        writeLibraryPath(this.publishing, 'merge', checkText('Document.libraryPath', value));
    }
    get externalLibraryPath() {
        return readLibraryPath(this.publishing, 'external');
    }
    set externalLibraryPath(value) {
        writeLibraryPath(this.publishing, 'external', checkText('Document.externalLibraryPath', value));
    }
    get swfJPEGQuality() {
        return Number(this.publishing.read('Quality', '80'));
    }
    set swfJPEGQuality(value) {
        this.writeWhole('Quality', checkNumber('Document.swfJPEGQuality', value, 0, 100));
    }
    getPlayerVersion() {
        return readPlayerVersion(this.publishing);
    }
    setPlayerVersion(version) {
        return writePlayerVersion(this.publishing, String(version));
    }
    getTelemetryForSwf() {
        return this.publishing.read('EnableTelemetry', '0') !== '0';
    }
    get publishProfiles() {
        return this.publishing.names;
    }
    get currentPublishProfile() {
        return this.publishing.currentName;
    }
    set currentPublishProfile(value) {
        const name = checkText('Document.currentPublishProfile', value);
        if (!this.publishing.use(name)) this.warn(`Document.currentPublishProfile: there is no profile "${name}"; "${this.currentPublishProfile}" stays current`);
    }
    addNewPublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    duplicatePublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    deletePublishProfile() {
        return deleteProfile(this.publishing);
    }
    renamePublishProfile(profileNewName) {
        return renameProfile(this.publishing, profileNewName);
    }
    exportPublishProfileString(profileName) {
        return exportProfile(this.publishing, profileName);
    }
    importPublishProfileString(xmlString) {
        return importProfile(this.publishing, String(xmlString));
    }
    exportPublishProfile(fileURI) {
        const file = this.host.uriToWrite(fileURI, 'Document.exportPublishProfile');
        writeFile(this.host.platform, file, exportProfile(this.publishing));
    }
    importPublishProfile(fileURI) {
        const file = this.host.resolveUri(fileURI, 'Document.importPublishProfile');
        const { disk, paths } = this.host.platform;
        if (!disk.exists(file)) return -1;
        const xml = new TextDecoder('utf-8', {
            ignoreBOM: true
        }).decode(disk.read(file));
        return addImportedProfile(this.publishing, xml, paths.basename(file, paths.extname(file)));
    }
    writeWhole(name, value) {
        this.publishing.write(name, String(Math.trunc(value)));
    }
    readSwitch(name) {
        return this.publishing.read(name, ON[name]) !== '0';
    }
    writeSwitch(name, value) {
        this.publishing.write(name, value ? ON[name] : '0');
    }
}

class DocumentScenes extends DocumentCore {
    addNewScene(name) {
        return host_editing().addNewScene(this, name);
    }
    deleteScene() {
        return host_editing().deleteScene(this);
    }
    duplicateScene() {
        return host_editing().duplicateScene(this);
    }
    renameScene(name) {
        return host_editing().renameScene(this, name);
    }
    editScene(index) {
        host_editing().editScene(this, index);
    }
    reorderScene(sceneToMove, sceneToPutItBefore) {
        host_editing().reorderScene(this, sceneToMove, sceneToPutItBefore);
    }
}

class DocumentSelection extends DocumentCore {
    get selectedElements() {
        return host_editing().selectedElements(this);
    }
    isSelected(element) {
        return host_editing().isSelected(this, element);
    }
    setSelected(element, selected) {
        host_editing().setSelected(this, element, selected);
    }
    get selection() {
        return host_editing().readSelection(this);
    }
    set selection(value) {
        host_editing().assignSelection(this, value);
    }
    selectAll() {
        host_editing().selectAll(this);
    }
    selectNone() {
        host_editing().selectNone(this);
    }
    getSelectionRect() {
        return host_editing().selectionRect(this);
    }
    setSelectionRect(rect, bReplaceCurrentSelection, bContactSensitiveSelection) {
        host_editing().selectInRect(this, rect, bReplaceCurrentSelection, bContactSensitiveSelection);
    }
    setSelectionBounds(boundingRectangle) {
        host_editing().fitSelection(this, boundingRectangle);
    }
    getElementProperty(propertyName) {
        return host_editing().elementProperty(this, String(propertyName));
    }
    setElementProperty(property, value) {
        host_editing().setElementProperty(this, String(property), value);
    }
    deleteSelection() {
        host_editing().deleteSelection(this);
    }
    duplicateSelection() {
        host_editing().duplicateSelection(this);
    }
    clipCopy() {
        if (this.selectedElements.length > 0) host_editing().copySelection(this);
    }
    clipCut() {
        host_editing().cutSelection(this);
    }
    clipPaste(bInPlace) {
        host_editing().pasteClipboard(this, bInPlace);
    }
    addDataToSelection(name, type, data) {
        for (const { node } of host_editing().needSelection(this, 'addDataToSelection')){
            host_saving().addData(node, 'Document.addDataToSelection', name, type, data);
        }
    }
    removeDataFromSelection(name) {
        for (const { node } of host_editing().needSelection(this, 'removeDataFromSelection'))host_saving().removeData(node, String(name));
    }
    unlockAllElements() {
        const nodes = framesShown(this.getTimeline()).flatMap(({ elementNodes })=>elementNodes);
        const locked = nodes.filter((node)=>ELEMENT.locked.read(node));
        if (locked.length === 0) throw unavailable('unlockAllElements');
        for (const node of locked)ELEMENT.locked.write(node, false);
    }
    mouseClick(position, bToggleSel, bShiftSel) {
        host_editing().click(this, position, bToggleSel, bShiftSel);
    }
    mouseDblClk(position, _bAltDown, bShiftDown, bShiftSelect) {
        host_editing().doubleClick(this, position, bShiftDown, bShiftSelect);
    }
}

class DocumentSettings extends DocumentCore {
    get width() {
        return stageSize(this.node).width;
    }
    set width(value) {
        DOCUMENT.width.write(this.node, Math.trunc(host_saving().checked(DOCUMENT.width, 'Document.width', value)));
    }
    get height() {
        return stageSize(this.node).height;
    }
    set height(value) {
        DOCUMENT.height.write(this.node, Math.trunc(host_saving().checked(DOCUMENT.height, 'Document.height', value)));
    }
    get frameRate() {
        return DOCUMENT.frameRate.read(this.node);
    }
    set frameRate(value) {
        host_saving().assign(this.node, DOCUMENT.frameRate, 'Document.frameRate', value);
    }
    get backgroundColor() {
        return formatColor({
            rgb: DOCUMENT.backgroundColor.read(this.node),
            alpha: 1
        });
    }
    set backgroundColor(value) {
        host_saving().assign(this.node, DOCUMENT.backgroundColor, 'Document.backgroundColor', value);
    }
    get accName() {
        return DOCUMENT.accName.read(this.node);
    }
    set accName(value) {
        setAccessibility(this.node, DOCUMENT.accName, 'Document.accName', value);
    }
    get description() {
        return DOCUMENT.description.read(this.node);
    }
    set description(value) {
        setAccessibility(this.node, DOCUMENT.description, 'Document.description', value);
    }
    get silent() {
        return DOCUMENT.silent.read(this.node);
    }
    set silent(value) {
        setAccessibility(this.node, DOCUMENT.silent, 'Document.silent', value);
    }
    get forceSimple() {
        return DOCUMENT.forceSimple.read(this.node);
    }
    set forceSimple(value) {
        setAccessibility(this.node, DOCUMENT.forceSimple, 'Document.forceSimple', value);
    }
    get autoLabel() {
        return DOCUMENT.autoLabeling.read(this.node);
    }
    set autoLabel(value) {
        host_saving().assign(this.node, DOCUMENT.autoLabeling, 'Document.autoLabel', value);
    }
    get type() {
        const name = documentType(this.node);
        if (name === undefined) throw notImplemented('Document.type of a platform without a name');
        return name;
    }
    get fileGUID() {
        return DOCUMENT.fileGUID.read(this.node);
    }
    setStageVanishingPoint(point) {
        const { x, y } = checkPoint('Document.setStageVanishingPoint: point', point);
        DOCUMENT.vanishingPoint3DX.write(this.node, x);
        DOCUMENT.vanishingPoint3DY.write(this.node, y);
    }
    setStageViewAngle(angle) {
        host_saving().assign(this.node, DOCUMENT.viewAngle3D, 'Document.setStageViewAngle: angle', angle);
    }
    get livePreview() {
        return this.session.livePreview;
    }
    set livePreview(value) {
        this.session.livePreview = Boolean(value);
    }
    get zoomFactor() {
        return this.session.zoomFactor;
    }
    set zoomFactor(value) {
        this.session.zoomFactor = checkNumber('Document.zoomFactor', value, 0.08, 20);
    }
    addDataToDocument(name, type, data) {
        host_saving().addData(this.node, 'Document.addDataToDocument', name, type, data);
    }
    getDataFromDocument(name) {
        return host_saving().getData(this.node, String(name));
    }
    removeDataFromDocument(name) {
        host_saving().removeData(this.node, String(name));
    }
    documentHasData(name) {
        return host_saving().hasData(this.node, String(name));
    }
    getPublishDocumentData(format) {
        return isPublished(this.node, format);
    }
    setPublishDocumentData(format, publish) {
        setPublished(this.node, 'Document.setPublishDocumentData', {
            format,
            publish
        });
    }
    allowScreens() {
        return false;
    }
    getMetadata() {
        return this.textOf('META-INF/metadata.xml');
    }
    setMetadata(strMetadata) {
        const text = checkText('Document.setMetadata', strMetadata);
        return (text === '' || /<rdf:RDF[\s/>]/.test(text)) && this.writeXml('META-INF/metadata.xml', text);
    }
    getMobileSettings() {
        return this.textOf('MobileSettings.xml');
    }
    setMobileSettings(xmlString) {
        return this.writeXml('MobileSettings.xml', checkText('Document.setMobileSettings', xmlString));
    }
    textOf(path) {
        return this.files.has(path) ? this.files.text(path) : '';
    }
    writeXml(path, text) {
        if (text !== '' && !isWellFormed(text)) return false;
        this.files.write(path, text);
        return true;
    }
}
function isWellFormed(text) {
    try {
        return new XmlFile('text', text).root.name !== '';
    } catch  {
        return false;
    }
}

const RECORDED_PLAYER = /^FlashPlayer32(\.0)?$/;
const FLASH_PLAYER = /^FlashPlayer(\d+(?:\.[1-9])?)/;
class DocumentViewing extends DocumentCore {
    get pasteboardColorCheck() {
        return this.session.pasteboardColorCheck;
    }
    set pasteboardColorCheck(value) {
        this.session.pasteboardColorCheck = Boolean(value);
    }
    get animatedViewRect() {
        return this.session.animatedViewRect;
    }
    set animatedViewRect(value) {
        this.session.animatedViewRect = Boolean(value);
    }
    get legacyLineSpacing() {
        return this.session.legacyLineSpacing;
    }
    set legacyLineSpacing(value) {
        this.session.legacyLineSpacing = Boolean(value);
    }
    get mergeForSelection() {
        return this.session.mergeForSelection;
    }
    set mergeForSelection(value) {
        this.session.mergeForSelection = Boolean(value);
    }
    get stageScaleAnchor() {
        return this.session.stageScaleAnchor;
    }
    set stageScaleAnchor(value) {
        this.session.stageScaleAnchor = String(value);
    }
    get scaleContentWithStage() {
        return this.session.scaleContentWithStage;
    }
    set scaleContentWithStage(value) {
        this.session.scaleContentWithStage = Boolean(value);
    }
    get notReadable() {
        const version = readPlayerVersion(this.publishing);
        return [
            ...documentType(this.node) === undefined ? [
                'type'
            ] : [],
            ...FLASH_PLAYER.test(version) ? [] : [
                'playerTarget'
            ],
            ...RECORDED_PLAYER.test(version) ? [] : [
                'playerVersion'
            ]
        ];
    }
    get playerTarget() {
        const version = readPlayerVersion(this.publishing);
        const match = FLASH_PLAYER.exec(version);
        if (match) return `Flash Player ${match[1]}`;
        throw notImplemented(`Document.playerTarget of ${version}`);
    }
    get playerVersion() {
        const version = readPlayerVersion(this.publishing);
        if (RECORDED_PLAYER.test(version)) return 10;
        throw notImplemented(`Document.playerVersion of ${version}`);
    }
    get featureMatrix() {
        return this.features;
    }
    get isUncompressed() {
        return this.location !== undefined && this.files.container.kind === 'xfl';
    }
    get inTextEditMode() {
        return false;
    }
}

class DocumentStyling extends DocumentCore {
    getCustomFill(objectToFill) {
        return host_editing().customFill(this, objectToFill);
    }
    setCustomFill(fill) {
        host_editing().setCustomFill(this, fill);
    }
    setFillColor(color) {
        host_editing().setFillColor(this, color);
    }
    getCustomStroke(locationOfStroke) {
        return host_editing().customStroke(this, locationOfStroke);
    }
    setCustomStroke(stroke) {
        host_editing().setCustomStroke(this, stroke);
    }
    setStroke(color, size, strokeType) {
        host_editing().setStroke(this, color, size, strokeType);
    }
    setStrokeColor(color) {
        host_editing().setStrokeColor(this, color);
    }
    setStrokeSize(size) {
        host_editing().setStrokeSize(this, size);
    }
    setStrokeStyle(strokeType) {
        host_editing().setStrokeStyle(this, strokeType);
    }
    swapStrokeAndFill() {
        this.tools.swap();
    }
    setInstanceAlpha(opacity) {
        host_editing().setInstanceAlpha(this, opacity);
    }
    setInstanceBrightness(brightness) {
        host_editing().setInstanceBrightness(this, brightness);
    }
    setInstanceTint(color, strength) {
        host_editing().setInstanceTint(this, color, strength);
    }
    getBlendMode() {
        return host_editing().selectedBlendMode(this);
    }
    setBlendMode(mode) {
        host_editing().setSelectedBlendMode(this, mode);
    }
    getFilters() {
        return host_editing().selectedFilters(this);
    }
    setFilters(filterArray) {
        host_editing().setSelectedFilters(this, filterArray);
    }
    addFilter(filterName) {
        host_editing().addFilter(this, filterName);
    }
    removeFilter(filterIndex) {
        host_editing().changeFilter(this, 'removeFilter', filterIndex, ()=>undefined);
    }
    removeAllFilters() {
        host_editing().changeFilters(this, 'removeAllFilters', ()=>[]);
    }
    changeFilterOrder(oldIndex, newIndex) {
        host_editing().moveFilter(this, oldIndex, newIndex);
    }
    setFilterProperty(property, filterIndex, value) {
        const name = property === 'bevelType' ? 'type' : String(property);
        host_editing().changeFilter(this, 'setFilterProperty', filterIndex, (filter)=>({
                ...filter,
                [name]: value
            }));
    }
    enableFilter(filterIndex) {
        host_editing().changeFilter(this, 'enableFilter', filterIndex, (filter)=>({
                ...filter,
                enabled: true
            }));
    }
    disableFilter(filterIndex) {
        host_editing().changeFilter(this, 'disableFilter', filterIndex, (filter)=>({
                ...filter,
                enabled: false
            }));
    }
    enableAllFilters() {
        host_editing().changeFilters(this, 'enableAllFilters', (filters)=>enable(filters, true));
    }
    disableAllFilters() {
        host_editing().changeFilters(this, 'disableAllFilters', (filters)=>enable(filters, false));
    }
    disableOtherFilters(enabledFilterIndex) {
        host_editing().changeFilter(this, 'disableOtherFilters', enabledFilterIndex, (filter)=>filter);
        host_editing().changeFilters(this, 'disableOtherFilters', (filters)=>filters.map((filter, i)=>i === Number(enabledFilterIndex) ? filter : {
                    ...filter,
                    enabled: false
                }));
    }
    getTextString(startIndex, endIndex) {
        return host_editing().selectedText(this, startIndex, endIndex);
    }
    setTextString(text, startIndex, endIndex) {
        return host_editing().setSelectedText(this, checkText('setTextString', text), startIndex, endIndex);
    }
    getElementTextAttr(attrName, startIndex, endIndex) {
        return host_editing().selectedTextAttr(this, String(attrName), startIndex, endIndex);
    }
    setElementTextAttr(attrName, attrValue, startIndex, endIndex) {
        return host_editing().setSelectedTextAttr(this, String(attrName), attrValue, startIndex, endIndex);
    }
    setTextSelection(startIndex, endIndex) {
        return host_editing().selectCharacters(this, startIndex, endIndex);
    }
    setTextRectangle(boundingRectangle) {
        return host_editing().setTextFrame(this, boundingRectangle);
    }
}
function enable(filters, enabled) {
    return filters.map((filter)=>({
            ...filter,
            enabled
        }));
}

class Document extends mixParts(DocumentCore, [
    DocumentArranging,
    DocumentDrawing,
    DocumentEditing,
    DocumentMovies,
    DocumentExporting,
    DocumentPublishing,
    DocumentSaving,
    DocumentScenes,
    DocumentSelection,
    DocumentSettings,
    DocumentStyling,
    DocumentViewing
]) {
    static{
        this.className = 'Document';
    }
    xmlPanel(fileURI) {
        return this.host.xmlPanel(fileURI);
    }
}

function openDocument(container, host) {
    return new Document(new DocumentFiles(container, host), host, locationOf(container, host.platform.paths), container.documentName);
}

function missingMedia(item, files) {
    const named = filesOfMedia(item);
    return named.some((name)=>files.has(name)) ? undefined : named[0];
}
function warnOfMissingMedia(document) {
    for (const item of document.node.child('media')?.children ?? []){
        const file = missingMedia(item, document.files);
        if (file === undefined) continue;
        const name = ITEM.name.read(item);
        document.warn(`${document.name}: ${file} is missing; the item "${name}" has no data`);
    }
}

class CaseInsensitivePaths {
    constructor(platform){
        this.platform = platform;
        this.folders = new Map();
    }
    match(file) {
        const { disk, paths } = this.platform;
        const parent = paths.dirname(file);
        if (parent === file || disk.exists(file)) return file;
        const folder = this.match(parent);
        const name = paths.basename(file);
        return paths.join(folder, this.spelling(folder, name) ?? name);
    }
    noteWrite(file) {
        const { paths } = this.platform;
        const names = this.folders.get(paths.dirname(file));
        if (!names) return;
        names.modifiedMs = undefined;
        add(names.byLowerCase, paths.basename(file));
    }
    spelling(folder, name) {
        const { disk, paths } = this.platform;
        const stat = disk.stat(folder);
        if (!stat?.isFolder) return undefined;
        const listed = this.folders.get(folder);
        const names = listed && (listed.modifiedMs ?? stat.modifiedMs) === stat.modifiedMs ? listed : this.list(folder);
        names.modifiedMs = stat.modifiedMs;
        const spellings = names.byLowerCase.get(name.toLowerCase()) ?? [];
        return spellings.includes(name) ? name : spellings.find((each)=>disk.exists(paths.join(folder, each)));
    }
    list(folder) {
        const names = {
            modifiedMs: undefined,
            byLowerCase: new Map()
        };
        this.folders.set(folder, names);
        try {
            for (const { name } of this.platform.disk.list(folder))add(names.byLowerCase, name);
        } catch  {
        }
        return names;
    }
}
function add(names, name) {
    const key = name.toLowerCase();
    const spellings = names.get(key);
    if (!spellings) names.set(key, [
        name
    ]);
    else if (!spellings.includes(name)) spellings.push(name);
}

function ownConfigFolder({ roots, configDirectory }, paths) {
    const [first] = roots;
    if (first === undefined || configDirectory !== undefined) return undefined;
    return paths.resolve(first, 'Configuration');
}
class FileAccess {
    constructor(platform, places){
        this.platform = platform;
        const roots = [
            ...places.roots,
            ...places.configDirectory === undefined ? [] : [
                places.configDirectory
            ]
        ];
        const { writable = roots } = places;
        this.configFolder = places.configDirectory ?? ownConfigFolder(places, platform.paths);
        this.spellings = new CaseInsensitivePaths(platform);
        this.roots = roots.map((root)=>resolveLinks(platform, root));
        this.named = [
            ...roots.map((root)=>platform.paths.resolve(root)),
            ...this.roots
        ];
        this.writable = writable.map((root)=>resolveLinks(platform, root));
    }
    resolve(uri, method) {
        const file = this.toPath(uri, method);
        this.check(file, method);
        return file;
    }
    find(uri) {
        const file = this.path(uri);
        return file !== undefined && this.contains(file) ? file : undefined;
    }
    toWrite(uri, method) {
        return this.announced(this.toPath(uri, method), method, pathToWrite);
    }
    findToWrite(uri, method) {
        const file = this.path(uri);
        return file === undefined ? undefined : this.announced(file, method, pathToWrite);
    }
    findToRemove(uri, method) {
        const file = this.path(uri);
        if (file === undefined) return undefined;
        this.check(file, method);
        return this.announced(file, method, entryToWrite);
    }
    checkToWrite(file, method) {
        if (!this.isBelow(file)) throw outside(file, method);
    }
    allowWriting(file, method) {
        this.checkToWrite(file, method);
        if (!this.isBelow(file, this.writable)) throw notForFiles(file, method);
        this.spellings.noteWrite(file);
        this.onWrite?.(file);
    }
    announced(file, method, resolve) {
        if (this.leadsAway(file) || isDevicePath(this.platform, file)) throw outside(file, method);
        const resolved = resolvedFor(method, ()=>resolve(this.platform, file));
        this.spellings.noteWrite(file);
        this.allowWriting(resolved, method);
        return resolved;
    }
    toPath(uri, method) {
        const file = this.path(uri);
        if (file === undefined) throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
        return file;
    }
    path(uri) {
        const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
        return file === undefined || this.leadsAway(file) ? file : this.spellings.match(file);
    }
    toUri(file) {
        return pathToUri(this.platform.paths.resolve(file), this.platform);
    }
    isAbove(uri) {
        const { paths } = this.platform;
        const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
        if (file === undefined) return false;
        const folder = paths.resolve(file);
        return this.named.some((root)=>root !== folder && isBelow$1(paths, folder, root));
    }
    check(file, method) {
        if (!this.contains(file)) throw outside(file, method);
    }
    contains(file) {
        if (this.leadsAway(file) || isDevicePath(this.platform, file)) return false;
        return this.isBelow(resolveLinks(this.platform, file));
    }
    isBelow(file, folders = this.roots) {
        return folders.some((root)=>isBelow$1(this.platform.paths, root, file));
    }
    leadsAway(file) {
        const { isWindows, paths } = this.platform;
        return isWindows && /^[\\/]{2}/.test(file) && !this.isBelow(paths.normalize(file));
    }
    isRoot(file) {
        return this.roots.includes(resolveLinks(this.platform, file));
    }
}
function outside(file, method) {
    return new HostError(`${method}: ${file} is outside the folders that scripts may touch (option roots, --root)`);
}
function notForFiles(file, method) {
    return new HostError(`${method}: ${file} is not in a folder where scripts may write files; documents can be saved (option writable; mcp --write <folder>)`);
}
function resolvedFor(method, resolve) {
    try {
        return resolve();
    } catch (error) {
        throw new HostError(`${method}: ${error.message}`);
    }
}

const EVENTS = [
    ...[
        'documentNew',
        'documentOpened',
        'documentClosed',
        'documentChanged',
        'mouseMove',
        'layerChanged'
    ],
    ...[
        'timelineChanged',
        'frameChanged',
        'prePublish',
        'postPublish',
        'selectionChanged',
        'dpiChanged'
    ]
];
class Events {
    constructor(onAdd = ()=>undefined){
        this.onAdd = onAdd;
        this.listeners = [];
        this.lastId = 0;
    }
    add(type, listener) {
        if (typeof listener !== 'function') {
            throw new HostError('addEventListener: Argument number 2 is invalid.');
        }
        this.listeners.push({
            id: ++this.lastId,
            type: checkType('addEventListener', type),
            listener: listener
        });
        this.onAdd(type);
        return this.lastId;
    }
    remove(type, id) {
        checkType('removeEventListener', type);
        const index = this.listeners.findIndex((entry)=>entry.type === type && entry.id === id);
        if (index >= 0) this.listeners.splice(index, 1);
        return index >= 0;
    }
    dispatch(type) {
        for (const entry of [
            ...this.listeners
        ]){
            const { listener } = entry;
            if (entry.type === type) listener();
        }
    }
}
function checkType(method, type) {
    const listed = EVENTS.find((event)=>event === type);
    if (listed) return listed;
    throw new HostError(`${method}: Argument number 1 is invalid.`);
}

class SavingByScripts {
    constructor(host, files, canSave){
        this.host = host;
        this.files = files;
        this.canSave = canSave;
        this.refused = new Set();
    }
    isAllowed(document, method) {
        if (this.canSave) return true;
        this.refused.add(document);
        this.host.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
        return false;
    }
    saveAs(document) {
        if (!this.isAllowed(document, 'fl.saveDocumentAs')) return false;
        const uri = this.host.askForFile(`Save ${document.name} as`);
        return uri !== null && this.saveAt(document, uri, 'fl.saveDocumentAs');
    }
    saveAt(document, uri, method) {
        const file = uri === undefined ? undefined : this.files.resolve(uri, method);
        if (!this.isAllowed(document, method)) return false;
        this.refuseOpenFile(document, file, method);
        const target = host_editing().targetOf(document, file);
        this.files.checkToWrite(target.path, method);
        return host_editing().saveTo(document, target, {});
    }
    refuseOpenFile(document, file, method) {
        if (this.host.switches.era !== 'cs6' || file === undefined) return;
        const other = this.host.documents.find((open)=>open !== document && open.location === file);
        if (other) throw new HostError(`${method}: ${other.name} is open, and is at that path`);
    }
    saveInPlace(document) {
        if (document.location === undefined) return this.saveAs(document);
        return this.saveAt(document, undefined, 'fl.saveDocument');
    }
}

const WHOLE = new Set([
    'Document.publish',
    'fl.publishDocument'
]);
class PublishingByScripts {
    constructor(options, events, files, write){
        this.options = options;
        this.events = events;
        this.files = files;
        this.write = write;
        this.noted = [];
        if (options.publishing === 'write' && write === undefined) throw new TypeError("publishing: 'write' needs Node; in a page, use 'note' or 'refuse'");
    }
    get canNote() {
        return this.options.publishing !== 'refuse';
    }
    note(publication) {
        this.perform(publication, ()=>publication);
    }
    publish(document, request) {
        const { publication } = request;
        const write = this.options.publishing === 'write' ? this.write : undefined;
        this.perform(publication, ()=>{
            const files = write?.(document, request, this.files) ?? [];
            return files.length > 0 ? {
                ...publication,
                files
            } : publication;
        });
    }
    publishAside(document, profile) {
        if (profile !== undefined && !document.publishing.use(profile)) return false;
        document.publishAs('fl.publishDocument');
        return true;
    }
    perform({ by }, action) {
        if (!this.canNote) throw notImplemented(`${by} (publishing: 'note' or --publish=note notes it and continues)`);
        const isWhole = WHOLE.has(by);
        if (isWhole) this.events.dispatch('prePublish');
        const publication = action();
        this.noted.push(publication);
        this.options.onPublish?.(publication);
        if (isWhole) this.events.dispatch('postPublish');
    }
}

const MAX_KEPT = 2 ** 26;
const LINE = 16;
class KeptLines {
    constructor(max = MAX_KEPT){
        this.max = max;
        this.lines = [];
        this.size = 0;
    }
    add(text) {
        this.lines.push(text);
        this.size += sizeOf(text);
        if (this.size > this.max) this.dropOldest();
    }
    clear() {
        this.lines.length = 0;
        this.size = 0;
    }
    dropOldest() {
        let count = 0;
        while(this.size > this.max / 2 && count < this.lines.length - 1)this.size -= sizeOf(this.lines[count++]);
        this.lines.splice(0, count);
    }
}
function sizeOf(text) {
    return text.length + LINE;
}

function newFileGuid() {
    const digit = ()=>Math.floor(Math.random() * 16).toString(16).toUpperCase();
    return Array.from({
        length: 32
    }, digit).join('');
}

function maskToRegExp(mask) {
    const source = mask.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.+').replace(/\?/g, '.');
    return new RegExp(`^${source}$`, 'i');
}

const switchValues = {
    selectionSet: [
        'add',
        'replace'
    ],
    selectionOrder: [
        'reversed',
        'asIs'
    ],
    elementsOrder: [
        'backToFront',
        'frontToBack'
    ],
    selectedFramesFalse: [
        'toggle',
        'add'
    ],
    findItemIndex: [
        'number',
        'string'
    ],
    findItemIndexMiss: [
        '',
        null,
        -1,
        []
    ],
    libraryOrder: [
        'file',
        'created',
        'name'
    ],
    strictNativeErrors: [
        'throw',
        'silent'
    ],
    roundToTwips: [
        true,
        false
    ],
    transformsAbout: [
        'transformationPoint',
        'registrationPoint'
    ],
    staleObjects: [
        'throw',
        'ignore'
    ],
    readOnlyMembers: [
        'throw',
        'ignore'
    ],
    scriptURI: [
        'own',
        'caller'
    ],
    era: [
        'animate',
        'cs6'
    ]
};
const defaults = {
    selectionSet: 'add',
    selectionOrder: 'reversed',
    elementsOrder: 'backToFront',
    selectedFramesFalse: 'toggle',
    findItemIndex: 'number',
    findItemIndexMiss: '',
    libraryOrder: 'file',
    strictNativeErrors: 'throw',
    roundToTwips: true,
    transformsAbout: 'transformationPoint',
    staleObjects: 'throw',
    readOnlyMembers: 'throw',
    scriptURI: 'own',
    era: 'animate',
    realm: 'separate',
    modern: false,
    answers: [],
    roots: [],
    writable: undefined,
    canSave: true,
    inPlace: false,
    strict: false,
    publishing: 'refuse',
    configDirectory: undefined,
    fonts: [],
    limits: {},
    onTrace: undefined,
    onAlert: undefined,
    onPublish: undefined,
    onWarning: undefined
};

const SWITCH = oneOf(true, false);
const TEXT = {
    words: 'a text',
    takes: (value)=>typeof value === 'string'
};
const FUNCTION = {
    words: 'a function',
    takes: (value)=>typeof value === 'function'
};
const PATHS = {
    words: 'an Array of paths',
    takes: (value)=>Array.isArray(value) && value.every((path)=>typeof path === 'string')
};
const KINDS = {
    ...switchKinds(),
    realm: oneOf('separate', 'here'),
    modern: SWITCH,
    answers: {
        words: 'an Array or a function',
        takes: (value)=>Array.isArray(value) || typeof value === 'function'
    },
    roots: PATHS,
    writable: PATHS,
    canSave: SWITCH,
    inPlace: SWITCH,
    strict: SWITCH,
    publishing: oneOf('refuse', 'note', 'write'),
    configDirectory: TEXT,
    fonts: PATHS,
    limits: {
        words: 'an object',
        takes: (value)=>typeof value === 'object' && value !== null
    },
    onTrace: FUNCTION,
    onAlert: FUNCTION,
    onPublish: FUNCTION,
    onWarning: FUNCTION
};
const NUMBER = {
    words: 'a number',
    takes: (value)=>typeof value === 'number' && value >= 0
};
function checkOptions(options) {
    const given = Object.entries(options).filter(([, value])=>value !== undefined);
    checkEach('options', given, KINDS);
    const { limits = {} } = options;
    const bounds = Object.fromEntries(Object.keys(host_defaults.DEFAULT_LIMITS).map((name)=>[
            name,
            NUMBER
        ]));
    checkEach('options.limits', Object.entries(limits), bounds);
    return {
        ...defaults,
        ...Object.fromEntries(given)
    };
}
function checkEach(owner, entries, kinds) {
    for (const [name, value] of entries){
        const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
        if (!kind) throw new TypeError(`${owner}: ${unknown(name, Object.keys(kinds))}`);
        if (!kind.takes(value)) throw new TypeError(`${owner}.${name}: expected ${kind.words}, got ${shown(value)}`);
    }
}
function unknown(name, names) {
    const near = host_errors.nearestWord(name, names);
    const hint = near === undefined ? `known: ${names.join(', ')}` : `did you mean "${near}"?`;
    return `unknown option "${name}" (${hint})`;
}
function switchKinds() {
    const kinds = Object.entries(switchValues).map(([name, values])=>[
            name,
            oneOf(...values)
        ]);
    return Object.fromEntries(kinds);
}
function oneOf(...values) {
    const words = values.map(shown);
    return {
        words: `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`,
        takes: (value)=>values.some((allowed)=>allowed === value || isEmptyArray(allowed) && isEmptyArray(value))
    };
}
function isEmptyArray(value) {
    return Array.isArray(value) && value.length === 0;
}
function shown(value) {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'function') return 'a function';
    if (isEmptyArray(value)) return '[]';
    return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

class Dialogues {
    constructor(answers, runScripts){
        this.answers = answers;
        this.runScripts = runScripts;
        this.answered = 0;
        this.open = [];
        this.accepted = {};
    }
    get panel() {
        return this.open.at(-1);
    }
    ask(dialog) {
        const { answers } = this;
        const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
        if (answer !== undefined) return answer;
        throw new HostError(`${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`);
    }
    xmlPanel(file, disk) {
        if (!disk.exists(file)) throw invalidArgument('xmlPanel', 1);
        return this.showPanel(host_errors.decodeText(disk.read(file)), 'xmlPanel');
    }
    showPanel(xml, method) {
        const result = host_scripting().xmlPanel(xml, method, {
            ask: (dialog)=>this.ask(dialog),
            runScripts: this.runScripts,
            during: (panel, body)=>{
                this.open.push(panel);
                try {
                    return body();
                } finally{
                    this.open.pop();
                }
            }
        });
        const { dismiss, ...values } = result;
        this.accepted = dismiss === 'accept' ? values : {};
        return result;
    }
    valueOf(id) {
        if (this.panel) return this.panel.valueOf(id);
        return Object.hasOwn(this.accepted, id) ? this.accepted[id] : undefined;
    }
}

class Installation {
    constructor(target, globals){
        this.target = target;
        this.before = new Map();
        for (const [name, descriptor] of Object.entries(globals)){
            this.before.set(name, Object.getOwnPropertyDescriptor(target, name));
            Object.defineProperty(target, name, descriptor);
        }
    }
    remove() {
        for (const [name, descriptor] of this.before){
            if (descriptor) Object.defineProperty(this.target, name, descriptor);
            else delete this.target[name];
        }
        this.before.clear();
    }
}

function adopt(value, from, to) {
    const adopted = new Map();
    return own(value);
    function own(each) {
        if (typeof each !== 'object' || each === null) return each;
        const object = from.unwrap(each);
        if (object) return to.wrap(object);
        if (adopted.has(each)) return adopted.get(each);
        if (Array.isArray(each)) {
            const copy = [];
            adopted.set(each, copy);
            for(let i = 0; i < each.length; i++)copy[i] = own(each[i]);
            return copy;
        }
        if (Object.getPrototypeOf(each) !== from.objectPrototype) return each;
        const copy = {};
        adopted.set(each, copy);
        for (const key of Object.keys(each))copy[key] = own(each[key]);
        return copy;
    }
}

const ReturnsArgument = function(object) {
    return object;
};
class FacadeLink extends ReturnsArgument {
    #object;
    #host;
    constructor(facade, object, host){
        super(facade);
        this.#object = object;
        this.#host = host;
    }
    static of(facade, host) {
        return #object in facade && facade.#host === host ? facade.#object : undefined;
    }
}

function makeTypeChecks() {
    const { getPrototypeOf } = Object;
    const ownPrototype = Object.prototype;
    const OwnError = Error;
    const MAX_CHAIN = 1000;
    function isOwn(value) {
        if (typeof value !== 'object' && typeof value !== 'function' || value === null) return true;
        let top = value;
        for(let i = 0; i < MAX_CHAIN; i++){
            const next = getPrototypeOf(top);
            if (next === null) return top === ownPrototype || top === value;
            top = next;
        }
        return true;
    }
    function ownError(error) {
        return isOwn(error) ? error : new OwnError(String(error.message));
    }
    return {
        isOwn,
        ownError
    };
}

function makeBuilders({ isOwn, ownError }) {
    const errors = {
        Error,
        TypeError,
        RangeError,
        SyntaxError
    };
    const [RealmArray, RealmDate, RealmString, RealmNumber] = [
        Array,
        Date,
        String,
        Number
    ];
    const [RealmError, RealmTypeError, RealmRangeError] = [
        Error,
        TypeError,
        RangeError
    ];
    const apply = Function.prototype.call.bind(Function.prototype.apply);
    const { create, defineProperty, prototype: objectPrototype } = Object;
    const RealmProxy = Proxy;
    const { isArray } = Array;
    const formOf = objectPrototype.toString;
    const { valueOf: textOf } = String.prototype;
    const { valueOf: numberOf } = Number.prototype;
    const { valueOf: booleanOf } = Boolean.prototype;
    const MAX_ARRAY = 2 ** 24;
    function isObject(value) {
        return typeof value === 'object' && value !== null || typeof value === 'function';
    }
    function primitiveIn(valueOf, object) {
        try {
            return apply(valueOf, object, []);
        } catch  {
            return object;
        }
    }
    function readMember(read) {
        try {
            const value = read();
            return isObject(value) ? RealmString(value) : value;
        } catch  {
            return undefined;
        }
    }
    return {
        method (name, handler, about) {
            const made = function(...args) {
                try {
                    return handler(this, args, about);
                } catch (error) {
                    throw ownError(error);
                }
            };
            return defineProperty(made, 'name', {
                value: name,
                configurable: true
            });
        },
        constructorOf (name) {
            return function() {
                throw new RealmTypeError(name + ' is not a constructor');
            };
        },
        stringForm (name) {
            return function() {
                return '[object ' + name + ']';
            };
        },
        nativeForm () {
            return 'function ' + this.name + '() {\n    [native code]\n}';
        },
        array: (length)=>new RealmArray(length),
        copy (list) {
            const copy = new RealmArray(list.length);
            for(let i = 0; i < list.length; i++)copy[i] = list[i];
            return copy;
        },
        object: ()=>({}),
        date: (milliseconds)=>new RealmDate(milliseconds),
        error: (kind, message)=>new (errors[kind] || RealmError)(message),
        isError: (value)=>value instanceof RealmError,
        isOwn,
        alone (callback) {
            return function() {
                return callback();
            };
        },
        call (callback, args) {
            const own = [];
            for(let i = 0; i < args.length; i++)own[i] = args[i];
            return apply(callback, undefined, own);
        },
        define (object, name, value) {
            defineProperty(object, name, {
                value,
                writable: true,
                configurable: true,
                enumerable: true
            });
        },
        noticing (above, onList) {
            const ownKeys = (target)=>{
                onList();
                const names = [];
                for(const name in target)names[names.length] = name;
                return names;
            };
            return new RealmProxy(create(above), {
                ownKeys
            });
        },
        objectPrototype,
        text: (value)=>RealmString(value),
        number: (value)=>RealmNumber(value),
        unboxed (object) {
            const form = apply(formOf, object, []);
            if (form === '[object String]') return primitiveIn(textOf, object);
            if (form === '[object Number]') return primitiveIn(numberOf, object);
            if (form === '[object Boolean]') return primitiveIn(booleanOf, object);
            return form === '[object XML]' || form === '[object XMLList]' ? RealmString(object) : object;
        },
        read (object, put) {
            if (isArray(object)) {
                const length = RealmNumber(object.length);
                if (length > MAX_ARRAY) throw new RealmRangeError('the Array is too long for the host');
                for(let i = 0; i < length; i++)put(i, object[i]);
            } else {
                for(const key in object)put(key, object[key]);
            }
        },
        describeThrown: (thrown)=>({
                name: readMember(()=>thrown.name),
                message: readMember(()=>thrown.message) ?? readMember(()=>thrown),
                stack: readMember(()=>thrown.stack),
                query: readMember(()=>thrown.query),
                index: readMember(()=>thrown.index)
            })
    };
}
function buildersOf(world) {
    if (world.isHere) return makeBuilders(makeTypeChecks());
    return evaluateInRealm(world, makeBuilders)(evaluateInRealm(world, makeTypeChecks)());
}

const MAX_DEPTH = 16;
function fromScript(value, kind, realm, build) {
    if (kind === 'own' || !isObject(value)) return value;
    if (kind === 'text') return build.text(value);
    if (kind === 'number') return build.number(value);
    if (kind === 'boolean') return true;
    if (kind === 'any') return copyOf(value, realm, build, 0);
    const inner = build.unboxed(value);
    return isObject(inner) ? build.text(inner) : inner;
}
function copyOf(value, realm, build, depth) {
    if (typeof value === 'function') return undefined;
    if (!isObject(value)) return value;
    const model = realm.unwrap(value);
    if (model) return model;
    const inner = build.unboxed(value);
    if (!isObject(inner)) return inner;
    if (depth === MAX_DEPTH) throw new HostError('the object is nested too deeply for the host', 'TypeError');
    const copy = Array.isArray(inner) ? [] : makeCopy();
    build.read(inner, (key, entry)=>{
        copy[key] = copyOf(entry, realm, build, depth + 1);
    });
    return copy;
}
function isObject(value) {
    return typeof value === 'object' && value !== null || typeof value === 'function';
}
const COPY = Object.freeze(Object.create(null, {
    toString: {
        value: ()=>'[object Object]'
    }
}));
function makeCopy() {
    return Object.create(COPY);
}

function skippedNames(contract, className, models) {
    const model = models[className];
    if (model === undefined) return {
        skipped: [],
        notDone: []
    };
    const below = Object.values(models).filter((other)=>isBelow(contract, other.className, className));
    const isDone = (name)=>name in model.prototype || below.some((other)=>name in other.prototype);
    const notDone = namesOf(contract, className).filter((name)=>!isDone(name));
    return {
        skipped: [
            ...notDone,
            ...model.atTimes ?? []
        ],
        notDone
    };
}
function isBelow(contract, name, above) {
    const base = contract[name]?.base ?? null;
    return base !== null && (base === above || isBelow(contract, base, above));
}
function namesOf(contract, className) {
    const { base, properties } = host_contract().classIn(contract, className);
    return [
        ...Object.keys(properties),
        ...base === null ? [] : namesOf(contract, base)
    ];
}
function hideName(object, name) {
    for(let at = object; at !== null; at = Object.getPrototypeOf(at)){
        const descriptor = Object.getOwnPropertyDescriptor(at, name);
        if (descriptor === undefined) continue;
        Object.defineProperty(object, name, {
            ...descriptor,
            enumerable: false
        });
        return;
    }
}

const LONG = 16;
function toScript(value, realm, build) {
    if (typeof value === 'function') return passed(value, build);
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof HostObject) return realm.wrap(value);
    if (Array.isArray(value)) {
        if (value.length < LONG || !Object.isFrozen(value)) return listFor(value, realm, build);
        let entries = realm.lists.get(value);
        if (!entries) realm.lists.set(value, entries = listFor(value, realm, build));
        return build.copy(entries);
    }
    if (value instanceof Date) return build.date(value.getTime());
    if (!isPlain(value)) return passed(value, build);
    const copy = build.object();
    for (const key of Object.keys(value))copy[key] = toScript(value[key], realm, build);
    return copy;
}
function listFor(list, realm, build) {
    const copy = build.array(list.length);
    for(let i = 0; i < list.length; i++)copy[i] = toScript(list[i], realm, build);
    return copy;
}
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function passed(value, build) {
    if (build.isOwn(value)) return value;
    throw new HostError('an internal object of the host was about to reach a script');
}

const membersOf = new WeakMap();
const IDENTITY = Symbol('host object');
let made = 0;
class Realm {
    constructor(world, contract, models, border, host = {}, isCallerRealm = false){
        this.world = world;
        this.contract = contract;
        this.models = models;
        this.border = border;
        this.host = host;
        this.isCallerRealm = isCallerRealm;
        this.classes = {};
        this.singletons = {};
        this.lists = new WeakMap();
        this.setters = new Map();
        this.getter = (self, args, member)=>this.guard(self, args, member, this.get);
        this.setter = (self, args, member)=>this.guard(self, args, member, this.set);
        this.caller = (self, args, member)=>this.guard(self, args, member, this.callMethod);
        this.get = (target, { name, path })=>{
            const value = target[name];
            if (value === undefined && !(name in target)) throw notImplemented(path);
            return value;
        };
        this.set = (target, { className, name, path, isReadOnly, takes }, args)=>{
            if (isReadOnly) this.refuseAssignment(className, path);
            else if (!this.canSet(target, name)) throw notImplemented(`${path} (assignment)`);
            else {
                target[name] = this.fromScript(args[0], takes[0] ?? 'any');
                this.onChange?.();
            }
        };
        this.callMethod = (target, { name, path, takes }, args)=>{
            const method = target[name];
            if (typeof method !== 'function') throw notImplemented(path);
            const further = takes.at(-1) === 'own' ? 'own' : 'any';
            const values = [];
            for(let i = 0; i < args.length; i++)values[i] = this.fromScript(args[i], takes[i] ?? further);
            const result = method.apply(target, values);
            this.onChange?.();
            return result;
        };
        this.build = buildersOf(world);
        this.nativeForm = {
            value: this.build.nativeForm,
            writable: true,
            configurable: true
        };
    }
    wrap(object) {
        if (this.isCallerRealm) return object.callerFacade ??= this.newFacade(object);
        return object.facade ??= this.newFacade(object);
    }
    newFacade(object) {
        const type = this.classOf(object.constructor.className);
        const facade = Object.create(type.prototype);
        facade[IDENTITY] = ++made;
        for (const name of object.notReadable)hideName(facade, name);
        new FacadeLink(facade, object, this.host);
        return facade;
    }
    wrapSingleton(object) {
        this.singletons[object.constructor.className] = object;
        return this.wrap(object);
    }
    adopt(value, from) {
        return from === this ? value : adopt(value, from, this);
    }
    get objectPrototype() {
        return this.build.objectPrototype;
    }
    unwrap(value) {
        return typeof value === 'object' && value !== null ? FacadeLink.of(value, this.host) : undefined;
    }
    toScript(value) {
        return toScript(value, this, this.build);
    }
    fromScript(value, kind) {
        return fromScript(value, kind, this, this.build);
    }
    text(value) {
        return this.build.text(value);
    }
    describeThrown(thrown) {
        const isObject = typeof thrown === 'object' && thrown !== null || typeof thrown === 'function';
        return isObject && this.isOfScript(thrown) ? {
            ...this.build.describeThrown(thrown)
        } : thrown;
    }
    isOfScript(error) {
        return !this.world.isHere && this.build.isOwn(error);
    }
    toScriptError(error, member) {
        if (error instanceof HostError) return this.build.error(error.kind, host_errors.shortened(error.message));
        if (error instanceof host_errors.LimitError) return this.build.error('RangeError', host_errors.shortened(error.message));
        if (this.isOfScript(error)) return error;
        if (isSystemError(error)) return this.build.error('Error', host_errors.shortened(error.message));
        if (this.build.isError(error) || !(error instanceof Error)) return error;
        const isWrongUse = member !== undefined && error instanceof TypeError;
        const message = isWrongUse ? `${member} does not take these values (${error.message})` : error.message;
        const copy = this.build.error(error.name, host_errors.shortened(message));
        copy.stack = error.stack;
        return copy;
    }
    alone(callback) {
        return this.build.alone(callback);
    }
    call(callback, args) {
        return this.build.call(callback, args);
    }
    define(object, name, value) {
        this.build.define(object, name, value);
    }
    makeFunction(name, handler) {
        return this.functionOf(name, handler, undefined);
    }
    functionOf(name, handler, about) {
        const made = this.build.method(name, handler, about);
        Object.defineProperty(made, 'toString', this.nativeForm);
        return made;
    }
    classOf(name) {
        return this.classes[name] ??= this.makeClass(name);
    }
    makeClass(name) {
        const own = host_contract().classIn(this.contract, name);
        const { base, scriptName } = own;
        const type = this.build.constructorOf(scriptName);
        const { skipped, notDone } = skippedNames(this.contract, name, this.models);
        const above = base ? this.classOf(base).prototype : this.build.objectPrototype;
        const parent = notDone.length > 0 ? this.noticing(above, name, notDone) : above;
        type.prototype = Object.create(parent, {
            constructor: {
                value: type,
                writable: true,
                configurable: true
            },
            toString: {
                value: this.build.stringForm(scriptName),
                writable: true,
                configurable: true
            },
            [Symbol.toStringTag]: {
                value: scriptName,
                configurable: true
            }
        });
        Object.defineProperties(type, {
            name: {
                value: scriptName,
                configurable: true
            },
            toString: this.nativeForm
        });
        const { properties, methods } = membersOfClass(name, own);
        for (const member of properties)Object.defineProperty(type.prototype, member.name, {
            get: this.functionOf(member.name, this.getter, member),
            set: this.functionOf(member.name, this.setter, member),
            enumerable: true,
            configurable: true
        });
        for (const member of methods)Object.defineProperty(type.prototype, member.name, {
            value: this.functionOf(member.name, this.caller, member),
            writable: true,
            configurable: true,
            enumerable: false
        });
        for (const member of skipped)hideName(type.prototype, member);
        return type;
    }
    noticing(above, className, notDone) {
        let isTold = false;
        return this.build.noticing(above, ()=>{
            if (!isTold) this.onSkipped?.(className, notDone);
            isTold = true;
        });
    }
    guard(self, args, member, access) {
        const { className, name, path } = member;
        const object = this.unwrap(self) ?? this.singletons[className];
        if (!object) throw this.build.error('TypeError', `${path} called on an incompatible object`);
        try {
            if (object.isStale) {
                if (args.length === 0 && object.whenStale && name in object.whenStale) return object.whenStale[name];
                if (this.border.staleObjects === 'ignore') return undefined;
                throw new HostError(STALE_OBJECT);
            }
            return this.toScript(access(object, member, args));
        } catch (error) {
            if (this.isSilenced(error)) return undefined;
            throw this.toScriptError(error, path);
        }
    }
    isSilenced(error) {
        return this.border.strictNativeErrors === 'silent' && error instanceof HostError && !(error instanceof NotImplemented) && error.message !== STALE_OBJECT;
    }
    refuseAssignment(className, path) {
        const isIgnored = this.models[className]?.ignoresReadOnly || this.border.readOnlyMembers === 'ignore';
        if (!isIgnored) throw new HostError(`${path} is read-only.`);
    }
    canSet(target, name) {
        const type = Object.getPrototypeOf(target);
        const setters = this.setters.get(type) ?? Object.create(null);
        this.setters.set(type, setters);
        setters[name] ??= memberOf(type, name)?.set !== undefined;
        return setters[name];
    }
}
function membersOfClass(className, own) {
    const cached = membersOf.get(own);
    if (cached !== undefined) return cached;
    const { properties, methods, takes } = own;
    const memberCalled = (name)=>({
            className,
            name,
            path: `${className}.${name}`,
            isReadOnly: properties[name] === 'r',
            takes: takes[name] ?? []
        });
    const made = {
        properties: Object.keys(properties).map(memberCalled),
        methods: methods.map(memberCalled)
    };
    membersOf.set(own, made);
    return made;
}
function isSystemError(error) {
    return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

function worldHere() {
    const evaluate = eval;
    return {
        isHere: true,
        global: globalThis,
        run: (source, file)=>evaluate(file ? `${source}\n//# sourceURL=${file}` : source)
    };
}

function walkNodes(root, visit) {
    const waiting = [
        root
    ];
    for(let node = waiting.pop(); node; node = waiting.pop()){
        if (visit(node) === false) continue;
        for (const part of Object.values(node))addNodes(part, waiting);
    }
}
function addNodes(part, nodes) {
    if (Array.isArray(part)) for (const entry of part)addNodes(entry, nodes);
    else if (isNode(part)) nodes.push(part);
}
function isNode(value) {
    return typeof value === 'object' && value !== null && typeof value.type === 'string';
}

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
function positionAt(source, offset) {
    const [position = {
        line: 1,
        column: 1
    }] = positionsAt(source, [
        offset
    ]);
    return position;
}
function positionsAt(source, offsets) {
    let [line, column, from] = [
        1,
        1,
        0
    ];
    return offsets.map((offset)=>{
        const lines = source.slice(from, offset).split(LINE_ENDS);
        const { length } = lines.at(-1) ?? '';
        line += lines.length - 1;
        column = lines.length === 1 ? column + length : length + 1;
        from = offset;
        return {
            line,
            column
        };
    });
}

const REASON = 'import() cannot load modules here';
function refuseImport(source, file) {
    if (!/\bimport\b/.test(source)) return;
    walkNodes(read$1(source, file), (node)=>{
        if (node.type === 'ImportExpression') throw new host_errors.ScriptSyntaxError(REASON, file, positionAt(source, node.start));
    });
}
function refuseImportInTexts(world) {
    const own = evaluateInRealm(world, makeTypeChecks)();
    evaluateInRealm(world, guardTexts)(own, (source)=>{
        try {
            refuseImport(source, 'eval');
            return undefined;
        } catch (error) {
            return error instanceof host_errors.ScriptSyntaxError ? error.reason : 'the text cannot be read';
        }
    });
}
function guardTexts({ ownError }, faultOf) {
    const nativeEval = eval;
    const { defineProperty, getPrototypeOf } = Object;
    const { join } = Array.prototype;
    const { apply } = Reflect;
    const prototype = getPrototypeOf(hidden);
    const RealmString = String;
    const RealmSyntaxError = SyntaxError;
    const RealmError = Error;
    function hidden(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: false
        });
    }
    const { eval: evaluate } = {
        eval (text) {
            if (typeof text !== 'string') return text;
            let fault;
            try {
                fault = faultOf(text);
            } catch (error) {
                throw ownError(error);
            }
            if (fault !== undefined) throw new RealmSyntaxError(fault);
            return nativeEval(text);
        }
    };
    function Function(...parts) {
        const body = parts.length === 0 ? '' : RealmString(parts.pop());
        return evaluate('(function anonymous(' + apply(join, parts, [
            ','
        ]) + '\n) {\n' + body + '\n})');
    }
    Function.prototype = prototype;
    hidden(prototype, 'constructor', Function);
    hidden(globalThis, 'Function', Function);
    hidden(globalThis, 'eval', evaluate);
    function prepareStackTrace(error, sites) {
        let text = RealmString(error);
        for(let i = 0, count = sites.length; i < count; i++)text += '\n    at ' + RealmString(sites[i]);
        return text;
    }
    defineProperty(RealmError, 'prepareStackTrace', {
        get: ()=>prepareStackTrace,
        set: ()=>undefined,
        configurable: false
    });
}
function read$1(source, file) {
    try {
        return acorn().parse(source, {
            ecmaVersion: 'latest',
            sourceType: 'script',
            allowHashBang: true
        });
    } catch (error) {
        const { message, pos } = error;
        throw new host_errors.ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, positionAt(source, pos));
    }
}

function prepareRealm(world, scripts, stacks, { isLimited, toUri }) {
    if (isLimited) {
        scripts.amend = host_language().limitLanguage(world, {
            describeFile: (file)=>file !== undefined && scripts.files.has(file) ? toUri(file) : undefined,
            noteStack: stacks.note.bind(stacks),
            wordsOf: (error, message)=>host_language().engineWords(message, scripts.placeOf(stacks.innermost(error)))
        });
    } else refuseImportInTexts(world);
    fix(world.global, 'Error');
}
function fix(object, name) {
    Object.defineProperty(object, name, {
        writable: false,
        configurable: false
    });
}

class Scripts {
    constructor(world, disk, isLimited, call = (callback, args)=>callback(...args)){
        this.world = world;
        this.disk = disk;
        this.isLimited = isLimited;
        this.call = call;
        this.files = new Set();
        this.translated = new Set();
        this.amend = ()=>undefined;
        this.between = ()=>undefined;
        this.sources = new Map();
        this.running = [];
    }
    get current() {
        return this.running.at(-1);
    }
    get parent() {
        return this.running.at(-2) ?? this.current;
    }
    run(source, file) {
        return this.during(file, ()=>this.world.run(this.prepare(source, file), file));
    }
    runPlain(file, source = this.read(file)) {
        return this.during(file, ()=>this.world.run(source, file));
    }
    runFile(file) {
        return this.run(this.read(file), file);
    }
    runApart(file, functionName, args = []) {
        const source = this.prepare(this.read(file), file);
        return this.during(file, ()=>{
            this.world.run(this.isLimited ? source : lasting(source), file);
            if (functionName === undefined) return undefined;
            return this.call(this.world.run(`(${functionName})`, file), args);
        });
    }
    runScoped(source, file) {
        if (!this.isLimited) {
            this.run(source, file);
            return (code)=>void this.run(code, file);
        }
        const scoped = `(function () {${source}\nreturn function () { eval(arguments[0]); };\n})()`;
        const enter = this.run(scoped, file);
        return (code)=>void this.during(file, ()=>this.call(enter, [
                    code
                ]));
    }
    placeOf(frame) {
        const source = frame && this.sources.get(frame.file);
        return source === undefined || frame?.column === undefined ? undefined : {
            source,
            line: frame.line,
            column: frame.column
        };
    }
    read(file) {
        return host_errors.decodeText(this.disk.read(file));
    }
    prepare(source, file) {
        const text = source.replace(/^#!/, '//').replace(/\0+$/, '');
        if (!this.isLimited) {
            if (!this.world.isHere) refuseImport(text, file);
            return text;
        }
        const translated = host_language().translate(text, file);
        if (translated !== text) this.translated.add(file);
        this.sources.set(file, translated);
        return translated;
    }
    during(file, action) {
        this.files.add(file);
        this.running.push(file);
        try {
            this.between();
            return action();
        } catch (error) {
            this.amend(error);
            throw error;
        } finally{
            this.running.pop();
            this.between();
        }
    }
}
function lasting(source) {
    try {
        return host_language().withVar(source);
    } catch  {
        return source;
    }
}

const LINK = /\/\/[#@] sourceMappingURL=(\S+)\s*$/;
const INLINE = /^data:application\/json[^,]*;base64,/;
class SourceMaps {
    constructor(disk, paths){
        this.disk = disk;
        this.paths = paths;
        this.opened = new Map();
    }
    toSource(frame) {
        const map = this.open(frame.file);
        if (!map) return frame;
        const { tracer, folder } = map;
        const { line, column } = frame;
        const original = column === undefined ? traceMapping().originalPositionFor(tracer, {
            line,
            column: 0,
            bias: traceMapping().LEAST_UPPER_BOUND
        }) : traceMapping().originalPositionFor(tracer, {
            line,
            column: column - 1
        });
        if (original.source === null) return frame;
        const file = this.paths.resolve(folder, original.source);
        return {
            name: frame.name,
            file,
            line: original.line,
            column: original.column + 1
        };
    }
    open(file) {
        if (!this.opened.has(file)) this.opened.set(file, this.read(file));
        return this.opened.get(file);
    }
    read(file) {
        try {
            const [, link = `${this.paths.basename(file)}.map`] = LINK.exec(host_errors.decodeText(this.disk.read(file))) ?? [];
            const inline = INLINE.exec(link);
            if (inline) return this.trace(atob(link.slice(inline[0].length)), file);
            const map = this.paths.resolve(this.paths.dirname(file), decodeURIComponent(link));
            return this.disk.exists(map) ? this.trace(host_errors.decodeText(this.disk.read(map)), map) : undefined;
        } catch  {
            return undefined;
        }
    }
    trace(json, beside) {
        return {
            tracer: new (traceMapping().TraceMap)(json),
            folder: this.paths.dirname(beside)
        };
    }
}

class Stacks {
    constructor({ disk, paths }, toUri){
        this.toUri = toUri;
        this.thrownAt = new WeakMap();
        this.noted = new WeakMap();
        this.sourceMaps = new SourceMaps(disk, paths);
    }
    note(error, depth, name, file, line, column) {
        const frames = this.noted.get(error) ?? [];
        if (!this.noted.has(error)) this.noted.set(error, frames);
        const frame = {
            name: name ?? undefined,
            file,
            line,
            column
        };
        frames.push(frame);
        if (depth === 0) this.thrownAt.set(error, frame);
    }
    innermost(error) {
        return this.thrownAt.get(error);
    }
    framesOf(error, description, { files, translated }) {
        if (typeof error !== 'object' || error === null) return [];
        const { stack } = description;
        const frames = this.noted.get(error) ?? [
            ...readStack(stack),
            ...this.readEngineStack(stack, files)
        ];
        return frames.filter(({ file })=>files.has(file)).map((frame)=>translated.has(frame.file) ? {
                ...frame,
                column: undefined
            } : frame).map((frame)=>this.sourceMaps.toSource(frame));
    }
    readEngineStack(stack, files) {
        if (typeof stack !== 'string') return [];
        const byUri = new Map([
            ...files
        ].map((file)=>[
                this.toUri(file),
                file
            ]));
        return stack.split('\n').flatMap((line)=>{
            const [, name, uri = '', number] = /^(?:(.*)\(\))?@([^@]+):(\d+)$/.exec(line) ?? [];
            const file = byUri.get(uri);
            return file === undefined ? [] : [
                {
                    name,
                    file,
                    line: Number(number)
                }
            ];
        });
    }
}
function readStack(stack) {
    if (typeof stack !== 'string') return [];
    return stack.split('\n').flatMap((line)=>{
        const [, called, file, number, column] = /^\s+at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
        if (file === undefined) return [];
        const name = called === '<eval>' ? undefined : called;
        return [
            {
                name,
                file,
                line: Number(number),
                column: Number(column)
            }
        ];
    });
}

function startScripts(world, platform, settings) {
    const stacks = new Stacks(platform, settings.toUri);
    const scripts = new Scripts(world, platform.disk, settings.isLimited, settings.call);
    if (!world.isHere) prepareRealm(world, scripts, stacks, settings);
    return {
        scripts,
        stacks
    };
}

class RealmSide {
    constructor(realm, globalsIn){
        this.realm = realm;
        this.globalsIn = globalsIn;
    }
    get globals() {
        return this.made ??= this.globalsIn(this.realm);
    }
}
class ScriptSide extends RealmSide {
    constructor(realm, globalsIn, world, scripts, stacks){
        super(realm, globalsIn), this.world = world, this.scripts = scripts, this.stacks = stacks;
    }
}
class Realms {
    constructor(settings){
        this.settings = settings;
    }
    get ofScripts() {
        return this.forScripts ??= this.start();
    }
    get started() {
        return this.forScripts;
    }
    get ofCaller() {
        return this.forCaller ??= this.settings.options.realm === 'here' ? this.ofScripts : this.beside();
    }
    start() {
        const { platform, options, toUri, globalsIn, watchIn } = this.settings;
        const isSeparate = options.realm === 'separate';
        const world = isSeparate ? platform.createWorld() : worldHere();
        const realm = this.realmIn(world);
        const watch = watchIn?.(world);
        const { scripts, stacks } = startScripts(world, platform, {
            isLimited: isSeparate && !options.modern,
            toUri,
            call: (callable, args)=>realm.call(callable, args)
        });
        if (watch) scripts.between = watch;
        const side = new ScriptSide(realm, globalsIn, world, scripts, stacks);
        if (isSeparate) new Installation(world.global, side.globals);
        return side;
    }
    beside() {
        return new RealmSide(this.realmIn(worldHere(), true), this.settings.globalsIn);
    }
    realmIn(world, isCallerRealm = false) {
        const { host, options, onSkipped } = this.settings;
        const realm = new Realm(world, host_contract().contractOf(options.era), host_scripting().models, options, host, isCallerRealm);
        realm.onSkipped = onSkipped;
        return realm;
    }
    withGlobals(action) {
        const { world, globals } = this.ofScripts;
        if (Object.hasOwn(world.global, 'fl') && world.global.fl === globals.fl?.value) return action();
        const installation = new Installation(world.global, globals);
        try {
            return action();
        } finally{
            installation.remove();
        }
    }
    framesOf(error) {
        const { realm, scripts, stacks } = this.ofScripts;
        return stacks.framesOf(error, realm.describeThrown(error), scripts);
    }
    runApart(file, functionName, args) {
        try {
            const { realm, scripts } = this.ofScripts;
            const result = this.withGlobals(()=>scripts.runApart(file, functionName, args));
            return functionName === undefined ? undefined : realm.text(result);
        } catch (error) {
            throw error instanceof host_errors.ScriptSyntaxError ? new HostError(error.message, 'SyntaxError') : error;
        }
    }
}

const PROGRAM_NAMES = [
    'flash',
    'fl',
    'App',
    'app',
    'animate',
    'an'
];
function scriptGlobals({ realm, flash, topLevel, fileLibrary, makers, isOwnWorld, era, active }) {
    const descriptors = {};
    const define = (name, value, enumerable = false)=>{
        descriptors[name] = {
            value,
            writable: true,
            configurable: true,
            enumerable
        };
    };
    for (const name of PROGRAM_NAMES)define(name, realm.wrapSingleton(flash), isOwnWorld);
    if (isOwnWorld) define('window', realm.world.global, true);
    descriptors.document = documentDescriptor(realm, active, isOwnWorld);
    realm.wrapSingleton(flash.outputPanel);
    realm.wrapSingleton(flash.compilerErrors);
    realm.wrapSingleton(flash.actionsPanel);
    realm.wrapSingleton(flash.Math);
    const functions = realm.wrapSingleton(topLevel);
    for (const name of host_contract().classIn(host_contract().contract, 'TopLevel').methods)define(name, functions[name]);
    define('FLfile', realm.wrapSingleton(fileLibrary));
    for (const name of host_contract().globalClasses)define(host_contract().scriptNames[name] ?? name, realm.classOf(name));
    for (const name of host_contract().madeByScripts){
        if (era === 'cs6' && host_contract().classesLaterThanCs6.includes(name)) continue;
        define(name, realm.makeFunction(name, ()=>realm.toScript(makers[name]())));
    }
    return descriptors;
}
function documentDescriptor(realm, active, enumerable) {
    const shadow = (self, args)=>{
        const target = typeof self === 'object' && self !== null ? self : realm.world.global;
        realm.define(target, 'document', args[0]);
    };
    return {
        get: realm.makeFunction('document', ()=>realm.toScript(active())),
        set: realm.makeFunction('document', shadow),
        configurable: true,
        enumerable
    };
}

function scratchPlatform(platform, folder) {
    if (folder === undefined) return platform;
    try {
        return {
            ...platform,
            disk: scratchDisk(platform, [
                folder,
                pathToWrite(platform, folder)
            ])
        };
    } catch  {
        return platform;
    }
}
const ON_ONE = [
    ...[
        'exists',
        'isWritable',
        'stat',
        'linkStat',
        'list',
        'realPath',
        'readLink',
        'read'
    ],
    ...[
        'readStart',
        'write',
        'append',
        'create',
        'sync',
        'makeFolder',
        'makeTemporaryFolder'
    ],
    ...[
        'setMode',
        'removeFile',
        'removeFolder',
        'removeAll'
    ]
];
function scratchDisk({ disk, paths }, names) {
    let scratch;
    const diskOf = (path)=>{
        const isInside = names.some((name)=>isBelow$1(paths, name, paths.resolve(path)));
        return isInside ? scratch ??= madeFolder(disk, paths, names[1]) : disk;
    };
    const members = ON_ONE.map((name)=>[
            name,
            (path, ...further)=>{
                const target = diskOf(path);
                return target[name].call(target, path, ...further);
            }
        ]);
    const onBoth = (name)=>{
        return (from, to)=>{
            const target = diskOf(from);
            if (target !== diskOf(to)) throw systemError('EXDEV', from);
            target[name](from, to);
        };
    };
    const copy = (from, to)=>{
        const [source, target] = [
            diskOf(from),
            diskOf(to)
        ];
        if (source === target) target.copy(from, to);
        else target.create(to, [
            source.read(from)
        ], {
            isSynced: false
        });
    };
    const onTwo = {
        rename: onBoth('rename'),
        link: onBoth('link'),
        copy
    };
    return {
        ...Object.fromEntries(members),
        ...onTwo
    };
}
function madeFolder(disk, paths, folder) {
    try {
        if (disk.exists(folder)) return disk;
        const overlay = new (host_overlay().OverlayDisk)({
            reading: disk
        }, paths);
        overlay.makeFolder(folder);
        return overlay;
    } catch  {
        return disk;
    }
}

class Host {
    constructor(platform, options = {}, writePublication){
        this.documents = [];
        this.active = null;
        this.traced = new KeptLines();
        this.alerted = new KeptLines();
        this.output = this.traced.lines;
        this.alerts = this.alerted.lines;
        this.warnings = [];
        this.clipboard = emptyClipboard();
        this.events = new Events((type)=>host_scripting().watchStage(this, type));
        this.opened = [];
        this.lastId = 0;
        this.untitled = 0;
        this.options = checkOptions(options);
        this.dialogues = new Dialogues(this.options.answers, (source)=>this.scripts.runScoped(source, this.scripts.current ?? 'dialogue'));
        this.platform = scratchPlatform(platform, ownConfigFolder(this.options, platform.paths));
        this.files = new FileAccess(this.platform, this.options);
        this.files.onWrite = (file)=>{
            for (const document of this.documents)document.files.container.hold?.(file);
        };
        this.pictures = new HostExports(this, this.files);
        this.saving = new SavingByScripts(this, this.files, this.options.canSave);
        this.publishing = new PublishingByScripts(this.options, this.events, this.files, writePublication);
        this.realms = new Realms({
            host: this,
            platform: this.platform,
            options: this.options,
            toUri: (file)=>this.files.toUri(file),
            globalsIn: (realm)=>this.globalsIn(realm),
            onSkipped: (className, names)=>this.warn(`${className}: a loop over its names leaves out what is not done: ${names.join(', ')}`),
            watchIn: habitWatchIn
        });
    }
    get ofScripts() {
        return this.program ??= new (host_scripting().ProgramObjects)(this);
    }
    get flash() {
        return this.ofScripts.flash;
    }
    get world() {
        return this.realms.ofScripts.world;
    }
    get realm() {
        return this.realms.ofScripts.realm;
    }
    get scripts() {
        return this.realms.ofScripts.scripts;
    }
    get globals() {
        return this.realms.ofScripts.globals;
    }
    globalsIn(realm) {
        return scriptGlobals({
            realm,
            ...this.ofScripts,
            makers: {
                SpriteSheetExporter: ()=>this.newSpriteSheetExporter(),
                TextureAtlasExporter: ()=>new (host_scripting().TextureAtlasExporter)(this)
            },
            isOwnWorld: realm.world.isHere !== true,
            active: ()=>this.active,
            era: this.options.era
        });
    }
    newSpriteSheetExporter() {
        return new (host_scripting().SpriteSheetExporter)(this);
    }
    get limits() {
        return this.options.limits;
    }
    get fonts() {
        return this.options.fonts;
    }
    get switches() {
        return this.options;
    }
    open(path) {
        const document = this.read(path);
        const open = this.documents.find((other)=>other.path === document.path);
        if (open) {
            this.activate(open);
            return open;
        }
        if (document.path !== undefined) this.opened.push(document.path);
        warnOfMissingMedia(document);
        return this.add(document, 'documentOpened');
    }
    publishAside(path, profile) {
        return this.publishing.publishAside(this.read(path), profile);
    }
    read(path) {
        return openDocument(openFiles(this, path), this);
    }
    get oldFiles() {
        return this.options;
    }
    hasFont(name) {
        return new (host_drawing().Faces)(host_drawing().readFontFolders(this.platform, this.fonts)).has(name);
    }
    openNew(files, name) {
        const container = new MemoryContainer(name ?? `Untitled-${++this.untitled}`, files);
        return this.add(openDocument(container, this), 'documentNew');
    }
    create(name, attributes) {
        return this.openNew(newDocument(attributes), name);
    }
    framesOf(error) {
        return this.realms.framesOf(error);
    }
    get namedScript() {
        const { started } = this.realms;
        return this.options.scriptURI === 'own' ? started?.scripts.current : started?.scripts.parent;
    }
    addListener(type, callback) {
        return this.events.add(type, typeof callback === 'function' ? this.realm.alone(callback) : callback);
    }
    runApart(file, functionName, args) {
        return this.realms.runApart(file, functionName, args);
    }
    activate(document) {
        if (this.active === document) return;
        this.active = document;
        this.events.dispatch('documentChanged');
    }
    add(document, event) {
        this.documents.push(document);
        this.events.dispatch(event);
        this.activate(document);
        return document;
    }
    forget(document) {
        const index = this.documents.findIndex((open)=>open === document);
        if (index < 0) return;
        this.documents.splice(index, 1);
        this.events.dispatch('documentClosed');
        if (this.active === document) this.activate(this.documents.at(-1) ?? null);
    }
    closeAll() {
        for (const document of [
            ...this.documents
        ])document.close(false);
    }
    nextId() {
        return ++this.lastId;
    }
    resolveUri(uri, method) {
        return this.files.resolve(uri, method);
    }
    uriToWrite(uri, method) {
        return this.files.toWrite(uri, method);
    }
    checkToWrite(file, method) {
        this.files.checkToWrite(file, method);
    }
    allowsSaving(document, method) {
        return this.saving.isAllowed(document, method);
    }
    get published() {
        return this.publishing.noted;
    }
    askForFile(title) {
        return this.flash.browseForFileURL('save', title);
    }
    saveAs(document) {
        return this.saving.saveAs(document);
    }
    saveInPlace(document) {
        return this.saving.saveInPlace(document);
    }
    saveForScript(document, uri, method) {
        return this.saving.saveAt(document, uri, method);
    }
    askToSave(document) {
        return this.ask({
            kind: 'confirm',
            text: `Save changes to ${document.name}?`
        }) === true;
    }
    trace(text) {
        this.flash.trace(text);
    }
    get drawsObjects() {
        return this.flash.objectDrawingMode;
    }
    warn(message) {
        this.warnings.push(message);
        this.options.onWarning?.(message);
    }
    onTrace(text) {
        this.traced.add(text);
        this.options.onTrace?.(text);
    }
    onAlert(text) {
        this.alerted.add(text);
        this.options.onAlert?.(text);
    }
    ask(dialog) {
        return this.dialogues.ask(dialog);
    }
    xmlPanel(uri) {
        return this.dialogues.xmlPanel(this.files.resolve(uri, 'xmlPanel'), this.platform.disk);
    }
}

function describeMatch(facade, realm) {
    const object = realm.unwrap(facade);
    if (object instanceof Item) return describeItem(facade, object);
    if (object instanceof Layer) return describeLayer(facade, realm);
    return object instanceof Frame ? describeFrame(facade, object, realm) : describeElement(facade, realm);
}
function describeItem(facade, { node, itemType }) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName'),
        ...itemType === 'sound' ? {
            sound: host_media().soundFacts(node)
        } : {}
    };
}
function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: realm.unwrap(facade) instanceof UnknownElement ? null : element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        timeline: timelineOf(facade, realm),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y
    };
}
function describeLayer(facade, realm) {
    const layer = facade;
    return {
        name: layer.name,
        layerType: layer.layerType,
        timeline: timelineOf(facade, realm),
        parentLayer: nameOf(layer.parentLayer),
        visible: layer.visible,
        locked: layer.locked,
        frameCount: layer.frameCount
    };
}
function describeFrame(facade, { layer }, realm) {
    const frame = facade;
    return {
        name: frame.name,
        labelType: frame.labelType,
        timeline: timelineOf(facade, realm),
        layer: layer.name,
        startFrame: frame.startFrame,
        duration: frame.duration,
        tweenType: frame.tweenType,
        hasScript: frame.actionScript !== '',
        elements: frame.elements.length
    };
}
function timelineOf(facade, realm) {
    const object = realm.unwrap(facade);
    let scene = null;
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMTimeline') scene = TIMELINE.name.read(node);
        if (node.name === 'DOMSymbolItem') return SYMBOL_ITEM.name.read(node);
    }
    return scene;
}
function read(object, name) {
    return name in object ? object[name] ?? null : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMFrame') return readStart$1(node);
    }
    return null;
}

class Matches {
    constructor( collection, realm){
        this.collection = collection;
        this.realm = realm;
    }
    get count() {
        return this.collection.elements.length;
    }
    get objects() {
        const { realm } = this;
        return Array.from(this.collection.elements, (facade)=>realm.unwrap(facade)).filter((object)=>object !== undefined);
    }
    get lines() {
        return Array.from(this.collection.describeElements());
    }
    get descriptions() {
        const { realm } = this;
        return Array.from(this.collection.elements, (facade)=>describeMatch(facade, realm));
    }
    rows(fields) {
        return JSON.parse(this.collection.toJSON(fields));
    }
    csv(fields) {
        return this.collection.toCSV(fields, {
            escapeFormulas: true
        });
    }
    first(most) {
        return new Matches(this.collection.slice(0, most), this.realm);
    }
    instances() {
        const { collection } = this;
        return collection.instances ? new Matches(collection.instances(), this.realm) : this;
    }
    among(objects) {
        const wanted = new Set(objects);
        return new Matches(this.collection.filter((facade)=>wanted.has(this.realm.unwrap(facade))), this.realm);
    }
}

class DocumentQueries {
    constructor(library, realm){
        this.library = library;
        this.realm = realm;
    }
    here(kind, query) {
        return this.matches(this.queryOf(kind)(query));
    }
    everywhere(kind, query) {
        const { all } = this.queryOf(kind);
        return all ? this.matches(all(query)) : this.here(kind, query);
    }
    allElements() {
        return this.everywhere('elements', '*').collection;
    }
    keyframesAtPlayhead(query) {
        const frames = this.queryOf('frames');
        return this.matches(frames(query, frames(':current')));
    }
    hint(kind, query) {
        return this.queryOf(kind).hint(query);
    }
    functionOf(kind, isEverywhere) {
        const query = this.queryOf(kind);
        return isEverywhere && query.all || query;
    }
    matches(collection) {
        return new Matches(collection, this.realm);
    }
    queryOf(kind) {
        const { $, $$ } = this.library;
        switch(kind){
            case 'elements':
                return $;
            case 'items':
                return $$;
            default:
                return $[kind];
        }
    }
}

const LIBRARY = 'collection.jsx';
const sources = new Map();
function loadLibrary(host, folder) {
    const { platform, scripts } = host;
    const file = platform.paths.join(folder, LIBRARY);
    if (!sources.has(file)) {
        if (!platform.disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
        sources.set(file, scripts.read(file));
    }
    scripts.runPlain(file, sources.get(file));
}
const LIBRARY_ALONE = {
    modern: true
};
function queriesOf(host, folder) {
    loadLibrary(host, folder);
    return queriesIn(host);
}
function queriesIn(host) {
    return new DocumentQueries(host.world.global, host.realm);
}

const LIBRARY_METHODS = `(function () {
  var names = [], classes, index, at, own, i;
  // Engines that have it list the methods of classes by it alone.
  function list(object) {
    var all = [], name;
    if (Object.getOwnPropertyNames)
      for (at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
        all = all.concat(Object.getOwnPropertyNames(at));
    else for (name in object) all.push(name);
    return all;
  }
  try {
    classes = { ElementCollection: ElementCollection, ItemCollection: ItemCollection, LayerCollection: LayerCollection,
      FrameCollection: FrameCollection };
    for (index in classes) {
      own = list(classes[index].prototype);
      for (i = 0; i < own.length; i++)
        if (own[i] !== 'constructor' && typeof classes[index].prototype[own[i]] === 'function')
          names.push(index + '.' + own[i]);
    }
  } catch (error) {}
  return names.join(' ');
}())`;
function collectionMethods(host) {
    const text = host.world.run(LIBRARY_METHODS, 'methods');
    const methods = new Map();
    for (const pair of typeof text === 'string' && text !== '' ? text.split(' ') : []){
        const [owner = '', name = ''] = pair.split('.');
        const owners = methods.get(name) ?? [];
        if (!owners.includes(owner)) methods.set(name, [
            ...owners,
            owner
        ]);
    }
    return methods;
}
function methodNames(host) {
    const ofHost = Object.values(host_contract().contract).flatMap(({ methods })=>methods);
    return [
        ...new Set([
            ...collectionMethods(host).keys(),
            ...ofHost
        ])
    ];
}

const MARGIN = 20;
function pictureOf(document, options = {}) {
    const timeline = options.timeline ?? document.getTimeline();
    const frame = options.frame ?? timeline.currentFrame;
    const last = Math.max(0, timeline.frameCount - 1);
    if (!Number.isInteger(frame) || frame < 0 || frame > last) {
        throw new RangeError(`frame must be a whole number from 0 to ${last}, got ${frame}`);
    }
    return host_drawing().explainStackOverflow(()=>{
        const { film } = document;
        const marks = options.matches && marksOf(options.matches, document, timeline, frame);
        const view = timeline.libraryItem ? symbolView(film, timeline, frame, marks) : stageView(document);
        return host_drawing().renderTimeline(timeline.record, film, {
            frame,
            view,
            background: stageGround(document),
            highlighted: options.matches && new Set(options.matches.map(({ node })=>FilmElement.of(node))),
            overlay: marks && host_drawing().drawMarks(marks, view)
        });
    });
}
function stageView(document) {
    return {
        x: 0,
        y: 0,
        width: document.width,
        height: document.height
    };
}
const NOWHERE = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
function symbolView(film, timeline, frame, marks = []) {
    const box = host_drawing().frameRegion(timeline.record, frame, new (host_drawing().Drawing)(film, NOWHERE, host_drawing().drawFrame));
    for (const mark of marks)unite(box, mark.box);
    return host_drawing().roomAround(box, MARGIN);
}
function marksOf(matches, document, timeline, frame) {
    const boxes = host_shown().shownBoxes(document.film, timeline.record, frame);
    const marks = [];
    matches.forEach((element, index)=>{
        if (!(element.layer instanceof Layer) || element.layer.timeline !== timeline) return;
        const box = boxes.get(element.node);
        if (!box) return;
        marks.push({
            box,
            label: [
                String(index),
                element.name
            ].filter((part)=>part !== '').join(' ')
        });
    });
    return marks;
}

function openLiteral(host, literal) {
    const files = host_literal().isDocumentData(literal) ? host_literal().dataToFiles(literal) : Object.fromEntries(host_literal().buildXfl(literal));
    return host.openNew(files, literal.name);
}

function fileName(name) {
    const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '_').replace(/[. ]+$/, '');
    if (safe === '') return '_';
    return isDeviceName(safe) || /^[-.]/.test(safe) ? `_${safe}` : safe;
}

function linkageOf(item) {
    return {
        isExported: LINKAGE.linkageExportForAS.read(item),
        isShared: LINKAGE.linkageExportForRS.read(item),
        isImported: LINKAGE.linkageImportForRS.read(item),
        isInFirstFrame: LINKAGE.linkageExportInFirstFrame.read(item),
        className: LINKAGE.linkageClassName.read(item),
        identifier: LINKAGE.linkageIdentifier.read(item),
        baseClass: LINKAGE.linkageBaseClass.read(item)
    };
}

const MAX_COUNTED = 1e15;
const NOTHING = {
    count: 0,
    nesting: 0
};
const ONE = {
    count: 1,
    nesting: 0
};
function checkShown(timeline, film) {
    const counts = new Map();
    const ofElement = (element, depth)=>{
        if (element.kind === 'group') return ofAll(element.members, depth);
        const inner = element.kind === 'symbol' ? film.symbolOf(element) : undefined;
        if (!inner) return ONE;
        const { count, nesting } = ofTimeline(inner, depth + 1);
        return {
            count: 1 + count,
            nesting: 1 + nesting
        };
    };
    const ofAll = (elements, depth)=>addUp(elements.map((element)=>ofElement(element, depth)));
    const ofLayer = ({ keyframes }, depth)=>{
        let fullest = NOTHING;
        for (const { elements } of keyframes){
            const { count, nesting } = ofAll(elements, depth);
            fullest = {
                count: Math.max(fullest.count, count),
                nesting: Math.max(fullest.nesting, nesting)
            };
        }
        return fullest;
    };
    const ofTimeline = (inside, depth)=>{
        const before = counts.get(inside);
        checkNesting(depth - 1 + (before?.nesting ?? 0), 'published');
        if (before) return before;
        counts.set(inside, NOTHING);
        const shown = addUp(inside.layers.map((layer)=>ofLayer(layer, depth)));
        counts.set(inside, shown);
        return shown;
    };
    host_errors.checkCount(`The timeline "${timeline.name}"`, ofTimeline(timeline, 0).count, host_errors.MAX_SHOWN, 'elements at a frame');
}
function addUp(parts) {
    return parts.reduce((all, { count, nesting })=>({
            count: Math.min(MAX_COUNTED, all.count + count),
            nesting: Math.max(all.nesting, nesting)
        }), NOTHING);
}

function pairInOrder(takers, offered, agree) {
    const waiting = new Map();
    for(let i = offered.length - 1; i >= 0; i--){
        const likeness = offered[i];
        if (likeness === undefined) continue;
        const list = waiting.get(likeness);
        if (list) list.push(i);
        else waiting.set(likeness, [
            i
        ]);
    }
    const pairs = new Map();
    let from = 0;
    takers.forEach((likeness, taker)=>{
        const left = likeness === undefined ? undefined : waiting.get(likeness);
        if (!left) return;
        while((left.at(-1) ?? from) < from)left.pop();
        for(let last = left.length - 1; last >= 0; last--){
            const offer = left[last];
            if (offer === undefined || !agree(taker, offer)) continue;
            pairs.set(taker, offer);
            from = offer + 1;
            break;
        }
    });
    return pairs;
}

function componentParameters({ node }) {
    return parametersOf(node).map(({ variable, name, type, defaultValue })=>({
            name: variable || name,
            type,
            value: defaultValue
        })).filter(({ name })=>name !== '');
}

const MARK = '__HTML5_Component__';
const SIZES = {
    Button: [
        100,
        22
    ],
    Checkbox: [
        100,
        22
    ],
    ComboBox: [
        100,
        22
    ],
    CSS: [
        100,
        22
    ],
    DatePicker: [
        100,
        22
    ],
    Image: [
        100,
        100
    ],
    Label: [
        100,
        22
    ],
    List: [
        100,
        100
    ],
    NumericStepper: [
        120,
        22
    ],
    RadioButton: [
        100,
        22
    ],
    RadioSet: [
        300,
        64
    ],
    TextInput: [
        100,
        22
    ],
    Video: [
        400,
        300
    ]
};
const JQUERY = /^https:\/\/code\.jquery\.com\/(jquery-[\d.]+(?:\.min)?\.js)$/;
function webComponentOf({ node }) {
    if (SYMBOL_ITEM.symbolDescription.read(node) !== MARK) return undefined;
    const [, kind = ''] = /^an\.(\w+)$/.exec(String(host_saving().getData(node, 'className') ?? '')) ?? [];
    const size = Object.hasOwn(SIZES, kind) ? SIZES[kind] : undefined;
    if (!size) return undefined;
    const addresses = String(host_saving().getData(node, 'dependencies') ?? '').split(/[;,]/);
    const jquery = addresses.flatMap((src)=>{
        const [, file] = JQUERY.exec(src) ?? [];
        return file === undefined ? [] : [
            {
                src,
                id: `lib/${file}`
            }
        ];
    });
    return {
        kind,
        size,
        jquery: jquery[0]
    };
}
const INTERNAL = '__ComponentType__';
function webParameters(owner) {
    return componentParameters(owner).filter(({ name })=>name !== INTERNAL);
}

const FIRST_SIZE = 256;
class ByteWriter {
    get written() {
        return this.bytes.subarray(0, this.length);
    }
    get size() {
        return this.length;
    }
    u8(value) {
        this.free = 0;
        this.reserve(1);
        this.bytes[this.length++] = value;
        return this;
    }
    u16(value) {
        return this.u8(value & 255).u8(value >> 8 & 255);
    }
    u32(value) {
        return this.u16(value & 65535).u16(value >>> 16 & 65535);
    }
    fixed8(value) {
        return this.u16(Math.round(value * 256));
    }
    fixed16(value) {
        return this.u32(Math.trunc(value * 65536));
    }
    float(value) {
        const bytes = new Uint8Array(4);
        new DataView(bytes.buffer).setFloat32(0, value, true);
        return this.raw(bytes);
    }
    encoded(value) {
        let rest = value >>> 0;
        while(rest > 127){
            this.u8(rest & 127 | 128);
            rest >>>= 7;
        }
        return this.u8(rest);
    }
    raw(bytes) {
        this.free = 0;
        this.reserve(bytes.length);
        this.bytes.set(bytes, this.length);
        this.length += bytes.length;
        return this;
    }
    text(text) {
        const [said] = text.split('\0');
        return this.raw(new TextEncoder().encode(said)).u8(0);
    }
    bits(value, count) {
        for(let left = count; left > 0;){
            if (this.free === 0) this.beginByte();
            const taken = Math.min(left, this.free);
            left -= taken;
            this.free -= taken;
            const part = Math.floor(value / 2 ** left) & (1 << taken) - 1;
            const last = this.length - 1;
            this.bytes[last] = (this.bytes[last] ?? 0) | part << this.free;
        }
        return this;
    }
    signed(value, count) {
        return this.bits(value < 0 ? value + 2 ** count : value, count);
    }
    flag(value) {
        return this.bits(value ? 1 : 0, 1);
    }
    align() {
        this.free = 0;
        return this;
    }
    beginByte() {
        this.reserve(1);
        this.bytes[this.length++] = 0;
        this.free = 8;
    }
    reserve(count) {
        if (this.length + count <= this.bytes.length) return;
        const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
        grown.set(this.written);
        this.bytes = grown;
    }
    constructor(){
        this.bytes = new Uint8Array(FIRST_SIZE);
        this.length = 0;
        this.free = 0;
    }
}
function bitsOf(value) {
    return value === 0 ? 0 : 32 - Math.clz32(value);
}
function signedBitsOf(...values) {
    let most = 0;
    for (const value of values){
        if (value !== 0) most = Math.max(most, 1 + bitsOf(value < 0 ? ~value : value));
    }
    return most;
}

function timelineShowing(item, { x, y }) {
    const instance = instanceOf(item);
    instance.append(XmlNode.create('matrix', {}, [
        XmlNode.create('Matrix', {
            tx: String(x),
            ty: String(y)
        })
    ]));
    const around = [
        [
            'elements',
            {}
        ],
        [
            'DOMFrame',
            {
                index: '0'
            }
        ],
        [
            'frames',
            {}
        ],
        [
            'DOMLayer',
            {
                name: 'Layer 1'
            }
        ],
        [
            'layers',
            {}
        ],
        [
            'DOMTimeline',
            {
                name: 'Scene 1'
            }
        ]
    ];
    return FilmTimeline.of(around.reduce((inner, [name, attributes])=>XmlNode.create(name, attributes, [
            inner
        ]), instance));
}
function instanceOf({ path, kind }) {
    if (kind === 'bitmap') return XmlNode.create('DOMBitmapInstance', {
        libraryItemName: path
    });
    return XmlNode.create('DOMSymbolInstance', {
        libraryItemName: path,
        symbolType: kind === 'button' ? 'button' : undefined
    });
}

const MINIMP3_FILE = 'minimp3-wasm/dist/decoder.opt.wasm';
function minimp3(read) {
    let module;
    return {
        decode (all, seconds) {
            const data = framesOfOneForm(all);
            if (data.length === 0) return undefined;
            const { Module, Instance } = globalThis.WebAssembly;
            module ??= new Module(read());
            const decoder = new Instance(module, {}).exports;
            decoder.decoder_init();
            decoder.decoder_set_mp3_data_size(data.length);
            new Uint8Array(decoder.memory.buffer, decoder.decoder_mp3_data_offset(), data.length).set(data);
            decoder.decoder_decode(seconds);
            const rate = decoder.decode_results_sampling_rate();
            if (rate <= 0) return undefined;
            const start = decoder.decoder_pcm_data_offset();
            const samples = new Int16Array(decoder.memory.buffer.slice(start, start + decoder.decoder_pcm_data_size()));
            return {
                rate,
                channels: decoder.decode_results_num_channels() === 1 ? 1 : 2,
                samples
            };
        }
    };
}

const SMALLEST_CHUNK = 64;
const compression = {
    crc32: zlib.crc32 ?? crc32,
    deflateRaw: (bytes)=>zlib.deflateRawSync(bytes),
    inflateRaw: (packed, limit)=>limited(()=>{
            const most = Math.max(limit, SMALLEST_CHUNK);
            return zlib.inflateRawSync(packed, {
                maxOutputLength: most,
                chunkSize: most + 1
            });
        }),
    inflateRawStart,
    deflate: (bytes)=>zlib.deflateSync(bytes),
    inflate: (packed, limit)=>limited(()=>zlib.inflateSync(packed, {
                finishFlush: zlib.constants.Z_SYNC_FLUSH,
                maxOutputLength: limit
            }))
};
function limited(inflate) {
    try {
        return inflate();
    } catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new OutputTooLarge('the unpacked data exceed the limit');
        throw error;
    }
}
const FIRST_TRY = 512;
const CHUNK = 4096;
function inflateRawStart(packed, length) {
    const options = {
        finishFlush: zlib.constants.Z_SYNC_FLUSH,
        chunkSize: CHUNK
    };
    for(let taken = FIRST_TRY;; taken *= 2){
        const bytes = zlib.inflateRawSync(packed.subarray(0, taken), options);
        if (bytes.length >= length || taken >= packed.length) return bytes;
    }
}

const CUT = `delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100;
  for (const made of [function* () {}, async function () {}, async function* () {}])
    delete Object.getPrototypeOf(made).constructor;`;
const FAULT = `(function (message, stack) {
  var fault = new SyntaxError(message);
  fault.stack = stack;
  return fault;
})`;
const compiled = new Map();
const MAX_COMPILED = 100;
function compile(source, file) {
    const cached = compiled.get(source);
    const script = cached?.file === file ? cached.script : new vm.Script(source, {
        filename: file
    });
    compiled.delete(source);
    compiled.set(source, {
        file,
        script
    });
    const [oldest] = compiled.keys();
    if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
    return script;
}
function createWorld() {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
    const run = (script)=>script.runInContext(context, {
            displayErrors: false
        });
    run(compile(CUT, HOST_FILE));
    const faultOf = run(compile(FAULT, HOST_FILE));
    return {
        global: run(compile('this', HOST_FILE)),
        run: (source, file = 'script')=>{
            let script;
            try {
                script = compile(source, file);
            } catch (error) {
                const { name, message, stack } = error;
                throw name === 'SyntaxError' ? faultOf(message, stack) : error;
            }
            return run(script);
        }
    };
}

const PERMISSIONS = 0o7777;
const ANY_WRITE = 0o222;
const NO_THROW = {
    throwIfNoEntry: false
};
const disk = {
    exists: (path)=>fs.existsSync(path),
    isWritable,
    stat: (path)=>described(fs.statSync(path, NO_THROW)),
    linkStat: (path)=>described(fs.lstatSync(path, NO_THROW)),
    list: (folder)=>fs.readdirSync(folder, {
            withFileTypes: true
        }).map((entry)=>({
                name: entry.name,
                isLink: entry.isSymbolicLink()
            })).sort((a, b)=>a.name < b.name ? -1 : 1),
    realPath: (path)=>fs.realpathSync.native(path),
    readLink: (link)=>fs.readlinkSync(link),
    read: (file)=>fs.readFileSync(noPipe(file)),
    readStart,
    write: (file, content)=>fs.writeFileSync(noPipe(file), content),
    append: (file, text)=>withHandle(noPipe(file), 'a', 0o666, (handle)=>appendAll(handle, text)),
    create,
    sync,
    makeFolder: (folder)=>void fs.mkdirSync(folder, {
            recursive: true
        }),
    makeTemporaryFolder: (prefix)=>fs.mkdtempSync(prefix),
    rename: (from, to)=>fs.renameSync(from, to),
    link: (file, name)=>fs.linkSync(file, name),
    copy: (from, to)=>fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL),
    setMode: (path, mode)=>fs.chmodSync(path, mode),
    removeFile: (file)=>fs.unlinkSync(file),
    removeFolder: (folder)=>fs.rmdirSync(folder),
    removeAll: (path)=>fs.rmSync(path, {
            recursive: true
        })
};
const OF_SHELL = /^\/(dev|proc)\//;
function noPipe(file) {
    if (OF_SHELL.test(file) || !fs.statSync(file, NO_THROW)?.isFIFO()) return file;
    throw new Error(`${file} is a named pipe, not a file`);
}
function described(stat) {
    return stat && {
        isFile: stat.isFile(),
        isFolder: stat.isDirectory(),
        isLink: stat.isSymbolicLink(),
        size: stat.size,
        mode: stat.mode,
        user: stat.uid,
        group: stat.gid,
        createdMs: stat.birthtimeMs,
        modifiedMs: stat.mtimeMs
    };
}
function readStart(file, length) {
    return withHandle(noPipe(file), 'r', 0, (handle)=>{
        const bytes = new Uint8Array(length);
        return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, 0));
    });
}
function create(file, chunks, options) {
    let isMade = false;
    try {
        withHandle(file, 'wx', options.like === undefined ? 0o666 : 0o600, (handle)=>{
            isMade = true;
            writeAll(handle, chunks, options);
        });
    } catch (error) {
        if (isMade) removeInVain(file);
        throw error;
    }
}
function writeAll(handle, chunks, { isSynced, like }) {
    for (const chunk of chunks){
        for(let at = 0; at < chunk.length;)at += fs.writeSync(handle, chunk, at);
    }
    if (like !== undefined) takeRights(handle, like);
    if (isSynced) fs.fsyncSync(handle);
}
function appendAll(handle, text) {
    const { size } = fs.fstatSync(handle);
    try {
        fs.writeFileSync(handle, text);
    } catch (error) {
        truncateInVain(handle, size);
        throw error;
    }
}
function removeInVain(file) {
    try {
        fs.unlinkSync(file);
    } catch  {
        return;
    }
}
function truncateInVain(handle, size) {
    try {
        if (fs.fstatSync(handle).isFile()) fs.ftruncateSync(handle, size);
    } catch  {
        return;
    }
}
function takeRights(handle, { mode, user, group }) {
    const { uid, gid } = fs.fstatSync(handle);
    try {
        if (uid !== user || gid !== group) fs.fchownSync(handle, user, group);
    } catch  {
    }
    fs.fchmodSync(handle, mode & PERMISSIONS);
}
function isWritable(path) {
    if ((fs.statSync(path).mode & ANY_WRITE) === 0) return false;
    try {
        fs.accessSync(path, fs.constants.W_OK);
        return true;
    } catch  {
        return false;
    }
}
function sync(folder) {
    try {
        withHandle(folder, 'r', 0, (handle)=>fs.fsyncSync(handle));
    } catch  {
        return;
    }
}
function withHandle(file, flags, mode, action) {
    const handle = fs.openSync(file, flags, mode);
    try {
        return action(handle);
    } finally{
        fs.closeSync(handle);
    }
}

function loadPackage(name, purpose) {
    try {
        return module$1.createRequire(__filename)(name);
    } catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND') throw error;
        throw new Error(`${purpose} needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
}

const NONE = ()=>undefined;
function openFontOutlines(bytes) {
    const { parse } = loadPackage('opentype.js', 'the outline of a glyph');
    const font = unlessDamaged(()=>parse(new Uint8Array(bytes).buffer));
    if (!font) return NONE;
    return (glyph)=>glyph < font.glyphs.length ? unlessDamaged(()=>font.glyphs.get(glyph).path.commands) : undefined;
}
function unlessDamaged(read) {
    try {
        return read();
    } catch  {
        return undefined;
    }
}

function packageFile(name) {
    return fs.readFileSync(module$1.createRequire(__filename).resolve(name));
}

const KEY_BYTES = 32;
const PROOF_LENGTH = 32;
const OTHERS_WRITE = 0o022;
const proofs = {
    sign: (document, text)=>proofOf(readKey() ?? makeKey(), document, text),
    isSigned (document, text, proof) {
        const key = readKey();
        return key !== undefined && proofOf(key, document, text) === proof;
    }
};
function proofOf(key, document, text) {
    const what = JSON.stringify([
        os.hostname(),
        document
    ]);
    return node_crypto().createHmac('sha256', key).update(`${what}\n${text}`).digest('hex').slice(0, PROOF_LENGTH);
}
function readKey() {
    try {
        const file = keyFile();
        if (!isOwn(path.dirname(file)) || !isOwn(file)) return undefined;
        const key = fs.readFileSync(file, 'utf8');
        return key.length === KEY_BYTES * 2 ? key : undefined;
    } catch  {
        return undefined;
    }
}
function makeKey() {
    const file = keyFile();
    const folder = path.dirname(file);
    fs.mkdirSync(folder, {
        recursive: true,
        mode: 0o700
    });
    const draft = `${file}.${process.pid}.${node_crypto().randomBytes(6).toString('hex')}`;
    const giveUp = host_errors.processes.removeAtEnd?.([
        {
            path: draft
        }
    ]);
    try {
        const handle = fs.openSync(draft, 'wx', 0o600);
        try {
            fs.writeSync(handle, node_crypto().randomBytes(KEY_BYTES).toString('hex'));
            fs.fsyncSync(handle);
        } finally{
            fs.closeSync(handle);
        }
        putInPlace(draft, file);
    } finally{
        fs.rmSync(draft, {
            force: true
        });
        giveUp?.();
    }
    const key = readKey();
    if (key === undefined) throw new Error(`${file} is damaged, or users other than you can write to it`);
    return key;
}
function putInPlace(draft, file) {
    try {
        fs.linkSync(draft, file);
    } catch  {
        if (!fs.existsSync(file)) fs.renameSync(draft, file);
    }
}
function isOwn(file) {
    const { getuid } = process;
    const stat = fs.lstatSync(file);
    if (!stat.isDirectory() && !stat.isFile()) return false;
    return getuid === undefined || stat.uid === getuid() && (stat.mode & OTHERS_WRITE) === 0;
}
function keyFile() {
    return path.join(stateFolder(), `saves-${process.getuid?.() ?? 'user'}`, 'key');
}
function stateFolder() {
    const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
    if (host_errors.isPlace(XDG_STATE_HOME)) return path.join(XDG_STATE_HOME, 'adobe-collection');
    if (process.platform === 'win32' && host_errors.isPlace(LOCALAPPDATA)) return path.join(LOCALAPPDATA, 'adobe-collection', 'State');
    const home = host_errors.homeFolder();
    if (home === undefined) throw new Error('the user has no home folder');
    if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'adobe-collection');
    return path.join(home, '.local', 'state', 'adobe-collection');
}

const PACKAGE = '@resvg/resvg-js';
const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;
const rasterizer = {
    rasterize
};
function rasterize(svg, { scale = 1, isSmooth = true, fallbackFace, fontFolders = [], maxPixels = Infinity }) {
    const { Resvg: Picture } = load();
    const picture = new Picture(svg, {
        fitTo: {
            mode: 'zoom',
            value: scale
        },
        shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
        font: fontsFor(svg, fallbackFace, fontFolders)
    });
    const pixels = picture.width * picture.height * scale ** 2;
    if (pixels > maxPixels) throw new RangeError(`the picture would have ${pixels} pixels; the maximum is ${maxPixels}`);
    const image = picture.render();
    return {
        width: image.width,
        height: image.height,
        pixels: image.pixels,
        toPng: ()=>image.asPng()
    };
}
function fontsFor(svg, fallbackFace, fontFolders) {
    if (!svg.includes('<text')) return {
        loadSystemFonts: false
    };
    return {
        loadSystemFonts: true,
        defaultFontFamily: fallbackFace,
        fontDirs: [
            ...fontFolders
        ]
    };
}
function load() {
    return loadPackage(PACKAGE, 'a picture in pixels');
}

const mp3 = minimp3(()=>{
    try {
        return packageFile(MINIMP3_FILE);
    } catch (error) {
        const name = MINIMP3_FILE.split('/')[0];
        throw new Error(`an MP3 needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
});
const nodePlatform = {
    isWindows: process.platform === 'win32',
    disk,
    paths: path,
    compression,
    clock: {
        now: ()=>new Date()
    },
    processes: host_errors.processes,
    proofs,
    rasterizer,
    mp3,
    packageFile,
    openFontOutlines,
    createWorld
};

function createHost(literal, options) {
    const host = new Host(nodePlatform, options, host_publish().writePublication);
    if (literal) openLiteral(host, literal);
    return new (host_scripting().HostHandle)(host);
}
function openHost(path, options) {
    const host = new Host(nodePlatform, options, host_publish().writePublication);
    host.open(path);
    return new (host_scripting().HostHandle)(host);
}

const SYMBOL_INSTANCE = {
    ...ELEMENT,
    ...INSTANCE,
    ...BLENDING
};
const FIELD = {
    ...ELEMENT,
    ...TEXT_FIELD
};
const TABLES = new Map([
    ...Object.entries({
        DOMDocument: DOCUMENT,
        flash_profile: PUBLISH_PROFILE,
        SolidSwatchItem: SWATCH,
        DOMFolderItem: FOLDER_ITEM,
        DOMBitmapItem: BITMAP_ITEM,
        DOMSoundItem: SOUND_ITEM,
        DOMVideoItem: VIDEO_ITEM,
        DOMFontItem: FONT_ITEM,
        DOMCompiledClipItem: COMPILED_CLIP_ITEM,
        DOMSymbolItem: SYMBOL_ITEM,
        DOMComponentItem: SYMBOL_ITEM,
        Include: INCLUDE,
        DOMTimeline: TIMELINE,
        DOMLayer: LAYER,
        DOMFrame: {
            ...KEYFRAME,
            ...SOUND,
            ...BLENDING
        },
        SoundEnvelopePoint: SOUND_POINT,
        Ease: EASE,
        CustomEase: CUSTOM_EASE,
        MorphSegment: MORPH_SEGMENT,
        MorphCurves: MORPH_CURVES,
        DOMSymbolInstance: SYMBOL_INSTANCE,
        DOMComponentInstance: SYMBOL_INSTANCE,
        DOMBitmapInstance: SYMBOL_INSTANCE,
        DOMStaticText: FIELD,
        DOMDynamicText: FIELD,
        DOMInputText: FIELD,
        DOMTextAttrs: TEXT_ATTRS,
        DOMShape: {
            ...ELEMENT,
            ...SHAPE
        },
        DOMRectangleObject: {
            ...ELEMENT,
            ...PRIMITIVE
        },
        DOMOvalObject: {
            ...ELEMENT,
            ...PRIMITIVE
        },
        DOMGroup: ELEMENT,
        Edge: EDGE,
        Matrix: MATRIX,
        Point: POINT,
        Color: COLOR_EFFECT,
        MatteColor: MATTE_COLOR,
        FillStyle: STYLE,
        StrokeStyle: STYLE,
        GradientEntry: GRADIENT_ENTRY,
        SolidStroke: STROKE,
        DashedStroke: {
            ...STROKE,
            ...STROKE_LENGTHS.DashedStroke
        },
        DottedStroke: {
            ...STROKE,
            ...STROKE_LENGTHS.DottedStroke
        },
        ...PAINT_SCHEMA
    }),
    ...FILTER_TAGS.map((tag)=>[
            tag,
            FILTER_SCHEMA[tag].table
        ])
]);

const paths = {
    sep: '/',
    join: (...parts)=>normalize(parts.filter((part)=>part !== '').join('/')),
    resolve,
    normalize,
    dirname,
    basename,
    extname
};
function resolve(...parts) {
    let joined = '';
    for (const part of parts)joined = part.startsWith('/') ? part : `${joined}/${part}`;
    const path = normalize(`/${joined}`);
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
function normalize(path) {
    if (path === '') return '.';
    const isAbsolute = path.startsWith('/');
    const names = [];
    for (const name of path.split('/')){
        if (name === '' || name === '.') continue;
        if (name !== '..') names.push(name);
        else if (names.length > 0 && names.at(-1) !== '..') names.pop();
        else if (!isAbsolute) names.push(name);
    }
    const tail = path.endsWith('/') && names.length > 0 ? '/' : '';
    const normal = `${isAbsolute ? '/' : ''}${names.join('/')}${tail}`;
    if (normal !== '') return normal;
    return path.endsWith('/') ? './' : '.';
}
function trimmed(path) {
    return path.replace(/(?<!^)\/+$/, '');
}
function dirname(path) {
    const bare = trimmed(path);
    const slash = bare.lastIndexOf('/');
    if (slash < 0) return '.';
    return bare.slice(0, slash) || '/';
}
function basename(path, suffix = '') {
    const bare = path.replace(/\/+$/, '');
    const name = bare.slice(bare.lastIndexOf('/') + 1);
    return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}
function extname(path) {
    const name = basename(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 || name === '..' ? '' : name.slice(dot);
}

class MemoryProofs {
    sign(document, text) {
        const what = `${document}\n${text}`;
        const word = this.words.get(what) ?? crypto.randomUUID().replaceAll('-', '');
        this.words.set(what, word);
        return word;
    }
    isSigned(document, text, proof) {
        return this.words.get(`${document}\n${text}`) === proof;
    }
    constructor(){
        this.words = new Map();
    }
}

function countUses(document) {
    const { node, library } = document;
    const uses = new Map();
    const files = library.items.flatMap((item)=>item instanceof SymbolItem && item.hasContent ? [
            item.file.root
        ] : []);
    for (const root of [
        node,
        ...files
    ])for (const [path, count] of countNamedPaths(root))uses.set(path, (uses.get(path) ?? 0) + count);
    return uses;
}

const QUERY_KINDS = [
    'elements',
    'items',
    'layers',
    'frames'
];
const NOUNS = {
    elements: 'element',
    items: 'item',
    layers: 'layer',
    frames: 'keyframe'
};

let brought = new Map();
function loadVideos(videos) {
    brought = new Map(Object.entries(videos));
}
function keyOfVideo(bytes) {
    return `${bytes.length} ${crc32(bytes)}`;
}
const video = {
    decode: (bytes)=>brought.get(keyOfVideo(bytes)) ?? NO_VIDEO
};

const QUOTED = /"[^"]*"|'[^']*'/g;
function meantQueries(query) {
    const bare = /^'(.*)'$/.exec(query)?.[1];
    if (bare !== undefined) return [
        {
            query: bare,
            because: 'the quotes are part of the query: the prompt of Windows (cmd) takes " and not \''
        }
    ];
    const path = /^[\w *?-]+\/[^\s,]/.test(query) ? [
        {
            query: `/${query}`,
            because: 'paths begin with a slash'
        }
    ] : [];
    const pseudo = query.replace(/(^|[^\w\\.])\.([a-z]+)/g, '$1:$2');
    return pseudo === query ? path : [
        ...path,
        {
            query: pseudo,
            because: 'a point means a class for ActionScript'
        }
    ];
}
function strangePart(query) {
    const plain = query.replace(QUOTED, '""');
    const attributes = comparable();
    for (const [, name = ''] of plain.matchAll(/\[\s*([a-z]\w+)\s*(?:[\]=<>!~^$*])/gi)){
        const near = attributes.includes(name) ? undefined : host_errors.nearestWord(name, attributes);
        if (near !== undefined) return `nothing has an attribute ${name}; did you mean ${near}?`;
    }
    return null;
}
function comparable() {
    const ofHost = Object.values(host_contract().contract).flatMap(({ properties })=>Object.keys(properties));
    return [
        'text',
        'font',
        'size',
        'shortName',
        'folder',
        ...new Set(ofHost)
    ];
}

const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = fs.constants;
const HELD = '/proc/self/fd';
const CAN_HOLD = fs.existsSync(HELD);
class OpenFolderEntry {
    constructor(handle, folder, name){
        this.handle = handle;
        this.folder = folder;
        this.name = name;
    }
    static hold(folder, name) {
        if (!CAN_HOLD) return new OpenFolderEntry(undefined, fs.realpathSync.native(folder), name);
        const handle = fs.openSync(folder, O_RDONLY | O_DIRECTORY);
        try {
            return new OpenFolderEntry(handle, fs.readlinkSync(`${HELD}/${handle}`), name);
        } catch (error) {
            fs.closeSync(handle);
            throw error;
        }
    }
    get at() {
        return path.join(this.handle === undefined ? this.folder : `${HELD}/${this.handle}`, this.name);
    }
    get path() {
        return path.join(this.folder, this.name);
    }
    stat() {
        return fs.lstatSync(this.at, {
            throwIfNoEntry: false
        });
    }
    open(flags, mode = 0o666) {
        return fs.openSync(this.at, flags | O_NOFOLLOW, mode);
    }
    release() {
        if (this.handle !== undefined) fs.closeSync(this.handle);
    }
}

async function nodeWebp() {
    return host_media().loadWebp(fileOfPackage());
}
function fileOfPackage() {
    try {
        return packageFile(host_media().WEBP_FILE);
    } catch (error) {
        const name = host_media().WEBP_FILE.split('/').slice(0, 2).join('/');
        throw new Error(`a WebP needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
}

exports.ACCESSIBILITY = ACCESSIBILITY;
exports.BITMAP_ITEM = BITMAP_ITEM;
exports.BLACK = BLACK;
exports.BLENDING = BLENDING;
exports.BLEND_MODES = BLEND_MODES;
exports.BLEND_NUMBERS = BLEND_NUMBERS;
exports.BitmapInstance = BitmapInstance;
exports.BitmapItem = BitmapItem;
exports.ByteWriter = ByteWriter;
exports.CANVAS = CANVAS$1;
exports.CHANNELS = CHANNELS;
exports.COLOR_EFFECT = COLOR_EFFECT;
exports.COLOR_MODES = COLOR_MODES;
exports.COMPILED_CLIP_ITEM = COMPILED_CLIP_ITEM;
exports.CUSTOM_EASE = CUSTOM_EASE;
exports.CaseInsensitivePaths = CaseInsensitivePaths;
exports.CompiledClipItem = CompiledClipItem;
exports.Contour = Contour;
exports.DATA_ATTRIBUTES = DATA_ATTRIBUTES;
exports.DOCUMENT = DOCUMENT;
exports.DOCUMENT_WORDS = DOCUMENT_WORDS;
exports.DisplayInstance = DisplayInstance;
exports.Document = Document;
exports.DocumentCore = DocumentCore;
exports.DocumentKeyframe = DocumentKeyframe;
exports.DocumentQueries = DocumentQueries;
exports.DocumentStroke = DocumentStroke;
exports.DocumentText = DocumentText;
exports.EASE = EASE;
exports.EASE_TARGETS = EASE_TARGETS;
exports.EDGE = EDGE;
exports.ELEMENT = ELEMENT;
exports.Edge = Edge;
exports.Element = Element;
exports.FILTER_TAGS = FILTER_TAGS;
exports.FOLDER_ITEM = FOLDER_ITEM;
exports.FONT_ITEM = FONT_ITEM;
exports.FRAME_BOX = FRAME_BOX;
exports.FULL_LEVEL = FULL_LEVEL;
exports.FeatureMatrix = FeatureMatrix;
exports.FilmCache = FilmCache;
exports.FilmElement = FilmElement;
exports.FilmLayer = FilmLayer;
exports.FilmTimeline = FilmTimeline;
exports.FolderItem = FolderItem;
exports.FontItem = FontItem;
exports.Frame = Frame;
exports.GRADIENT_ENTRY = GRADIENT_ENTRY;
exports.GRADIENT_RADIUS = GRADIENT_RADIUS;
exports.HOST_FILE = HOST_FILE;
exports.HalfEdge = HalfEdge;
exports.Host = Host;
exports.HostError = HostError;
exports.HostObject = HostObject;
exports.IDENTITY = IDENTITY$1;
exports.INCLUDE = INCLUDE;
exports.INSTANCE = INSTANCE;
exports.ITEM = ITEM;
exports.ITEM_ICONS = ITEM_ICONS;
exports.Installation = Installation;
exports.Instance = Instance;
exports.Item = Item;
exports.KEYFRAME = KEYFRAME;
exports.KeptLines = KeptLines;
exports.LABEL = LABEL;
exports.LABEL_ATTRIBUTES = LABEL_ATTRIBUTES;
exports.LAYER = LAYER;
exports.LIBRARY_ALONE = LIBRARY_ALONE;
exports.LINKAGE = LINKAGE;
exports.LOCAL_SIZE = LOCAL_SIZE;
exports.Layer = Layer;
exports.Library = Library;
exports.MATRIX = MATRIX;
exports.MAX_LINKS = MAX_LINKS;
exports.MEDIUM = MEDIUM;
exports.MIMETYPE = MIMETYPE;
exports.MIMETYPE_CONTENT = MIMETYPE_CONTENT;
exports.MINIMP3_FILE = MINIMP3_FILE;
exports.MORPH_CURVES = MORPH_CURVES;
exports.MORPH_SEGMENT = MORPH_SEGMENT;
exports.MalformedXml = MalformedXml;
exports.MemoryContainer = MemoryContainer;
exports.MemoryProofs = MemoryProofs;
exports.MorphedShape = MorphedShape;
exports.NAMESPACES = NAMESPACES;
exports.NODE_NAMES = NODE_NAMES;
exports.NOUNS = NOUNS;
exports.NO_COLOR_TRANSFORM = NO_COLOR_TRANSFORM;
exports.NO_TINT = NO_TINT;
exports.NO_VIDEO = NO_VIDEO;
exports.NodeCache = NodeCache;
exports.NotImplemented = NotImplemented;
exports.OpenFolderEntry = OpenFolderEntry;
exports.OutputTooLarge = OutputTooLarge;
exports.PAINT_SCHEMA = PAINT_SCHEMA;
exports.PLAIN_FORMAT = PLAIN_FORMAT;
exports.POINT = POINT;
exports.PRIMITIVE = PRIMITIVE;
exports.PROXY_CONTENT = PROXY_CONTENT;
exports.PUBLISH_PROFILE = PUBLISH_PROFILE;
exports.QUERY_KINDS = QUERY_KINDS;
exports.RECORD_SIGNATURE = RECORD_SIGNATURE;
exports.RECORD_SIZE = RECORD_SIZE;
exports.SECTIONS = SECTIONS;
exports.SHAPE = SHAPE;
exports.SOUND = SOUND;
exports.SOUND_ATTRIBUTES = SOUND_ATTRIBUTES;
exports.SOUND_EFFECTS = SOUND_EFFECTS;
exports.SOUND_ITEM = SOUND_ITEM;
exports.SOUND_POINT = SOUND_POINT;
exports.SPACE = SPACE;
exports.STROKE = STROKE;
exports.STROKE_WORDS = STROKE_WORDS;
exports.STYLE = STYLE;
exports.SWATCH = SWATCH;
exports.SYMBOL_ITEM = SYMBOL_ITEM;
exports.Shape = Shape;
exports.SoundItem = SoundItem;
exports.SymbolInstance = SymbolInstance;
exports.SymbolItem = SymbolItem;
exports.TABLES = TABLES;
exports.TEXT_ATTRS = TEXT_ATTRS;
exports.TEXT_FIELD = TEXT_FIELD;
exports.TEXT_GUTTER = TEXT_GUTTER;
exports.TIMELINE = TIMELINE;
exports.TWEEN = TWEEN;
exports.TWIPS_PER_PIXEL = TWIPS_PER_PIXEL;
exports.Text = Text;
exports.Timeline = Timeline;
exports.Tween = Tween;
exports.UnknownElement = UnknownElement;
exports.VIDEO_ITEM = VIDEO_ITEM;
exports.VersionCache = VersionCache;
exports.Vertex = Vertex;
exports.VideoItem = VideoItem;
exports.XFL_VERSION = XFL_VERSION;
exports.XmlFile = XmlFile;
exports.XmlNode = XmlNode;
exports.ZipContainer = ZipContainer;
exports.addEntry = addEntry;
exports.appendAll = appendAll;
exports.apply = apply;
exports.applySpace = applySpace;
exports.around = around;
exports.asEmpty = asEmpty;
exports.attributesAt = attributesAt;
exports.beginsMp3 = beginsMp3;
exports.bitsOf = bitsOf;
exports.boundsOf = boundsOf$1;
exports.brightnessOf = brightnessOf;
exports.byFilter = byFilter;
exports.centerOf = centerOf;
exports.changedMatrix = changedMatrix;
exports.changes = changes;
exports.channelEffectsOf = channelEffectsOf;
exports.channelsOf = channelsOf;
exports.checkChoice = checkChoice;
exports.checkNesting = checkNesting;
exports.checkNumber = checkNumber;
exports.checkObject = checkObject;
exports.checkPoint = checkPoint;
exports.checkShown = checkShown;
exports.checkText = checkText;
exports.childOrNew = childOrNew;
exports.closeTagStart = closeTagStart;
exports.collectionMethods = collectionMethods;
exports.colorKey = colorKey;
exports.colorModeOf = colorModeOf;
exports.colorTransformOf = colorTransformOf;
exports.componentParameters = componentParameters;
exports.concat = concat;
exports.concatColors = concatColors;
exports.concatSpaces = concatSpaces;
exports.countUses = countUses;
exports.crc32 = crc32;
exports.createHost = createHost;
exports.dashesIn = dashesIn;
exports.dataStart = dataStart;
exports.dataUri = dataUri;
exports.decodeAttribute = decodeAttribute;
exports.decodeEntry = decodeEntry;
exports.decodeName = decodeName;
exports.defaults = defaults;
exports.describeValue = describeValue;
exports.described = described;
exports.discard = discard;
exports.effectOfAlpha = effectOfAlpha;
exports.effectOfChannels = effectOfChannels;
exports.effectTags = effectTags;
exports.elapsedAt = elapsedAt;
exports.elementClasses = elementClasses;
exports.elementOf = elementOf;
exports.emptyBox = emptyBox;
exports.entryAt = entryAt;
exports.entryToWrite = entryToWrite;
exports.escapeFileName = escapeFileName;
exports.escapeText = escapeText;
exports.evaluateInRealm = evaluateInRealm;
exports.explainFault = explainFault;
exports.faultOfSceneName = faultOfSceneName;
exports.fileName = fileName;
exports.filesOfMedia = filesOfMedia;
exports.filterRow = filterRow;
exports.findOffsets = findOffsets;
exports.flatSpace = flatSpace;
exports.foldedName = foldedName;
exports.folderAround = folderAround;
exports.folderOf = folderOf;
exports.folderOf$1 = folderOf$1;
exports.foldersAbove = foldersAbove;
exports.formatChannel = formatChannel;
exports.formatChannels = formatChannels;
exports.formatColor = formatColor;
exports.formatNumber = formatNumber;
exports.formatOf = formatOf;
exports.frameAt = frameAt;
exports.frameCountOf = frameCountOf;
exports.framesShown = framesShown;
exports.freeName = freeName$1;
exports.gatherScenes = gatherScenes;
exports.gradientStops = gradientStops;
exports.hasLineBreak = hasLineBreak;
exports.hasSameBytes = hasSameBytes;
exports.hidesAll = hidesAll;
exports.hostFilterName = hostFilterName;
exports.hrefOf = hrefOf;
exports.inFolder = inFolder;
exports.include = include;
exports.includeTransformed = includeTransformed;
exports.invalidArgument = invalidArgument;
exports.invert = invert;
exports.isBaked = isBaked;
exports.isBelow = isBelow$1;
exports.isBlank = isBlank;
exports.isDeviceName = isDeviceName;
exports.isDevicePath = isDevicePath;
exports.isEmpty = isEmpty;
exports.isFilterTag = isFilterTag;
exports.isGitName = isGitName;
exports.isIdentity = isIdentity;
exports.isInside = isInside;
exports.isMarker = isMarker;
exports.isOfLock = isOfLock;
exports.isOn = isOn;
exports.isSameContent = isSameContent;
exports.isTemporaryOf = isTemporaryOf;
exports.isTranslation = isTranslation;
exports.joinBytes = joinBytes;
exports.joinPath = joinPath;
exports.keepsBoxes = keepsBoxes;
exports.keyOfVideo = keyOfVideo;
exports.lastStartingAt = lastStartingAt;
exports.leadOf = leadOf;
exports.leafOf = leafOf;
exports.leavesOf = leavesOf;
exports.lineStart = lineStart;
exports.linkageOf = linkageOf;
exports.loadLibrary = loadLibrary;
exports.loadPackage = loadPackage;
exports.localExtra = localExtra;
exports.locationOf = locationOf;
exports.lockBeside = lockBeside;
exports.lookUp = lookUp;
exports.makeCurrent = makeCurrent;
exports.makeTemporaryFolder = makeTemporaryFolder;
exports.makeTypeChecks = makeTypeChecks;
exports.maskToRegExp = maskToRegExp;
exports.meantQueries = meantQueries;
exports.mediaFiles = mediaFiles;
exports.methodNames = methodNames;
exports.missingFolders = missingFolders;
exports.missingMedia = missingMedia;
exports.moveElements = moveElements;
exports.mp3FrameAt = mp3FrameAt;
exports.nameFault = nameFault;
exports.nameOfFile = nameOfFile;
exports.namedPaths = namedPaths;
exports.needsFolder = needsFolder;
exports.newDocument = newDocument;
exports.newFileGuid = newFileGuid;
exports.newItemID = newItemID;
exports.nextKeyframe = nextKeyframe;
exports.nodeMatrix = nodeMatrix;
exports.nodePlatform = nodePlatform;
exports.nodeWebp = nodeWebp;
exports.normalizeName = normalizeName;
exports.notImplemented = notImplemented;
exports.numberedUri = numberedUri;
exports.openContainer = openContainer;
exports.openDocument = openDocument;
exports.openHost = openHost;
exports.openLiteral = openLiteral;
exports.outOfMask = outOfMask;
exports.overlap = overlap;
exports.packageFile = packageFile;
exports.packedData = packedData;
exports.paintNode = paintNode;
exports.pairInOrder = pairInOrder;
exports.parentOf = parentOf;
exports.parentOfLayer = parentOfLayer;
exports.parseColor = parseColor;
exports.parseTree = parseTree;
exports.pathBelow = pathBelow;
exports.pathToUri = pathToUri;
exports.pathToWrite = pathToWrite;
exports.paths = paths;
exports.pictureOf = pictureOf;
exports.pixelMatrix = pixelMatrix;
exports.positionAt = positionAt;
exports.positionsAt = positionsAt;
exports.propertyOf = propertyOf;
exports.putParent = putParent;
exports.queriesOf = queriesOf;
exports.quoteAttribute = quoteAttribute;
exports.quoteShort = quoteShort;
exports.reachOf = reachOf;
exports.readColor = readColor;
exports.readColorEffect = readColorEffect;
exports.readColorTransform = readColorTransform;
exports.readCutMatrix = readCutMatrix;
exports.readDuration = readDuration;
exports.readFill = readFill;
exports.readFlag = readFlag;
exports.readInteger = readInteger;
exports.readMatrix = readMatrix;
exports.readNumber = readNumber;
exports.readPaint = readPaint;
exports.readParents = readParents;
exports.readRecord = readRecord;
exports.readScript = readScript;
exports.readStart = readStart$1;
exports.readStroke = readStroke;
exports.readText = readText;
exports.readTransformationPoint = readTransformationPoint;
exports.readZipDirectory = readZipDirectory;
exports.refuseArgument = refuseArgument;
exports.removeAtEnd = removeAtEnd;
exports.removeChild = removeChild;
exports.removeEmpty = removeEmpty;
exports.resizeTo = resizeTo;
exports.resolveLinks = resolveLinks;
exports.restyled = restyled;
exports.rotateElements = rotateElements;
exports.roundBox = roundBox;
exports.scaleElements = scaleElements;
exports.scalingGridOf = scalingGridOf;
exports.sceneNodes = sceneNodes;
exports.secondsNow = secondsNow;
exports.sectionIndex = sectionIndex;
exports.selectElements = selectElements;
exports.selectionRequired = selectionRequired;
exports.setAlpha = setAlpha;
exports.setBrightness = setBrightness;
exports.setChannel = setChannel;
exports.setColorMode = setColorMode;
exports.setCurrentFrame = setCurrentFrame;
exports.setParent = setParent;
exports.setTint = setTint;
exports.shiftedSpace = shiftedSpace;
exports.shownFrame = shownFrame;
exports.signedBitsOf = signedBitsOf;
exports.skewElements = skewElements;
exports.sourceOf = sourceOf$1;
exports.stageGround = stageGround;
exports.stageSize = stageSize;
exports.staticTextsOf = staticTextsOf;
exports.storable = storable;
exports.storedNumber = storedNumber;
exports.strangePart = strangePart;
exports.strokeNode = strokeNode;
exports.strokesOf = strokesOf;
exports.switchValues = switchValues;
exports.systemError = systemError;
exports.tailOf = tailOf;
exports.temporaryBeside = temporaryBeside;
exports.timelineOf = timelineOf$1;
exports.timelineShowing = timelineShowing;
exports.tintOf = tintOf;
exports.toBase64 = toBase64;
exports.toTwips = toTwips;
exports.transformBox = transformBox;
exports.transformColor = transformColor;
exports.transformElements = transformElements;
exports.translation = translation;
exports.turnedSpace = turnedSpace;
exports.unavailable = unavailable;
exports.unite = unite;
exports.unpack = unpack;
exports.walkNodes = walkNodes;
exports.webComponentOf = webComponentOf;
exports.webParameters = webParameters;
exports.withChannel = withChannel;
exports.withDescendants = withDescendants;
exports.withEnding = withEnding;
exports.withSeparator = withSeparator;
exports.withoutDefaults = withoutDefaults;
exports.writeAll = writeAll;
exports.writeColor = writeColor;
exports.writeFile = writeFile;
exports.writeMatrix = writeMatrix;
exports.writeParents = writeParents;
exports.writeSpan = writeSpan;
exports.writeTransformationPoint = writeTransformationPoint;
exports.written = written;
